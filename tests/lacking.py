"""What a test does on a machine without a program of the system that it needs."""

import os
import shutil
from typing import NoReturn

import pytest


def lack(package: str) -> NoReturn:
    """Fail where the program could have been installed, so that CI skips nothing.

    `make test` installs what is missing as root (tools/system.py). Anybody else can't, and is told
    what to ask for: the reason for the only skip there is.
    """
    message = f"{package} is not installed: `apt install {package}`"
    installable = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if installable or os.environ.get("CI"):
        pytest.fail(f"{message} (make test does so as root)")
    pytest.skip(reason=message)
