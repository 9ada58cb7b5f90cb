import { addresses } from "~/data/addresses";
import { resolveCase } from "~/data/cases";
import { placeholderWords } from "~/data/placeholders";
import { visitorMail } from "~/data/visitor-mail";
import type { Config } from "../config/config";
import { speak } from "../language";
import { submissionKinds } from "../submission/kinds";
import { formLanguage } from "../submission/submission";
import { type Connection, type DestinationDefinition, ordinary } from "./destination";
import { sendMail, unsubscribeLink } from "./mail";

/**
 * One mail to the sender of a lead: the reference and what they can do with it, and nothing they
 * typed. A wrong address needs nobody's attention; `relay show` prints what the mail server said.
 */
export const confirmation: DestinationDefinition = {
  ...ordinary,
  name: "confirmation",
  label: "Confirmation to the visitor",
  service: "confirmation",
  isBestEffort: true,
  isCancelledWhenOff: true,
  isMailToSender: true,
  withholdsFields: "the mail to the visitor holds the reference and nothing that was typed",
  recipient: ({ SMTP_URL }) => (SMTP_URL ? placeholderWords().recipients.mail : null),
  connect,
};

function connect(config: Config, key: Buffer): Connection | null {
  if (!config.SMTP_URL) return null;

  return {
    channel: "confirmation",
    role: "service_provider",
    concurrency: 2,
    rate: { perMinute: 120, burst: 20 },
    // Not for abuse cases, where somebody else may read the mail.
    takes: ({ kind, case: { slug } }) =>
      submissionKinds[kind].isLead && resolveCase(slug ?? "").sensitive !== true,
    send: ({ delivery, submission }, signal) =>
      speak(formLanguage(submission), () => {
        const { reference, contact, page } = submission;
        const unsubscribe = unsubscribeLink({ key, email: contact.email, origin: page.origin });
        const words = {
          reference,
          site: config.site.name,
          sender: `${config.site.company}, ${config.site.postalAddress}`,
          yourRequest: `${page.origin}${addresses.yourRequest}`,
          stop: `${page.origin}${addresses.stopContact}`,
          unsubscribe,
        };
        const mail = {
          id: `confirmation_${delivery.message_id}_${delivery.id}`,
          to: contact.email,
          subject: visitorMail().confirmation.subject(config.site.name),
          text: visitorMail().confirmation.text(words),
          unsubscribe,
        };
        return sendMail(config, mail, { signal });
      }),
  };
}

/** Here only to be listed with the others: the outbox sends these mails from the open alerts. */
export const staff: DestinationDefinition = {
  ...ordinary,
  name: "staff",
  label: "Mail to the staff",
  service: "staff",
  isBestEffort: true,
  withholdsFields: "a mail to the staff contains only a count",
  recipient: ({ SMTP_URL, STAFF_EMAIL }) =>
    SMTP_URL && STAFF_EMAIL ? placeholderWords().recipients.mail : null,
  connect: ({ SMTP_URL, STAFF_EMAIL }) =>
    SMTP_URL && STAFF_EMAIL
      ? {
          channel: "staff",
          role: "service_provider",
          concurrency: 1,
          rate: null,
          takes: () => false,
          send: async () => ({ kind: "refused", status: null, detail: "no form is sent there" }),
        }
      : null,
};
