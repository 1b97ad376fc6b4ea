"""A contract for import-linter: which third-party packages some modules may import."""

import sys
from collections.abc import Iterator
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class ThirdPartyContract(Contract):
    """These modules and their submodules import only the standard library and `allowed`."""

    type_name = "third_party"

    modules = fields.ListField(subfield=fields.StringField())
    allowed = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - the signature is import-linter's
        """Look at every direct import of the modules."""
        found = [f"{importer} imports {name}" for importer, name in sorted(self._strangers(graph))]
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line for each import that isn't allowed."""
        for line in check.metadata["found"]:
            output.print_error(line)

    def _strangers(self, graph: ImportGraph) -> Iterator[tuple[str, str]]:
        known = sys.stdlib_module_names | cast("set[str]", self.allowed)
        for module in cast("list[str]", self.modules):
            own = module.partition(".")[0]
            for importer in descendants(graph, module):
                for name in graph.find_modules_directly_imported_by(importer):
                    if name.partition(".")[0] not in known | {own}:
                        yield importer, name


def descendants(graph: ImportGraph, module: str) -> set[str]:
    """Return a module and its submodules; an empty set if it doesn't exist yet."""
    return {module} | graph.find_descendants(module) if module in graph.modules else set()
