import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ContactAside, ContactPanel } from "~/app/contact/contact-page";
import { answer, carry, isSwitch } from "~/app/forms/answer.server";
import { useReply } from "~/app/forms/sending";
import { SentForm } from "~/app/forms/sent-form";
import { pageMeta } from "~/app/layout/head";
import { disclosureText, readLead } from "~/app/lead/lead.server";
import {
  findConfirmation,
  readPost,
  receive,
  requestFacts,
  resolveForm,
  services,
} from "~/app/services.server";
import { drawPart } from "~/app/ui/draw-part.server";
import { PageHead } from "~/app/ui/page-head";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { resolveCase, shownCases } from "~/data/cases";
import { type Contact as ContactCopy, contact } from "~/data/contact";
import { contactWords } from "~/data/contact-words";
import { consentSentences } from "~/data/forms/consent-sentence";
import { contactForm, reviewTopic, unlistedCase } from "~/data/forms/contact";
import { interpolate } from "~/data/placeholders";

const page = {
  get path() {
    return addresses.contact;
  },
  anchor: "form",
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await services();
  const facts = requestFacts(opened, { request, context });
  const { placeholders } = opened;
  const copy = interpolate<ContactCopy>(contact(), placeholders);
  const { title, lead: description } = copy;
  const after = interpolate<AfterSending>(afterSending(), placeholders);
  const shown = resolveForm(form(), opened.now());
  const sent = await findConfirmation(opened, request, { kind: "contact" });

  return {
    copy,
    head: { title, description, path: page.path },
    lead: readLead(opened, facts),
    form: shown,
    sent: sent && {
      panel: drawPart(
        <SentForm id={page.anchor} form={shown}>
          <Success
            message={isReview(sent.topic) ? thanks().review : thanks().message}
            reference={sent.reference}
            copy={isReview(sent.topic) ? after.contact : after.message}
          />
        </SentForm>,
        page.path,
      ),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const opened = await services();
  const entries = await readPost(request);
  if (isSwitch(entries)) {
    return data({ typed: carry({ ...page, fields: form().fields, entries, context }) });
  }
  const asksReview = isReview(entries.get("topic")?.[0]);
  const received = await receive(opened, {
    form: form(asksReview),
    shown: form(),
    entries,
    facts: requestFacts(opened, { request, context }),
    page,
    ...(asksReview && {
      consent: consentSentences().plain,
      disclosure: disclosureText(opened),
    }),
  });

  return answer(received, { page, context });
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary } from "~/app/layout/error-page";

export const meta = pageMeta;

export default function Contact() {
  const { copy, form, lead, sent } = useLoaderData<typeof loader>();
  const reply = useReply();

  return (
    <div className="page page--narrow">
      <PageHead title={copy.title} drawing="contact">
        <p className="lead">{copy.lead}</p>
      </PageHead>
      <ContactPanel {...{ form, lead, reply, sent }} id={page.anchor} />
      <ContactAside copy={copy} />
    </div>
  );
}

const thanks = () => contactWords().thanks;

function isReview(topic?: string | null): boolean {
  return topic === reviewTopic;
}

function form(isReview?: boolean) {
  const listed = shownCases().filter(({ slug }) => slug !== unlistedCase);

  return contactForm({
    // Posted and stored under its English name, which firms filter by.
    caseTypes: listed.map(({ slug, title }) => ({ value: resolveCase(slug).title, label: title })),
    isReview,
  });
}
