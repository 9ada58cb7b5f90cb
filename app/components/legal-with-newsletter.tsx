import { ErrorSummary } from "~/app/forms/error-summary";
import type { LegalWithNewsletter as PageData } from "~/app/pages/legal-with-newsletter.server";
import { LegalPage } from "./legal-page";
import { NewsletterBlock } from "./newsletter-block";
import { useReply } from "./use-reply";

export function LegalWithNewsletter({ text, newsletter }: Pick<PageData, "text" | "newsletter">) {
  const reply = useReply();

  return (
    <>
      <ErrorSummary reply={reply} formId={newsletter.id} />
      <LegalPage text={text} end={<NewsletterBlock block={newsletter} reply={reply} />} />
    </>
  );
}
