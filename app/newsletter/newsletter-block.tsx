import { FormShell } from "~/app/forms/form-shell";
import type { Reply } from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import { Sent } from "~/app/ui/sent";
import type { NewsletterBlockData } from "./newsletter-block.server";

type NewsletterBlockProps = { block: NewsletterBlockData; reply: Reply | null };

export function NewsletterBlock({ block, reply }: NewsletterBlockProps) {
  const { id, title, text, sent } = block;

  return (
    <section className="newsletter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {sent ? (
        <Sent part={sent.panel} />
      ) : (
        <>
          <p>{text}</p>
          <FormShell
            id={id}
            form={block.form}
            reply={reply}
            action={block.action}
            before={<SignUpTerms consent={block.consent} />}
          />
        </>
      )}
    </section>
  );
}

function SignUpTerms({ consent }: { consent: NewsletterBlockData["consent"] }) {
  return (
    <p className="panel__note">
      {consent.text} <TextLinks links={consent.links} />
    </p>
  );
}
