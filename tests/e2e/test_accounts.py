"""Accounts in the browser: made, signed in to elsewhere, with a passkey, and deleted."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESKTOP, PHONE
from tests.e2e.test_accessibility import violations
from tests.web.process import Serving, serving

PASSWORD = "correct horse"  # noqa: S105 - of nobody


@contextmanager
def at(browser: Browser, address: str, *, phone: bool = False) -> Iterator[Page]:
    """Open the account page in a browser of its own; passkeys need a name."""
    context = browser.new_context(viewport=PHONE if phone else DESKTOP, reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address.replace('127.0.0.1', 'localhost')}/account")
    expect(page.locator("h1")).to_have_text("Account")
    yield page
    context.close()


def with_authenticator(page: Page) -> None:
    """Give a page a passkey's device that always agrees."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": device})


def check(page: Page) -> None:
    """Check that axe finds nothing, and that nothing is wider than the screen."""
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def part(page: Page, name: str) -> "PagePart":
    """Return a part of the account page."""
    return PagePart(page, name)


class PagePart:
    """One of the panels."""

    def __init__(self, page: Page, name: str) -> None:
        """Find it."""
        self.at = page.locator(f'[data-part="{name}"]')

    def fill(self, label: str, text: str) -> None:
        """Fill in a field."""
        self.at.get_by_label(label).fill(text)

    def press(self, name: str) -> None:
        """Press a button."""
        self.at.get_by_role("button", name=re.compile(f"^{name}(:|$)")).click()


def signed_in_as(page: Page, handle: str) -> None:
    """Wait until the page says so."""
    expect(part(page, "signed-in").at.locator("h2")).to_have_text(f"You are signed in as {handle}.")
    expect(page.get_by_role("link", name=f"Account: {handle}")).to_be_visible()


def prove(page: Page) -> None:
    """Confirm with the password."""
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Confirm", exact=True).click()


def test_an_account_with_a_password(browser: Browser, server: Serving) -> None:
    """Codes shown once, signed in on a phone, games taken along, ended there, deleted at last."""
    with at(browser, server.address) as page, at(browser, server.address, phone=True) as phone:
        up = part(page, "sign-up")
        up.fill("Handle", "Ada_1")
        up.fill("Password", PASSWORD)
        up.press("Create with a password")
        codes = part(page, "codes")
        expect(codes.at.locator("li")).to_have_count(10)
        check(page)
        code = codes.at.locator("li").first.inner_text()
        codes.press("I have kept them")
        expect(codes.at).to_have_count(0)
        signed_in_as(page, "Ada_1")

        phone.evaluate(
            """() => fetch('/api/tables', {
                method: 'POST',
                headers: {'X-Tikal': '1', 'Content-Type': 'application/json'},
                body: JSON.stringify({seats: [{kind: 'person'}, {kind: 'person'}]}),
            })"""
        )
        check(phone)
        sign_in = part(phone, "sign-in")
        sign_in.fill("Handle", "ada_1")
        sign_in.fill("Password", "wrong one")
        sign_in.press("Sign in")
        expect(phone.get_by_role("alert")).to_contain_text("That didn't work.")
        sign_in.press("Use a recovery code")
        sign_in.fill("Recovery code", code)
        sign_in.press("Sign in")
        expect(part(phone, "signed-in").at).to_contain_text("9 recovery codes left.")
        part(phone, "along").press("Take them along")
        expect(phone.get_by_text("1 game taken along.")).to_be_visible()
        check(phone)

        page.reload()
        sessions = part(page, "sessions")
        expect(sessions.at.locator("li")).to_have_count(2)
        sessions.press("Sign out everywhere else")
        expect(sessions.at.locator("li")).to_have_count(1)
        phone.reload()
        expect(part(phone, "sign-in").at).to_be_visible()

        page.goto(page.url.replace("/account", "/"))
        expect(page.locator(".games")).to_contain_text("Classic")
        page.get_by_role("link", name="Account: Ada_1").click()
        data = part(page, "data")
        with page.expect_download() as download:
            data.at.get_by_role("link", name="Download everything").click()
        assert download.value.suggested_filename == "tikal-export.zip"
        data.press("Delete account")
        data.press("Delete for good")
        prove(page)
        page.wait_for_url("**/")
        expect(page.get_by_role("link", name="Account", exact=True)).to_be_visible()


def test_an_account_with_passkeys(browser: Browser, server: Serving) -> None:
    """Made with one, signed in to with it, a second one with a name; a password as well."""
    with at(browser, server.address) as page:
        with_authenticator(page)
        up = part(page, "sign-up")
        up.fill("Handle", "Grace")
        up.press("Create with a passkey")
        expect(part(page, "codes").at.locator("li")).to_have_count(10)
        signed_in_as(page, "Grace")
        passkeys = part(page, "passkeys")
        expect(passkeys.at.locator("li")).to_have_count(1)
        passkeys.press("Remove")
        expect(page.get_by_role("alert")).to_contain_text("only way to sign in")
        part(page, "signed-in").press("Sign out")
        page.wait_for_url("**/")
        page.get_by_role("link", name="Account", exact=True).click()
        part(page, "sign-in").press("Sign in with a passkey")
        signed_in_as(page, "Grace")
        part(page, "password").fill("New password", PASSWORD)
        part(page, "password").press("Set a password")
        expect(page.get_by_text("The password is saved.")).to_be_visible()
        passkeys.press("Remove")
        expect(passkeys.at.locator("li")).to_have_count(0)
        passkeys.fill("Name", "Key ring")
        passkeys.press("Add a passkey")
        expect(passkeys.at.locator("li")).to_contain_text("Key ring")


@pytest.fixture
def private(tmp_path: Path) -> Iterator[Serving]:
    """Run a server with a code at its door."""
    with serving(tmp_path, "serve", "--port", "0", "--door-code", "open sesame") as running:
        yield running


def test_the_door(browser: Browser, private: Serving) -> None:
    """One page asks for the code; with it one gets where one wanted to go."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(f"{private.address}/statistics")
    expect(page.locator("h1")).to_have_text("A private server")
    check(page)
    page.get_by_label("Code").fill("wrong")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_role("alert")).to_contain_text("This code is wrong.")
    page.get_by_label("Code").fill("open sesame")
    page.get_by_role("button", name="Come in").click()
    expect(page.locator("h1")).to_have_text("Your statistics")
    context.close()
