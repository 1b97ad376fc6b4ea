import { describe, expect, it } from "vitest";
import { browserName, toText } from "../src/notices/push";
import { messageIn } from "../src/offline/pushed";

describe("push messages", () => {
  it("are read; what can't be read is shown all the same", () => {
    const message = { title: "Your turn", body: "Bob", link: "/table/a", tag: "a", language: "en" };
    expect(messageIn(JSON.stringify(message))).toEqual(message);
    for (const text of ["", "no JSON", "null", "[]"]) {
      expect(messageIn(text)).toMatchObject({ title: "Tikal", link: "/" });
    }
  });

  it("go to browsers with names that people know", () => {
    const linux = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
    expect(browserName(linux)).toBe("Firefox, Linux");
    const phone =
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
    expect(browserName(phone)).toBe("Chrome, Android");
    expect(browserName("curl")).toBe("");
  });

  it("are signed with a key that is compared as the server writes it", () => {
    expect(toText(new Uint8Array([251, 255, 191, 0]).buffer)).toBe("-_-_AA");
  });
});
