import { long } from "../support/length";
import { answersTo } from "../support/quiz-answers";
import { formCases } from "./forms.fixture";
import { cases, expect } from "./site.fixture";
import { test } from "./test.fixture";
import { type Driver, drivers, isInstalled } from "./web-driver.fixture";

const fillIn = `
  const [anchor, values] = arguments;
  for (const field of document.forms.namedItem(anchor).elements) {
    const value = values[field.name];
    if (value === undefined || field.type === "hidden") continue;
    if (field.type === "radio" || field.type === "checkbox") {
      if (!field.checked && field.value === value) field.click();
    } else {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }`;
const press = `document.querySelector("#" + arguments[0] + " [type=submit]").click()`;

for (const [browser, { needs, start }] of Object.entries(drivers)) {
  test.describe(browser, { tag: long }, () => {
    let driver: Driver;
    test.skip(!needs.every(isInstalled), `needs ${needs.join(" and ")}`);
    test.beforeAll(async () => {
      driver = await start();
    });
    test.afterAll(() => driver?.quit());

    const expectText = (selector: string, text: string) =>
      expect
        .poll(() =>
          driver.run("return document.querySelector(arguments[0])?.textContent", selector),
        )
        .toContain(text);
    const open = async (url: string) => {
      await driver.go(url);
      await expect
        .poll(() => driver.run("return Object.keys(document.body).join()"))
        .toContain("__react");
    };

    for (const { name, path, anchor, values, thanks, isSecondStep } of formCases) {
      test(`${name}: shows our summary of errors, then takes the form`, async ({ site }) => {
        await open(site.url + path);
        const item = cases.find(({ slug }) => path.endsWith(slug));
        if (isSecondStep && item) {
          await driver.run(fillIn, anchor, answersTo(item));
          await driver.run(press, anchor);
          await expectText(".progress", "Step 2 of 2");
        }
        await driver.run(press, anchor);
        await expectText(".error-summary", "problem");
        // A repeat of what the other browser sent would show no confirmation.
        const email = `${browser}${path.replaceAll("/", "-")}@example.com`;
        await driver.run(fillIn, anchor, {
          ...values,
          ["Email" in values ? "Email" : "email"]: email,
        });
        await driver.run(press, anchor);
        await expectText(`#${anchor} .success`, thanks.en);
      });
    }

    test("the quick exit leaves the page, and Back does not return to it", async ({ site }) => {
      await driver.go(`${site.url}/about`);
      await open(`${site.url}/lawsuits/lds-abuse`);
      await expect
        .poll(() => driver.run(`return document.querySelector(".quick-exit").title`))
        .toContain("Shift");
      // Only the address is read: the page there may be out of reach.
      await driver.run(`document.querySelector(".quick-exit").click()`);
      await expect.poll(() => driver.run("return document.title")).not.toContain("Plainclaim");
      await driver.run("history.back()");
      await expect.poll(() => driver.run("return location.pathname")).toBe("/about");
    });
  });
}
