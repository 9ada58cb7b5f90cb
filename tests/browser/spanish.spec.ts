import type { Page } from "@playwright/test";
import { check } from "../support/length";
import { loosen } from "./forms.fixture";
import { answerQuiz, cases, expect, ready } from "./site.fixture";
import { show } from "./state.fixture";
import { devices, faultsOf, type Look } from "./sweep.fixture";
import { test } from "./test.fixture";

/** A page of each template, with the longest words; the templates themselves are swept in English. */
const pages = [
  "/es",
  "/es/lawsuits/institutional-sex-abuse",
  "/es/lawsuits/ssdi-applications",
  "/es/do-not-sell-my-info",
  "/es/your-request",
  "/es/contact",
  "/es/consumer-health-data",
  "/es/no-existe",
];

for (const [turn, hasScript] of [false, true].entries()) {
  test.describe(hasScript ? "with script" : "as delivered", () => {
    test.use({ ...devices.phone.context, isScriptBlocked: !hasScript });

    test("nothing is wrong on pages in Spanish", { tag: check }, async ({
      page,
      site: { url },
    }) => {
      for (const path of pages.filter((_, index) => index % 2 === turn)) {
        await show(page, url + path, hasScript);
        expect.soft(await demonstrationLines(page), path).toBeLessThanOrEqual(2);
        expect.soft(await faultsOf(page, look(path)), path).toEqual([]);
        expect.soft(await faultsOf(page, wide(path)), path).toEqual([]);
        await page.setViewportSize(devices.phone.context.viewport);
      }
    });

    test("nothing is wrong in the steps of a case in Spanish", { tag: check }, async ({
      page,
      site: { url },
    }) => {
      const item = cases.find(({ slug }) => slug === "oxbryta");
      if (!item) throw new Error("No such case");
      await show(page, `${url}/es/lawsuits/${item.slug}`, hasScript);
      await answerQuiz(page, item);
      await page.locator("#form [type=submit]").last().click();
      await page.getByText("Paso 2 de 2").waitFor();
      await ready(page);
      expect.soft(await faultsOf(page, look("paso 2"))).toEqual([]);
      await loosen(page, "form");
      await page.getByRole("button", { name: "Enviar mi solicitud" }).click();
      await page.locator(".error-summary").waitFor();
      expect.soft(await faultsOf(page, look("paso 2 con errores"))).toEqual([]);
    });
  });
}

test("on a small laptop the time limit of each case, and the button of home, end in the first view", async ({
  page,
  site: { url },
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const { slug } of cases) {
    await page.goto(`${url}/es/lawsuits/${slug}`);
    await expect.soft(page.locator("#limit"), slug).toBeInViewport({ ratio: 1 });
  }
  await page.goto(`${url}/es`);
  await expect(page.locator("#form .button--primary")).toBeInViewport({ ratio: 1 });
});

test("above the questions, the language in which firms answer is no remark", async ({
  page,
  site: { url },
}) => {
  await page.goto(`${url}/es/lawsuits/oxbryta`);
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const said = page.locator(".panel__note strong", { hasText: "Los bufetes atienden" });
  await expect(said).toHaveCSS("color", ink);
});

/** On a phone of 390 px. */
function demonstrationLines(page: Page): Promise<number> {
  return page.locator(".demonstration p").evaluate((line) => {
    const height = Number.parseFloat(getComputedStyle(line).lineHeight);
    return Math.round(line.getBoundingClientRect().height / height);
  });
}

function look(name: string): Look {
  return { name, device: "phone", colorScheme: "light", isChecked: true };
}

function wide(name: string): Look {
  return { name, device: "desktop", colorScheme: "dark", isChecked: false };
}
