import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useReply } from "~/app/forms/sending";
import { NewsletterBlock } from "~/app/newsletter/newsletter-block";
import type { loadLegal } from "./legal.server";
import { LegalPage } from "./legal-page";

type Loader = (args: LoaderFunctionArgs) => ReturnType<typeof loadLegal>;

export function LegalRoute() {
  const { text, drawing, newsletter } = useLoaderData<Loader>();
  const reply = useReply();
  if (newsletter === null) return <LegalPage text={text} drawing={drawing} />;

  return <LegalPage text={text} end={<NewsletterBlock block={newsletter} reply={reply} />} />;
}
