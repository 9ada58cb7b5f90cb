import { addresses } from "~/data/addresses";
import { resolveCase } from "~/data/cases";
import { placeholderWords } from "~/data/placeholders";
import { visitorMail } from "~/data/visitor-mail";
import type { Config } from "../config/config";
import { splitSecrets } from "../config/partners";
import { speak } from "../language";
import { makeSignUpToken } from "../privacy/sealed-token";
import type { AlertEvent } from "../store/schema";
import { submissionKinds } from "../submission/kinds";
import { formLanguage, type Submission } from "../submission/submission";
import { type Connection, type DestinationDefinition, type Outcome, ordinary } from "./destination";
import { sendMail, testMailServer, unsubscribeLink } from "./mail";
import { sendWebhook } from "./webhook";

/**
 * The one mail to the sender of a form, with nothing that they typed: to a lead the reference and what
 * can be done with it; to a sign-up of an address that has left our mails the question whether it
 * wants them again. A wrong address needs nobody's attention; `relay show` prints what the mail server
 * said.
 */
export const senderMail: DestinationDefinition = {
  ...ordinary,
  name: "confirmation",
  label: "Mail to the sender",
  isBestEffort: true,
  isMailToSender: true,
  recipient: ({ SMTP_URL }) => (SMTP_URL ? placeholderWords().recipients.mail : null),
  connect,
};

/** All mails of our own share the channel of the mail server. */
const mailServer = {
  channel: "mail",
  concurrency: 2,
  rate: { perMinute: 120, burst: 20 },
  isByMail: true,
};

function connect(config: Config, key: Buffer): Connection | null {
  if (!config.SMTP_URL) return null;

  return {
    ...mailServer,
    role: "service_provider",
    test: (_, signal) => testMailServer(config, signal),
    // Not for abuse cases, where somebody else may read the mail.
    takes: ({ kind, case: { slug } }) =>
      kind === "newsletter" ||
      (submissionKinds[kind].isLead && resolveCase(slug ?? "").sensitive !== true),
    send: ({ delivery, submission }, signal) => {
      const id = `confirmation_${delivery.message_id}_${delivery.id}`;
      const written = speak(formLanguage(submission), () => writeToSender(config, key, submission));
      return sendMail(config, { id, to: submission.contact.email, ...written }, { signal });
    },
  };
}

function writeToSender({ site }: Config, key: Buffer, submission: Submission) {
  const { reference, kind, contact, page } = submission;
  const { origin } = page;
  const unsubscribe = unsubscribeLink(
    { key, email: contact.email, origin },
    formLanguage(submission),
  );
  const words = {
    reference,
    site: site.name,
    sender: `${site.company}, ${site.postalAddress}`,
    unsubscribe,
    yourRequest: `${origin}${addresses.yourRequest}`,
    stop: `${origin}${addresses.stopContact}`,
  };
  const { ofLead, signUpQuestion } = visitorMail();
  if (kind !== "newsletter") {
    return { subject: ofLead.subject(site.name), text: ofLead.text(words), unsubscribe };
  }
  const token = makeSignUpToken(key, reference);
  const confirm = `${origin}${addresses.newsletter}?confirm=${token}#subscribe`;
  const text = signUpQuestion.text({ ...words, confirm });
  return { subject: signUpQuestion.subject(site.name), text, unsubscribe };
}

/** Notified when something needs the operator. */
export const staff: DestinationDefinition = {
  ...ordinary,
  name: "staff",
  label: "Mail to the staff",
  recipient: ({ SMTP_URL, STAFF_EMAIL }) =>
    SMTP_URL && STAFF_EMAIL ? placeholderWords().recipients.mail : null,
  connect: (config) =>
    config.SMTP_URL && config.STAFF_EMAIL
      ? {
          ...unsubmitted,
          ...mailServer,
          test: (_, signal) => testMailServer(config, signal),
        }
      : null,
};

/** What needs the operator, without the words of a service. */
type StaffLine = { title: string; todo: string; count: number };

/** No name of a person, answer, case or link: somebody else may read the mail. */
export function mailStaff(
  config: Config,
  id: string,
  lines: readonly StaffLine[],
  signal?: AbortSignal,
): Promise<Outcome> {
  const { site, STAFF_EMAIL: to = "" } = config;
  const total = lines.reduce((sum, { count }) => sum + count, 0);
  const mail = {
    id,
    to,
    subject: `${site.name}: ${total} ${total === 1 ? "thing needs" : "things need"} attention`,
    text: [
      `At ${site.name} something needs attention:`,
      "",
      ...lines.flatMap(({ title, todo }) => [`- ${title}.`, `  ${todo}`]),
      "",
      "This mail has no link on purpose: open the desk on its own machine.",
      "The next mail comes in an hour at the earliest, and only if there is something new.",
      "",
    ].join("\n"),
  };
  return sendMail(config, mail, { signal });
}

/** Of what belongs to no submission: `postAlert` and `mailStaff` send it. */
const unsubmitted = {
  role: "service_provider",
  send: async (): Promise<Outcome> => ({
    kind: "refused",
    status: null,
    detail: "no form is sent there",
  }),
} as const;

/** The endpoint of the operator's alerts. */
export const alert: DestinationDefinition = {
  ...ordinary,
  name: "alert",
  label: "Alerts",
  orderGroup: "alert",
  recipient: () => null,
  connect: ({ ALERT_WEBHOOK_URL }) =>
    ALERT_WEBHOOK_URL ? { ...unsubmitted, channel: "alert", concurrency: 2, rate: null } : null,
};

type AlertMessage = {
  /** The same at every attempt. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  event: AlertEvent | Readonly<Record<string, string | number>>;
};

const timeout = 10_000;

/** Signed as in Standard Webhooks if there is a secret. Never rejects. */
export async function postAlert(
  { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET, site }: Config,
  { id, at, event }: AlertMessage,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (!url) return { kind: "refused", status: null, detail: "no address is set" };

  const body = JSON.stringify({ site: site.name, at: new Date(at).toISOString(), ...event });
  const secrets = splitSecrets(ALERT_WEBHOOK_SECRET);
  // The operator's own endpoint may be on a private address.
  const recipient = { url, secrets, hosts: [new URL(url).host] };
  return sendWebhook(recipient, { id, body }, { signal, timeout });
}
