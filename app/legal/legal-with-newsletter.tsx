import { ErrorSummary } from "~/app/forms/error-summary";
import { useReply } from "~/app/forms/use-reply";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import { LegalPage } from "./legal-page";
import type { LegalWithNewsletter as PageData } from "./legal-with-newsletter.server";

export function LegalWithNewsletter({ text, newsletter }: Pick<PageData, "text" | "newsletter">) {
  const reply = useReply();

  return (
    <>
      <ErrorSummary reply={reply} formId={newsletter.id} />
      <LegalPage text={text} end={<NewsletterBlock block={newsletter} reply={reply} />} />
    </>
  );
}
