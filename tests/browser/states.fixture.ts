import {
  begin,
  type FormCase,
  fill,
  formCase,
  formCases,
  loosen,
  press,
  toStepTwo,
} from "./forms.fixture";
import { linkFor } from "./kept-site.fixture";
import { open } from "./site.fixture";
import { type State, show, type Visit } from "./state.fixture";

/** A form refused, and a form sent. */
function formStates(item: FormCase): State[] {
  const fillIn = async ({ page, origin, hasScript }: Visit) => {
    await show(page, `${origin}${item.path}`, hasScript);
    await begin(page, item);
    await fill(page, item.anchor, item.values);
  };

  return [
    {
      name: `${item.name} with errors`,
      async reach(visit) {
        await fillIn(visit);
        await fill(visit.page, item.anchor, item.bad);
        await loosen(visit.page, item.anchor);
        await press(visit.page, item);
        await visit.page.locator(".error-summary").waitFor();
      },
    },
    {
      name: `${item.name} sent`,
      async reach(visit) {
        await fillIn(visit);
        // An equal form that another test has sent is answered by a box above the page.
        const name = "Email" in item.values ? "Email" : "email";
        requests += 1;
        if (name in item.values) {
          await fill(visit.page, item.anchor, { [name]: `sent${requests}@example.com` });
        }
        await press(visit.page, item);
        await visit.page.getByText(item.thanks.en).first().waitFor();
      },
    },
  ];
}

const optOut = "/do-not-sell-my-info";

/** A request about an abuse case, opened with the code that the page after sending shows. */
const openRequest: State["reach"] = async ({ page, origin, hasScript }) => {
  const home = formCase("home");
  requests += 1;
  const own = { caseTypeSlug: "lds-abuse", Email: `request${requests}@example.com` };
  await show(page, origin, hasScript);
  await fill(page, home.anchor, { ...home.values, ...own });
  await press(page, home);
  await page.locator(".reference").nth(1).waitFor();
  const [reference = "", code = ""] = await page.locator(".reference").allInnerTexts();
  await show(page, `${origin}/your-request`, hasScript);
  await page.locator("#form [name=reference]").fill(reference);
  await page.locator("#form [name=code]").fill(code);
  await page.locator("#form [type=submit]").click();
  await page.getByRole("heading", { name: "End it" }).waitFor();
};
let requests = 0;

/** What pages become while they are used. */
export const states: State[] = [
  { name: "request opened", reach: openRequest },
  {
    name: "request with errors in its correction",
    async reach(visit) {
      const { page } = visit;
      await openRequest(visit);
      await page.getByRole("button", { name: "Change Phone" }).click();
      await loosen(page, "form");
      await page.locator("#form [name=Phone]").fill("212 555 0777");
      await page.getByRole("button", { name: "Save the correction" }).click();
      await page.locator(".error-summary").waitFor();
    },
  },
  ...formCases.filter(({ name }) => !name.includes(" on /")).flatMap(formStates),
  {
    name: "quiz with errors",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}/lawsuits/rideshare-assault#form`, hasScript);
      await loosen(page, "form");
      await page.locator("#form [type=submit]").click();
      await page.locator(".error-summary").waitFor();
    },
  },
  {
    name: "step 2",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}/lawsuits/oxbryta`, hasScript);
      await toStepTwo(page);
    },
  },
  {
    name: "Lawsuits menu open",
    width: "wide",
    async reach({ page, origin, hasScript }) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await show(page, `${origin}/about`, hasScript);
      await page.locator(".menu__button", { hasText: "Lawsuits" }).click();
      await page.locator(".menu__panel--wide").waitFor();
    },
  },
  {
    name: "small menu open",
    width: "narrow",
    async reach({ page, origin, hasScript }) {
      await page.setViewportSize({ width: 320, height: 700 });
      await show(page, `${origin}/about`, hasScript);
      await page.locator(".menu--small .menu__button").click();
      await page.locator(".menu__panel--small").waitFor();
    },
  },
  {
    name: "case list open",
    needsScript: true,
    width: "wide",
    async reach({ page, origin }) {
      await open(page, origin);
      await page.locator("button[role=combobox]").click();
      await page.getByRole("listbox").waitFor();
    },
  },
  {
    name: "case list with nothing chosen",
    needsScript: true,
    width: "wide",
    async reach({ page, origin }) {
      const { caseTypeSlug: _none, ...values } = formCase("home").values;
      await open(page, origin);
      await page.locator("button[role=combobox]").waitFor();
      await fill(page, "form", values);
      await press(page, formCase("home"));
      await page
        .locator("#form .field__error", { hasText: "Please select your case type." })
        .waitFor();
    },
  },
  {
    name: "opted out by a signal",
    async reach({ page, origin, hasScript }) {
      await page.setExtraHTTPHeaders({ "Sec-GPC": "1" });
      await show(page, `${origin}${optOut}`, hasScript);
      await page.getByText("GPC detected").waitFor();
    },
  },
  {
    name: "asked again about opting back in",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}${optOut}`, hasScript);
      await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
      await page.getByText("Opt-Out Cookie Set").waitFor();
      await page.getByRole("button", { name: "Opt Back In on This Browser" }).click();
      await page.getByRole("button", { name: "Yes, Clear the Cookie" }).waitFor();
    },
  },
  {
    name: "cookie set",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}${optOut}`, hasScript);
      await page.getByRole("button", { name: "Turn On Opt-Out Cookie" }).click();
      await page.getByText("Opt-Out Cookie Set").waitFor();
    },
  },
  {
    name: "link of an issue",
    async reach({ page, origin, hasScript }) {
      await show(page, origin + linkFor("reader@example.com"), hasScript);
      await page.locator("[name=List-Unsubscribe]").waitFor({ state: "attached" });
    },
  },
  {
    name: "link of an issue, cut off",
    async reach({ page, origin, hasScript }) {
      await show(page, origin + linkFor("reader@example.com").slice(0, -4), hasScript);
      await page.getByText("The link you opened is not complete").waitFor();
    },
  },
  {
    name: "no case found",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}/?q=zzzz#cases`, hasScript);
      await page.getByText("No case matches").waitFor();
    },
  },
  {
    name: "posts and questions unfolded",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}/blog`, hasScript);
      for (const summary of await page.locator("main summary").all()) await summary.click();
    },
  },
  {
    name: "declined for the state",
    on: "declining",
    async reach({ page, origin, hasScript }) {
      const home = formCase("home");
      await show(page, origin, hasScript);
      await fill(page, home.anchor, { ...home.values, state: "CA" });
      await press(page, home);
      await page.getByText("We cannot send requests").waitFor();
    },
  },
  {
    name: "failed page",
    on: "failing",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}/about`, hasScript);
      await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
    },
  },
  {
    name: "failed page without its frame",
    on: "failing",
    async reach({ page, origin, hasScript }) {
      await show(page, `${origin}/faqs`, hasScript);
      await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
    },
  },
  {
    name: "unexpected error",
    needsScript: true,
    async reach({ page, origin }) {
      await page.route("**/about.data*", (route) =>
        route.fulfill({ status: 500, contentType: "text/plain", body: "no" }),
      );
      await open(page, `${origin}/faqs`);
      // On a phone it is in the menu, which is closed.
      await page.locator('a[href="/about"]').first().dispatchEvent("click");
      await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
    },
  },
];
