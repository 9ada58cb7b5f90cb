import { caseAnswers, homeAnswers } from "./lead-fields.mjs";

/** Every form of the site, with what a visitor may type into it. */
export type FormCase = {
  name: string;
  path: string;
  /** The anchor of the form, and the prefix of its ids. */
  anchor: string;
  /** Valid values by field name. */
  values: Record<string, string>;
  /** Values that native checks reject, by field name. */
  bad: Record<string, string>;
  button: string;
  thanks: { en: string; es: string };
  /** Follows the quiz of its page. */
  isSecondStep?: true;
};

const badLead = { Phone: "12", Email: "ann@" };

export const everyForm: FormCase[] = [
  {
    name: "home",
    path: "/",
    anchor: "form",
    values: { ...homeAnswers, caseTypeSlug: "hernia-mesh" },
    bad: { ...badLead, caseTypeSlug: "" },
    button: "Send My Request",
    thanks: { en: "Thanks for Submitting!", es: "¡Gracias! Recibimos su solicitud." },
  },
  {
    name: "step 2 of a case",
    path: "/lawsuits/institutional-sex-abuse",
    anchor: "form",
    values: caseAnswers,
    bad: { ...badLead, zipcode: "1" },
    button: "Send My Request",
    thanks: {
      en: "Thanks! Your free review request is in.",
      es: "¡Gracias! Recibimos su solicitud de revisión gratuita.",
    },
    isSecondStep: true,
  },
  {
    name: "contact",
    path: "/contact",
    anchor: "form",
    values: {
      topic: "review",
      firstName: "Ann",
      lastName: "Lee",
      email: "ann@example.com",
      phone: "+1 212 555 0123",
      caseType: "Hernia Mesh",
      message: "Please call me.",
      consent: "on",
    },
    bad: { email: "ann@", message: "" },
    button: "Send message",
    thanks: {
      en: "Thanks! We’ve received your details. A partner firm will review eligibility and reach out.",
      es: "¡Gracias! Recibimos sus datos. Un bufete participante verá si su caso podría calificar y se comunicará con usted.",
    },
  },
  {
    name: "newsletter on its own page",
    path: "/newsletter",
    anchor: "subscribe",
    values: { firstName: "Ann", email: "ann@example.com" },
    bad: { email: "ann@" },
    button: "Subscribe",
    thanks: { en: "Thanks! You’re subscribed.", es: "¡Gracias! Ya está en la lista." },
  },
  ...["/blog", "/faqs", "/terms", "/privacy"].map((path) => ({
    name: `newsletter on ${path}`,
    path,
    anchor: "subscribe",
    values: { "First name": "Ann", Email: "ann@example.com" },
    bad: { Email: "ann@" },
    button: "Subscribe",
    thanks: { en: "Thanks! You’re subscribed.", es: "¡Gracias! Ya está en la lista." },
  })),
  {
    name: "unsubscribe",
    path: "/unsubscribe",
    anchor: "form",
    values: { email: "ann@example.com" },
    bad: { email: "ann@" },
    button: "Unsubscribe",
    thanks: {
      en: "You've been unsubscribed. It may take a short time for all emails to stop.",
      es: "Cancelamos su suscripción. Los correos pueden tardar un poco en dejar de llegar.",
    },
  },
  {
    name: "opt-out request",
    path: "/do-not-sell-my-info",
    anchor: "request",
    values: { fullName: "Ann Lee", email: "ann@example.com", phone: "212 555 0123" },
    bad: { email: "ann@", phone: "1" },
    button: "Send opt-out request",
    thanks: { en: "Your request was processed.", es: "Su solicitud fue procesada." },
  },
];
