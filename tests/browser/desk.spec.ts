import type { Page } from "@playwright/test";
import { text } from "../support/fake-server";
import { check, long } from "../support/length";
import { homeLead, post } from "../support/site";
import { type DeskSite, formVersion, openPublished } from "./desk.fixture";
import { expect } from "./site.fixture";
import { violations } from "./sweep.fixture";
import { test } from "./test.fixture";

// Services that fail are tried again a hundred times as often as in use, beside all later files.
test.afterAll(async ({ desk }) => void (await desk.site.end()));

test.describe("without script", () => {
  // The only script of the pages moves through a list by keyboard.
  test.use({ look: { javaScriptEnabled: false } });

  test("a refused lead is found, corrected and delivered as revision 2", async ({
    at,
    desk,
    trouble,
  }) => {
    const { Refused: reference = "" } = trouble.references;
    await openRow(at, reference);
    await expect(at.getByText("Phone is not a phone number").first()).toBeVisible();
    await at.getByText("Correct", { exact: true }).click();
    await at.getByLabel("Phone").fill("nobody");
    await at.getByRole("button", { name: "Save the correction and send it again" }).click();
    await expect(at.getByRole("alert")).toBeVisible();
    await expect(at.getByLabel("Phone")).toHaveValue("nobody");

    await at.getByLabel("Phone").fill("212 555 0199");
    await at.getByRole("button", { name: "Save the correction and send it again" }).click();
    await expect(at.getByRole("status")).toContainText("Corrected.");
    await expect.poll(() => revisionsOf(desk, reference)).toEqual(["1", "2"]);
    await expect(async () => {
      await at.reload();
      await expect(at.getByText(/Sent to .*home form/).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(
      at.getByText(/Corrected\. Phone: .* → \(212\) 555-0199 \(at the desk\)/),
    ).toBeVisible();
    const shown = await desk.site.relay("show", reference);
    expect(shown.out).toContain("(212) 555-0199 (at the desk)  edit: revision 2");
  });

  test("a firm that was down is tried again with one press once it is repaired, and its leads arrive", async ({
    at,
    desk,
  }) => {
    const { firm, site } = desk;
    const { origin } = new URL(desk.address);
    firm.always(text(404, ""));
    try {
      const answer = await post(
        site.url,
        homeLead({
          "Last name": "Repaired",
          Email: "repaired@example.com",
          form_version: await formVersion(site.url),
          state: "NY",
        }),
      );
      const reference = /sent=(\w+)/.exec(answer.headers.get("Location") ?? "")?.[1] ?? "";
      const problem = at.locator(".needs li", { hasText: "Lee & Lee" });
      await expect(async () => {
        await at.goto(`${origin}/destinations`);
        await expect(problem).toContainText("not reachable", { timeout: 500 });
      }).toPass();
      await problem.getByRole("button", { name: "Try now" }).click();
      await expect(at.getByRole("alert")).toContainText("Lee & Lee: does not work yet");
      await expect(at.getByRole("alert")).not.toContainText("404");

      firm.always(firm.receive);
      await at.goto(`${origin}/destinations`);
      await problem.getByRole("button", { name: "Try now" }).click();
      await expect(at.getByRole("status")).toContainText(
        "Lee & Lee: works, and what waits for it will be sent.",
      );
      await expect(problem).toHaveCount(0);
      const arrived = () => firm.events.map(({ data }) => data.reference);
      await expect.poll(arrived).toContain(reference);
    } finally {
      firm.always(firm.receive);
    }
  });
});

/** Presses a key once the page is whole: what the key acts on may be its last part. */
async function press(page: Page, key: string) {
  await page.waitForLoadState();
  await page.keyboard.press(key);
}

test("with script, r on Destinations tries the only one in trouble, and asks which of two", async ({
  at,
  desk,
}) => {
  const { origin } = new URL(desk.address);
  const rows = at.locator("tbody tr");
  await expect(async () => {
    await at.goto(`${origin}/destinations`);
    await expect(rows.first()).toContainText("Try now", { timeout: 500 });
  }).toPass();
  const label = await rows.first().locator("th").innerText();
  const others = rows.locator("form").filter({ hasNotText: label });
  await others.evaluateAll((forms) => {
    for (const form of forms) form.remove();
  });
  await rows.first().evaluate((row) => row.after(row.cloneNode(true)));
  await press(at, "r");
  await expect(at.locator("[data-told]")).toHaveText("Choose a row first: press j.");

  await rows.nth(1).evaluate((row) => row.remove());
  // The same key within a moment counts as one press.
  await press(at, "Escape");
  await press(at, "r");
  await expect(at.locator(".note, [role=alert], [role=status]").first()).toContainText(label);
});

/** The row of the list that leads to this submission. */
async function openRow(page: Page, reference: string) {
  await page.locator(`.list a[href*="/${reference}"]`).click();
}

test("with script, the keys move through the list, open a row, and reach the search", async ({
  at,
  desk,
  trouble,
}) => {
  const { origin } = new URL(desk.address);
  await at.goto(`${origin}/?tab=all&q=${encodeURIComponent(trouble.addressOf("Plain"))}`);
  await press(at, "j");
  const row = at.locator(".list a:focus");
  await expect(row).toBeVisible();
  await press(at, "?");
  const keys = at.getByRole("dialog", { name: "Keys" });
  await expect(keys).toBeInViewport({ ratio: 1 });
  await expect(keys.getByRole("button", { name: "Close" })).toBeFocused();
  await press(at, "Escape");
  await expect(keys).toBeHidden();
  await expect(row).toBeVisible();
  await press(at, "?");
  await press(at, "?");
  await expect(keys).toBeHidden();
  await press(at, "/");
  await at.keyboard.type("j");
  await expect(at.getByRole("searchbox")).toHaveValue(/j/);
  await press(at, "Escape");
  await press(at, "j");
  await press(at, "k");
  await press(at, "Enter");
  await expect(at).toHaveURL(new RegExp(`/submissions/${trouble.references.Plain}\\?`));
});

test("a list says when it was read, and with script what has come in since, without moving a row", async ({
  at,
  desk,
}) => {
  const { origin } = new URL(desk.address);
  await at.goto(`${origin}/?tab=all&sort=name`);
  const refresh = at.getByRole("link", { name: /^As of \d+:\d\d [ap]m · Refresh$/ });
  await expect(refresh).toHaveAttribute("href", "/?tab=all&sort=name");
  const names = () => at.locator("[data-row]").allInnerTexts();
  const before = await names();
  await desk.makeTrouble();
  await at.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(at.locator(".tabs [aria-live]")).toHaveText(/^\d+ new · $/);
  expect(await names()).toEqual(before);
  await refresh.click();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(before.length);
  await expect(at.locator(".tabs [aria-live]")).toHaveText("");
});

test("with script, x checks a row and s marks it as spam, the focus stays in the list, and the keys can be switched off", async ({
  at,
  desk,
  trouble,
}) => {
  const { origin } = new URL(desk.address);
  const { Quarantined = "", Plain = "" } = trouble.references;
  const row = at.locator(`.list a[href*="/${Quarantined}"]`);
  const box = at.locator(`[type=checkbox][value="${Quarantined}"]`);
  await at.goto(`${origin}/?tab=needs&need=spam&sort=newest`);
  await press(at, "j");
  await expect(row).toBeFocused();
  await press(at, "x");
  await expect(box).toBeChecked();
  const mark = at.getByRole("button", { name: "Mark as spam" });
  await expect(mark).toHaveText("Mark as spam (1)");
  await press(at, "x");
  await expect(mark).toHaveText("Mark as spam");
  await expect(box).not.toBeChecked();
  await press(at, "/");
  await at.keyboard.type("sx");
  await expect(at.getByRole("searchbox")).toHaveValue("sx");
  await expect(box).not.toBeChecked();
  await row.focus();
  await press(at, "s");
  await expect(at.getByRole("status")).toContainText("1 request marked as spam.");
  await at.getByRole("button", { name: "Undo" }).click();
  await expect(at.getByRole("status")).toContainText("1 request taken back.");
  await expect(row).toBeFocused();

  await row.press("Enter");
  await expect(at).toHaveURL(/\/submissions\//);
  await press(at, "s");
  await expect(at.getByRole("status")).toContainText("Spam.");
  await at.goto(`${origin}/submissions/${Plain}`);
  await press(at, "a");
  await expect(at.getByText("called: no answer").first()).toBeVisible();

  await at.goto(`${origin}/?tab=all`);
  await press(at, "?");
  await at.getByLabel("Use the keys that are letters or signs").uncheck();
  await at.goto(`${origin}/?tab=all`);
  await press(at, "j");
  await expect(at.locator(".list a:focus")).toHaveCount(0);
});

test("with script, every act of lists and pages has a key that ? names, and the focus goes where the key says and is not lost", {
  tag: check,
}, async ({ at, desk, trouble }) => {
  const { origin } = new URL(desk.address);
  /** What is meant by each key here, that the list of keys does not have. */
  const unnamed = () =>
    at.evaluate(() => {
      const named = [...document.querySelectorAll("#keys dt")].flatMap(({ textContent }) =>
        textContent === "1 to 6" ? [..."123456"] : (textContent ?? "").split(", "),
      );
      return [...document.querySelectorAll("[data-key]")]
        .map((one) => one.getAttribute("data-key") ?? "")
        .filter((key) => !named.includes(key));
    });
  await at.goto(`${origin}/?tab=all`);
  expect(await unnamed()).toEqual([]);
  await press(at, "j");
  await press(at, "x");
  await expect(at.getByText("Only the list “is it spam?” has boxes")).toBeVisible();
  await at.goto(`${origin}/`);
  expect(await unnamed()).toEqual([]);
  await press(at, "x");
  await expect(at.getByText("Only the list “is it spam?” has boxes: press i.")).toBeVisible();
  await press(at, "i");
  await expect(at).toHaveURL(/need=spam/);
  await press(at, "x");
  await expect(at.getByLabel("type their rows")).toBeFocused();
  await at.keyboard.type("99");
  await press(at, "Enter");
  await expect(at.getByRole("alert")).toContainText("Type the numbers of rows from 1 to");
  await expect(at.getByLabel("type their rows")).toHaveValue("99");
  // Not that of the form, which a browser would ask to send again.
  await expect(at).toHaveURL(/\/\?.*need=spam/);
  await press(at, "w");
  await expect(at.locator(".reasons a").first()).toBeFocused();
  // The numbers appear with the focus, which a press by mouse moves there too.
  await press(at, "Escape");
  await at.goto(`${origin}/`);
  await at.locator(".reasons a").last().click();
  await expect(at.locator(".reasons a").last()).toHaveAttribute("aria-current", "page");
  await press(at, "w");
  await press(at, "2");
  await expect(at).toHaveURL(/need=today/);
  await press(at, "6");
  await expect(at).toHaveURL(/tab=all/);

  await openRow(at, trouble.references.Plain ?? "");
  await expect(at.locator("h1")).toBeFocused();
  expect(await unnamed()).toEqual([]);
  await press(at, "c");
  await expect(at.getByRole("button", { name: "Has it" })).toBeFocused();
  await press(at, "t");
  await expect(at.getByRole("checkbox", { name: "calls" })).toBeFocused();
  await press(at, "x");
  await expect(at.getByLabel("Why, if it said so")).toBeFocused();
  await press(at, "Escape");
  await press(at, "e");
  await expect(at.getByLabel("Phone")).toBeFocused();
  await press(at, "Escape");
  await press(at, "g");
  await expect(at.getByText("No firm can have it with a signature now.")).toBeVisible();
  await press(at, "a");
  await expect(at.getByRole("status")).toContainText("Noted: no answer.");
  await expect(at.getByRole("status")).toBeFocused();
  await press(at, "z");
  await expect(at.getByRole("status")).toContainText("Taken back.");
  await expect(at.getByRole("status")).toBeFocused();
  await press(at, "F");
  await expect(at).toHaveURL(`${origin}/firms`);
});

test("with script, a key goes to what it names on any page, takes back also from the list, and says where it does nothing", {
  tag: check,
}, async ({ at, desk, trouble }) => {
  const { origin } = new URL(desk.address);
  const { Quarantined, Objecting, Expired } = trouble.references;
  const told = at.locator("[data-told]");
  await at.goto(`${origin}/submissions/${Quarantined}`);
  await press(at, "r");
  await expect(at.getByRole("button", { name: "Not spam: send it on" })).toBeFocused();
  await press(at, "z");
  await expect(told).toHaveText("There is nothing to undo here.");
  await press(at, "j");
  await expect(told).toHaveText("It was not opened from a list.");

  await at.goto(`${origin}/submissions/${Expired}`);
  // What is typed replaces the number.
  for (const number of ["(212) 555-0151", "(212) 555-0152"]) {
    await press(at, "e");
    await expect(at.getByLabel("Phone")).toBeFocused();
    await at.keyboard.type(number);
    await press(at, "Enter");
    await expect(at.getByRole("status")).toContainText("Corrected.");
    await expect(at.getByText(`→ ${number}`).first()).toBeVisible();
  }

  await at.goto(`${origin}/?tab=all`);
  await at.setViewportSize({ width: 1280, height: 800 });
  await openRow(at, Objecting ?? "");
  await expect(at.locator("#page h1")).toBeFocused();
  await expect(at.getByText("Correct", { exact: true })).toBeInViewport();
  await press(at, "n");
  await at.keyboard.type("not answered twice");
  await press(at, "Escape");
  await press(at, "a");
  await expect(at.getByRole("status")).toContainText("Noted: no answer.");
  await press(at, "u");
  await expect(at.getByRole("status")).toContainText("Ann Objecting: Noted: no answer.");
  await press(at, "z");
  await expect(at.getByRole("status")).toContainText("Taken back.");
  const note = at.locator('[name="note"]');
  await expect(note).toHaveValue("not answered twice");
  await note.fill("");

  for (const path of ["firms", "destinations", "statistics"]) {
    await at.goto(`${origin}/${path}`);
    await press(at, "j");
    await expect(at.locator("tbody th").first()).toBeFocused();
    await press(at, "k");
    await expect(told).toHaveText("This is the first one.");
    await press(at, "x");
    await expect(told).toHaveText("This key does nothing here.");
  }
  await press(at, "w");
  await expect(at.getByRole("link", { name: "This week" })).toBeFocused();
  const file = at.waitForEvent("download");
  await press(at, "e");
  expect((await file).suggestedFilename()).toContain("statistics");
});

test("with script, a typed note is saved by k, by Ctrl+Enter, and by the menu, and u returns to the row", {
  tag: check,
}, async ({ at, desk, trouble }) => {
  const { origin } = new URL(desk.address);
  const { Plain: reference = "" } = trouble.references;
  await at.goto(`${origin}/?tab=all`);
  await openRow(at, reference);
  await expect(at.getByLabel("Note", { exact: true })).toBeVisible();
  await press(at, "n");
  await at.keyboard.type("saved by k");
  await press(at, "Escape");
  await press(at, "k");
  await expect(at.getByRole("status")).toContainText("Plain: Your note is saved.");

  await press(at, "j");
  await expect(at.getByText("note: “saved by k”")).toBeVisible();
  await press(at, "n");
  await at.keyboard.type("saved by Enter");
  await press(at, "Control+Enter");
  await expect(at.getByRole("status")).toContainText("Your note is saved.");
  await expect(at.getByRole("status")).toBeFocused();
  await expect(at.getByText("note: “saved by Enter”")).toBeVisible();

  await press(at, "n");
  await at.keyboard.type("saved by the menu");
  await at.getByRole("button", { name: "Firms" }).click();
  await expect(at).toHaveURL(`${origin}/firms`);
  await expect(at.getByRole("status")).toContainText("Plain: Your note is saved.");

  await at.goBack();
  await expect(at.getByText("note: “saved by the menu”")).toBeVisible();
  await press(at, "u");
  await expect(at.locator(`.list a[id="${reference}"]`)).toBeFocused();
});

test("with script, a checked box asks nothing, and leaving by the address asks before a typed note is lost", async ({
  at,
  desk,
  trouble,
}) => {
  const { origin } = new URL(desk.address);
  const page = `${origin}/submissions/${trouble.references.Refused}`;
  const asked: string[] = [];
  at.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await at.goto(page);
  await at.locator("summary", { hasText: "No more contact" }).click();
  await at.locator('[name="texts"]').check();
  await at.goto(`${origin}/firms`);
  expect(asked).toEqual([]);

  await at.goto(page);
  await at.getByLabel("Note", { exact: true }).pressSequentially("nearly lost");
  await at.evaluate(() => location.assign("/firms"));
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expect(at.getByLabel("Note", { exact: true })).toHaveValue("nearly lost");
  await at.getByLabel("Note", { exact: true }).fill("");
});

test("with script, a range of spam is checked with Shift by mouse and by keyboard, and marked at once", {
  tag: check,
}, async ({ at, desk }) => {
  const { origin } = new URL(desk.address);
  await desk.makeSpam(6);
  await at.goto(`${origin}/?tab=needs&need=spam`);
  const boxes = at.locator(".list [type=checkbox]");
  const checked = at.locator(".list :checked");
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ["Shift"] });
  await expect(checked).toHaveCount(4);
  await boxes.nth(4).click();
  await boxes.nth(1).click({ modifiers: ["Shift"] });
  await expect(checked).toHaveCount(0);

  await at.locator("[data-row]").first().focus();
  await press(at, "Shift+ArrowDown");
  await press(at, "Shift+ArrowDown");
  await expect(checked).toHaveCount(3);
  await expect(at.getByRole("button", { name: "Mark as spam (3)" })).toBeVisible();
  await expect(at.locator("[data-row]").nth(2)).toBeFocused();
  await press(at, "j");
  await press(at, "j");
  await press(at, "Shift+X");
  await expect(checked).toHaveCount(5);
  await at.getByRole("button", { name: "Mark as spam" }).click();
  await expect(at.getByRole("status")).toContainText("5 requests marked as spam.");
  // It was pressed in no row.
  await expect(at.getByRole("status")).toBeFocused();
});

test("with script, a key that is held down acts once and not on the pages that follow", async ({
  at,
  desk,
}) => {
  const { origin } = new URL(desk.address);
  await at.goto(`${origin}/?tab=needs&need=spam`);
  await at.locator("[data-row]").first().press("Enter");
  const presses = () =>
    at.evaluate(() => {
      const counts = { d: 0, s: 0, a: 0, j: 0, x: 0, Enter: 0 };
      const note = document.querySelector("textarea");
      addEventListener("submit", (event) => event.preventDefault(), true);
      for (const key of ["d", "s", "a", "j", "x", "Enter"] as const) {
        const on = key === "Enter" ? note : document.body;
        const hear = () => {
          counts[key] += 1;
        };
        addEventListener("click", hear, true);
        for (const repeat of [true, true]) {
          const options = { key, repeat, ctrlKey: key === "Enter", bubbles: true };
          on?.dispatchEvent(new KeyboardEvent("keydown", options));
        }
        removeEventListener("click", hear, true);
      }
      return counts;
    });
  await expect(at.locator('[data-key="s"]')).toHaveCount(1);
  await expect(at.locator('[data-key="a"]')).toHaveCount(1);
  expect(await presses()).toEqual({ d: 0, s: 0, a: 0, j: 0, x: 0, Enter: 0 });
  // The same key, pressed once, acts.
  await at.goto(at.url());
  await press(at, "s");
  await expect(at.getByRole("status")).toContainText("Spam.");
});

test("with script, a key pressed twice acts once, also where the first press opened the next request", async ({
  at,
  desk,
}) => {
  const { origin } = new URL(desk.address);
  await desk.makeSpam(2);
  const opened = Date.now();
  await at.clock.setFixedTime(opened);
  await at.goto(`${origin}/?tab=needs&need=spam`);
  const links = await at.locator("[data-row]").evaluateAll((rows) => rows.map(({ id }) => id));
  const [first = "", second = "", third = ""] = links;
  const isAt = (reference: string) => expect(at).toHaveURL(new RegExp(`/submissions/${reference}`));
  await at.locator("[data-row]").first().press("Enter");
  await isAt(first);
  await expect(at.locator("#page h1")).toBeFocused();
  await press(at, "s");
  await isAt(second);
  await expect(at.getByRole("status")).toContainText("Spam.");
  await press(at, "s");
  await expect(at.locator("[data-told]")).toHaveText("You pressed this key twice: it acted once.");
  await isAt(second);

  await at.clock.setFixedTime(opened + 500);
  await press(at, "s");
  await isAt(third);
  await expect(at.getByRole("status")).toContainText("Spam.");
  await at.goto(`${origin}/?tab=needs&need=spam`);
  await expect(at.locator("[data-row]")).toHaveCount(links.length - 2);
});

test("with script, a number presses the choice that a key went to, Enter does what an act says first, and without a row it opens the first", {
  tag: check,
}, async ({ at, desk, trouble }) => {
  const { origin } = new URL(desk.address);
  const { Certified, Objecting } = trouble.references;
  const told = at.locator("[data-told]");
  const status = at.getByRole("status");
  await press(at, "/");
  await at.keyboard.type(trouble.addressOf("Certified"));
  await press(at, "Enter");
  await expect(at).toHaveURL(/q=/);
  await expect(at.locator("[data-row]")).toHaveCount(1);
  await press(at, "Enter");
  await expect(at).toHaveURL(new RegExp(`/submissions/${Certified}`));
  await expect(at.locator("#page h1")).toBeFocused();
  await expect(at.getByRole("checkbox", { name: "texts" })).toBeHidden();
  await press(at, "t");
  await press(at, "2");
  await expect(at.getByRole("checkbox", { name: "texts" })).toBeChecked();
  await at.keyboard.type(Certified ?? "");
  await press(at, "Enter");
  await expect(status).toContainText("No more texts.");

  await expect(async () => {
    await at.goto(`${origin}/submissions/${Certified}`);
    await press(at, "c");
    await expect(at.getByRole("button", { name: "Contacted the person" })).toBeVisible();
  }).toPass();
  await expect(at.getByRole("button", { name: "Has it" })).toBeFocused();
  await press(at, "3");
  await expect(status).toContainText("Noted: signed.");

  await at.goto(`${origin}/submissions/${Objecting}`);
  await press(at, "x");
  await expect(at.getByLabel("Why, if it said so")).toBeFocused();
  await press(at, "Enter");
  await expect(status).toContainText("Noted: declined.");

  await at.goto(`${origin}/?tab=needs&need=spam`);
  await press(at, "x");
  await at.keyboard.type("s1");
  await expect(told).toContainText("Type the numbers of rows here");
  await expect(at.getByLabel("type their rows")).toHaveValue("1");

  await at.goto(`${origin}/firms`);
  await press(at, "p");
  await expect(told).toHaveText("Choose a row first: press j.");
  await press(at, "j");
  await press(at, "p");
  await expect(status).toContainText("Lee & Lee is paused until Mon");
  await press(at, "z");
  await expect(status).toContainText("The pause of Lee & Lee is over.");
});

test("the first view of a list has 16 rows at 1280 x 800, also of long names, of which nothing is cut off", {
  tag: check,
}, async ({ at, desk }) => {
  await at.setViewportSize({ width: 1280, height: 800 });
  await at.goto(`${new URL(desk.address).origin}/?tab=all`);
  const { seen, cut } = await at.evaluate(() => {
    const [row] = document.querySelectorAll(".list tbody tr");
    const name = row?.querySelector("[data-row]");
    const firm = row?.querySelector(".list__firm");
    if (name) name.textContent = "Maria Guadalupe Papadopoulos-Whitfield";
    if (firm) firm.textContent = "Roe, Hernandez & Whitfield Trial Lawyers LLP";
    for (let count = 0; count < 20; count++) row?.after(row.cloneNode(true));
    const rows = [...document.querySelectorAll(".list tbody tr")];
    const cells = document.querySelectorAll(".list :is(th, td)");
    return {
      seen: rows.filter((one) => one.getBoundingClientRect().bottom <= innerHeight).length,
      cut: [...cells]
        .flatMap((cell) => [cell, ...cell.querySelectorAll("a")])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    };
  });
  expect(cut).toEqual([]);
  expect(seen).toBeGreaterThanOrEqual(16);
});

/** Each page is measured in both ways on one visit: without script, nothing is decided by the first. */
const looks = [
  { size: { width: 1280, height: 800 }, colorScheme: "light" },
  { size: { width: 320, height: 800 }, colorScheme: "dark" },
] as const;

/** The accessibility checker, by far the slowest part, looks at pages in turn; the longer run turns them. */
for (const [first, tag] of [
  ["wide and light", check],
  ["narrow and dark", long],
] as const) {
  test(`nothing is wrong on any page of the desk, the first and each second ${first}`, {
    tag,
  }, async ({ at, desk, trouble }) => {
    await desk.makeSpam(2);
    let turn = first === "wide and light" ? 0 : 1;
    const faults = () => faultsOf(at, looks[turn++ % looks.length]);
    const { origin } = new URL(desk.address);
    const { Refused, Quarantined, Certified, Objecting } = trouble.references;
    const shown = [Refused, Quarantined, Certified, Objecting].map((one) => `/submissions/${one}`);
    const lists = [
      "/",
      "/?tab=needs&need=spam&all=1",
      "/?tab=new",
      "/?tab=sent",
      "/?tab=all&firm=lee",
      "/?q=nobody%40example.com",
    ];
    const statistics = [
      "/statistics",
      "/statistics?weeks=last&by=case",
      "/statistics?weeks=52&by=firm",
    ];
    const pages = ["/destinations", "/firms", ...statistics, "/nowhere"];
    for (const path of [...lists, ...shown, ...pages]) {
      await at.goto(origin + path);
      expect.soft(await faults(), path).toEqual([]);
    }
    await at.goto(`${origin}/submissions/${Refused}`);
    for (const summary of await at.locator("summary").all()) {
      if (await summary.isVisible()) await summary.click();
    }
    expect(await faults()).toEqual([]);
    await press(at, "?");
    await expect(at.getByRole("dialog", { name: "Keys" })).toBeVisible();
    expect(await faults()).toEqual([]);
    await press(at, "Escape");
    await at.getByLabel("Phone", { exact: true }).fill("nobody");
    await at.getByRole("button", { name: "Save the correction and send it again" }).click();
    await expect(at.getByRole("alert")).toBeVisible();
    expect(await faults()).toEqual([]);
  });
}

test("nothing is wrong on the pages of an invitation: unused, used, and after Sign out", {
  tag: check,
}, async ({ at, desk }) => {
  const published = await openPublished(desk.site);
  try {
    await at.goto(published.address);
    await expect(at.getByText("twelve hours")).toBeVisible();
    expect(await faultsOf(at)).toEqual([]);
    await at.getByRole("button", { name: "Sign in" }).click();
    await expect(at.getByRole("navigation", { name: "Lists" })).toBeVisible();

    await at.goto(published.address);
    await expect(at.getByRole("heading", { name: "This link was used" })).toBeVisible();
    expect(await faultsOf(at)).toEqual([]);
    await at.goto(new URL(published.address).origin);
    await at.locator("[data-row]").first().click();
    await at.getByLabel("Note", { exact: true }).fill("saved by Sign out");
    await at.getByRole("button", { name: "Sign out" }).click();
    await expect(at.getByRole("heading", { name: "You are signed out" })).toBeVisible();
    await expect(at.getByText("Ask your supervisor for a new link")).toBeVisible();
    expect(await faultsOf(at)).toEqual([]);
  } finally {
    published.end();
  }
});

/** What is wrong in both looks, and what the checker finds in one, or in both. */
async function faultsOf(page: Page, checked?: (typeof looks)[number]): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const { size, colorScheme } = look;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const scripts = await page.locator("script").count();
    const faults = [
      ...(beyond > 0 ? [`${beyond} pixels too wide`] : []),
      ...(scripts > 1 ? [`${scripts} scripts`] : []),
      ...(checked === undefined || checked === look ? await violations(page) : []),
    ];
    found.push(...faults.map((fault) => `${size.width} wide, ${colorScheme}: ${fault}`));
  }
  return found;
}

/** The revisions of a lead that the form service was sent. */
function revisionsOf({ form }: DeskSite, reference: string): string[] {
  return form.requests
    .map(({ fields }) => new Map(fields))
    .filter((fields) => fields.get("submission_id") === reference)
    .map((fields) => fields.get("revision") ?? "");
}
