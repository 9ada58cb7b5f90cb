import { FormShell } from "~/app/forms/form-shell";
import { useKeptConfirmation } from "~/app/forms/sent-before";
import { SentForm } from "~/app/forms/sent-form";
import type { Reply } from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import { Success } from "~/app/ui/sent";
import type { NewsletterData } from "./newsletter.server";

type NewsletterBlockProps = { newsletter: NewsletterData; reply: Reply | null };

export function NewsletterBlock({ newsletter, reply }: NewsletterBlockProps) {
  const { id, title, text, form, sent, action, consent, confirm, confirmText, broken } = newsletter;
  useKeptConfirmation(sent?.reference ?? null);

  return (
    <section className="newsletter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {sent ? (
        <SentForm id={id} form={form}>
          <Success {...sent} />
        </SentForm>
      ) : confirm ? (
        <>
          <p>{confirmText}</p>
          <FormShell id={id} form={confirm} reply={null} action={action} isNative />
        </>
      ) : (
        <>
          <p>{text}</p>
          {broken && !reply && <p className="caution">{broken}</p>}
          <FormShell
            id={id}
            form={form}
            reply={reply}
            sentBefore={newsletter.sentBefore}
            action={action}
            before={
              <p className="panel__note">
                {consent.text} <TextLinks links={consent.links} />
              </p>
            }
          />
        </>
      )}
    </section>
  );
}
