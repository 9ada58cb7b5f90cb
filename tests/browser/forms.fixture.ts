import type { Page } from "@playwright/test";
import { cases } from "../../data/cases";
import { answerQuiz } from "./site.fixture";

export type FormCase = {
  name: string;
  path: string;
  /** The anchor of the form, and the id its parts begin with. */
  anchor: string;
  /** Good values by field name. */
  values: Record<string, string>;
  /** Values that native checks would stop, by field name. */
  bad: Record<string, string>;
  button: string;
  thanks: string;
  /** What comes before the form. */
  before?: (page: Page) => Promise<void>;
};

const lead = {
  "First name": "Ann",
  "Last name": "Lee",
  Phone: "(212) 555-0123",
  Email: "ann@example.com",
  consent: "on",
};
const badLead = { Phone: "12", Email: "ann@" };

const pagesWithNewsletter = ["/blog", "/faqs", "/terms", "/privacy"];

export const formCases: FormCase[] = [
  {
    name: "home",
    path: "/",
    anchor: "form",
    values: { ...lead, caseTypeSlug: "hernia-mesh" },
    bad: { ...badLead, caseTypeSlug: "" },
    button: "Start Your Free Review",
    thanks: "Thanks for Submitting!",
  },
  {
    name: "step 2 of a case",
    path: "/lawsuits/institutional-sex-abuse",
    anchor: "form",
    values: { ...lead, city: "Albany", state: "NY", zipcode: "12207" },
    bad: { ...badLead, zipcode: "1" },
    button: "Start Your Free Review",
    thanks: "Thanks! Your free review request is in.",
    before: toStepTwo,
  },
  {
    name: "contact",
    path: "/contact",
    anchor: "form",
    values: {
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@example.com",
      phone: "+1 212 555 0123",
      caseType: "Hernia Mesh",
      message: "Please call me.",
      consent: "on",
    },
    bad: { email: "ann@", message: "" },
    button: "Send Message",
    thanks:
      "Thanks! We’ve received your details. A partner firm will review eligibility and reach out.",
  },
  {
    name: "newsletter on its own page",
    path: "/newsletter",
    anchor: "subscribe",
    values: { firstName: "Ann", email: "ann@example.com" },
    bad: { email: "ann@" },
    button: "Subscribe",
    thanks: "Thanks! You’re subscribed.",
  },
  ...pagesWithNewsletter.map((path) => ({
    name: `newsletter on ${path}`,
    path,
    anchor: "subscribe",
    values: { "First name": "Ann", Email: "ann@example.com" },
    bad: { Email: "ann@" },
    button: "Subscribe",
    thanks: "Thanks! You’re subscribed.",
  })),
  {
    name: "unsubscribe",
    path: "/unsubscribe",
    anchor: "form",
    values: { email: "ann@example.com" },
    bad: { email: "ann@" },
    button: "Unsubscribe",
    thanks: "You've been unsubscribed. It may take a short time for all emails to stop.",
  },
  {
    name: "opt-out request",
    path: "/do-not-sell-my-info",
    anchor: "request",
    values: { fullName: "Ann Lee", email: "ann@example.com", phone: "212 555 0123" },
    bad: { email: "ann@", phone: "1" },
    button: "Send Opt-Out Request",
    thanks: "Your request was processed.",
  },
];

/** The form of this name; a wrong name is a mistake in a test. */
export function formCase(name: string): FormCase {
  const found = formCases.find((item) => item.name === name);
  if (!found) throw new Error(`No form case ${name}`);
  return found;
}

export async function fill(page: Page, anchor: string, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`#${anchor} [name="${name}"]`);
    const kind = await field.evaluate((element) =>
      element instanceof HTMLInputElement ? element.type : element.tagName,
    );
    // Nothing chosen is how a select begins.
    if (kind === "SELECT" && value === "") continue;
    if (kind === "SELECT") await field.selectOption(value);
    else if (kind === "checkbox") await field.setChecked(value === "on");
    else await field.fill(value);
  }
}

export async function press(page: Page, { anchor, button }: { anchor: string; button: string }) {
  await page.locator(`#${anchor}`).getByRole("button", { name: button, exact: true }).click();
}

/** Takes the native checks away, as an old browser or a script of somebody's would. */
export async function loosen(page: Page, anchor: string) {
  await page.locator(`#${anchor}`).evaluate((form) => form.setAttribute("novalidate", ""));
}

/** From step 1 of the case that is open, with every question answered. */
export async function toStepTwo(page: Page) {
  const slug = new URL(page.url()).pathname.split("/").pop();
  const item = cases.find((entry) => entry.slug === slug);
  if (!item) throw new Error(`No case at ${page.url()}`);

  await answerQuiz(page, item);
  await press(page, { anchor: "form", button: item.quiz.cta });
  await page.getByText("Step 2 of 2").waitFor();
}
