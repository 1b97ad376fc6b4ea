"""Inserting a row that may be there already: each database says it in its own words."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects.postgresql import Insert as PostgresqlInsert
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import Insert as SqliteInsert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

Row = dict[str, Any]


def add(connection: Connection, table: Table, row: Row) -> bool:
    """Insert a row unless one with its key is there; return whether it is new."""
    wanted = insertion(connection, table).values(row).on_conflict_do_nothing()
    key = next(iter(table.primary_key))
    return connection.execute(wanted.returning(key)).one_or_none() is not None


def put(connection: Connection, table: Table, row: Row) -> None:
    """Insert a row, or bring the one with its key up to date."""
    key = [column.name for column in table.primary_key]
    values = {name: value for name, value in row.items() if name not in key}
    wanted = insertion(connection, table).values(row)
    connection.execute(wanted.on_conflict_do_update(index_elements=key, set_=values))


def insertion(connection: Connection, table: Table) -> PostgresqlInsert | SqliteInsert:
    """Return an insertion that can say what to do with rows that are there already."""
    if connection.dialect.name == "postgresql":
        return postgresql_insert(table)
    return sqlite_insert(table)
