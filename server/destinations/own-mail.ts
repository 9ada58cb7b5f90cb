import { addresses } from "~/data/addresses";
import { resolveCase } from "~/data/cases";
import { placeholderWords } from "~/data/placeholders";
import { visitorMail } from "~/data/visitor-mail";
import type { Config } from "../config/config";
import { speak } from "../language";
import { makeSignUpToken } from "../privacy/sealed-token";
import { submissionKinds } from "../submission/kinds";
import { formLanguage } from "../submission/submission";
import {
  type Connection,
  type DestinationDefinition,
  type Outcome,
  ordinary,
  unsubmitted,
} from "./destination";
import { sendMail, testMailServer, unsubscribeLink } from "./mail";

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
      const language = formLanguage(submission);
      return speak(language, () => {
        const { reference, contact, page } = submission;
        const means = { key, email: contact.email, origin: page.origin };
        const unsubscribe = unsubscribeLink(means, language);
        const words = {
          reference,
          ...senderWords(config, unsubscribe),
          yourRequest: `${page.origin}${addresses.yourRequest}`,
          stop: `${page.origin}${addresses.stopContact}`,
        };
        const token = makeSignUpToken(key, reference);
        const confirm = `${page.origin}${addresses.newsletter}?confirm=${token}#subscribe`;
        const { ofLead, signUpQuestion } = visitorMail();
        const written =
          submission.kind === "newsletter"
            ? {
                subject: signUpQuestion.subject(config.site.name),
                text: signUpQuestion.text({ ...words, confirm }),
              }
            : { subject: ofLead.subject(config.site.name), text: ofLead.text(words) };
        const mail = {
          id: `confirmation_${delivery.message_id}_${delivery.id}`,
          to: contact.email,
          ...written,
          unsubscribe,
          isAutomatic: true,
        } as const;
        return sendMail(config, mail, { signal });
      });
    },
  };
}

/** Notified when something needs the operator. `mailStaff` sends: no form is sent there. */
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

type SenderWords = { site: string; sender: string; unsubscribe: string };

function senderWords({ site }: Config, unsubscribe: string): SenderWords {
  return { site: site.name, sender: `${site.company}, ${site.postalAddress}`, unsubscribe };
}
