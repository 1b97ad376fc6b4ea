"""Programs in the browser: a token is made and revoked, a bot account is made and invited."""

from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import DESKTOP
from tests.e2e.test_accounts import PASSWORD, at, check, part, signed_in_as
from tests.web.process import Serving


def test_a_bot_is_put_online(browser: Browser, server: Serving) -> None:
    """By somebody on a phone; somebody else invites it, and sees that it is a bot."""
    with at(browser, server.address, phone=True) as page:
        up = part(page, "sign-up")
        up.fill("Handle", "Hal")
        up.fill("Password", PASSWORD)
        up.press("Create with a password")
        part(page, "codes").press("I have kept them")
        signed_in_as(page, "Hal")

        becoming = part(page, "bot")
        becoming.press("Make this a bot account")
        becoming.press("Yes, a bot account")
        expect(becoming.at).to_contain_text("Others invite it by its handle: Hal")

        tokens = part(page, "tokens")
        tokens.fill("Name", "A second one")
        tokens.at.get_by_label("The program may").select_option("read")
        tokens.at.get_by_label("Good for").select_option(label="until I revoke it")
        tokens.press("Make a token")
        expect(tokens.at.locator("li")).to_contain_text("only look")
        tokens.press("I have kept it")
        tokens.press("Revoke")
        expect(tokens.at.locator("li")).to_have_count(0)

        tokens.fill("Name", "My bot")
        tokens.at.get_by_label("The program may").select_option("play")
        tokens.press("Make a token")
        token = tokens.at.get_by_label("Tokens", exact=True).input_value()
        assert token.startswith("tikal_")
        check(page)
        tokens.press("I have kept it")
        expect(tokens.at.get_by_label("Tokens", exact=True)).to_have_count(0)
        expect(tokens.at.locator("li")).to_contain_text("never used")

        asking = browser.new_context(viewport=DESKTOP, reduced_motion="reduce")
        invited(asking.new_page(), page, server.address, token)
        asking.close()


def invited(host: Page, program: Page, address: str, token: str) -> None:
    """Invite the bot to a seat, let it sit down, and see that it is one."""
    host.goto(f"{address}/")
    host.get_by_role("button", name="Play with a friend").click()
    seat = host.locator('.room [data-seat="2"]')
    seat.get_by_role("combobox").select_option(label="A bot account …")
    seat.get_by_label("Handle of the bot account").fill("nobody")
    seat.get_by_role("button", name="Invite").click()
    expect(host.get_by_role("alert")).to_contain_text("no bot account with this handle")
    seat.get_by_role("combobox").select_option(label="Invitation link")
    seat.get_by_role("combobox").select_option(label="A bot account …")
    seat.get_by_label("Handle of the bot account").fill("hal")
    check(host)
    seat.get_by_role("button", name="Invite").click()
    expect(seat).to_contain_text("Waiting for Hal (bot)")
    check(host)
    table = host.url.rpartition("/")[2]
    shown = {"Authorization": f"Bearer {token}"}
    sat = program.request.post(f"{address}/api/tables/{table}/sit", headers=shown, data={})
    assert sat.ok, sat.text()
    assert len(sat.json()["mine"]) == 1  # the lot decides which
    expect(host.get_by_text("Hal (bot)").filter(visible=True).first).to_be_visible()
