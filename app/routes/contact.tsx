import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { answer, openPost, readSentBefore } from "~/app/forms/answer.server";
import { FormShell } from "~/app/forms/form-shell";
import { useReply } from "~/app/forms/sending";
import { useKeptConfirmation } from "~/app/forms/sent-before";
import { SentForm } from "~/app/forms/sent-form";
import { ConsentText } from "~/app/lead/consent-text";
import { consentFor, disclosureText, withCurrentVersion } from "~/app/lead/lead.server";
import {
  type App,
  findConfirmation,
  openApp,
  placeholdersOf,
  receive,
  type ShownForm,
} from "~/app/services.server";
import { FoldedSection } from "~/app/ui/folded-section";
import { TextLink, TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { Panel, Section } from "~/app/ui/section";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { type AfterSending, afterSending } from "~/data/after-sending";
import { cases, resolveCase, shownCases } from "~/data/cases";
import { answerLanguage } from "~/data/consent";
import { type Contact as ContactCopy, contact } from "~/data/contact";
import { contactWords } from "~/data/contact-words";
import { consentSentences } from "~/data/forms/consent-sentence";
import { contactForm, reviewTopic, unlistedCase } from "~/data/forms/contact";
import { interpolate } from "~/data/placeholders";

const anchor = "form";

export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const placeholders = placeholdersOf(app.config);
  const copy = interpolate<ContactCopy>(contact(), placeholders);
  const after = interpolate<AfterSending>(afterSending(), placeholders);
  const sent = await findConfirmation(app, request, { kind: "contact" });
  const confirmation = isReview(sent?.topic)
    ? { message: thanks().review, copy: after.contact }
    : { message: thanks().message, copy: after.message };

  return {
    head: { title: copy.title, description: copy.lead, path: addresses.contact },
    copy,
    consent: consentFor(app.config, app.config.partners),
    answers: answerLanguage()?.(app.config.partners) ?? null,
    form: withCurrentVersion(app, reviewForm(app), app.config.partners),
    sent: sent && { ...confirmation, reference: sent.reference },
    sentBefore: sent ? null : readSentBefore(request, thanks().message),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { app, entries, facts, context } = await openPost(args);
  const asksReview = isReview(entries.get("topic")?.[0]);
  const page = { path: addresses.contact, anchor };
  const about = cases.find(({ title }) => title === entries.get("caseType")?.[0]);
  const received = await receive(app, {
    form: form(),
    entries,
    page,
    facts,
    firms: app.config.partners,
    // The operator may pass a review on to a firm that takes its case.
    ...(asksReview && { served: [reviewForm(app)] }),
    ...(asksReview && about && { case: { slug: about.slug, title: about.title } }),
  });

  return answer(received, { page, context });
}

export { clientAction } from "~/app/forms/sending";

export { ErrorBoundary, meta } from "~/app/layout/head";

export default function Contact() {
  const { copy, form, consent, answers, sent, sentBefore } = useLoaderData<typeof loader>();
  const reply = useReply();
  useKeptConfirmation(sent?.reference ?? null);

  return (
    <div className="page page--narrow">
      <PageHead title={copy.title} drawing="contact">
        <p className="lead">{copy.lead}</p>
        {answers && <p>{answers}</p>}
      </PageHead>
      <Panel title={contactWords().title}>
        {sent ? (
          <SentForm id={anchor} form={form}>
            <Success {...sent} />
          </SentForm>
        ) : (
          <FormShell
            start={
              <p className="panel__note">
                {copy.elsewhere.text} <TextLink {...copy.elsewhere.link} />
              </p>
            }
            id={anchor}
            form={form}
            reply={reply}
            sentBefore={sentBefore}
            action={addresses.contact}
            consent={<ConsentText {...consent} />}
          />
        )}
      </Panel>
      <Aside copy={copy} />
    </div>
  );
}

function Aside({ copy: { expect, notes, other } }: { copy: ContactCopy }) {
  return (
    <div className="page__side">
      <FoldedSection name="expect" title={expect.title}>
        <ol className="next-steps">
          {expect.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
      </FoldedSection>
      <p className="caution">{notes.join(" ")}</p>
      <Section name="other" title={other.title}>
        {other.emails.map(({ about, address }) => (
          <p key={about}>
            {about}: <a href={`mailto:${address}`}>{address}</a>
          </p>
        ))}
        <p>{other.post}</p>
        <p>
          <TextLinks links={other.links} />
        </p>
      </Section>
    </div>
  );
}

const thanks = () => contactWords().thanks;

/** With the consent that a review asks for. */
function reviewForm({ config }: App): ShownForm {
  const consent = consentSentences().plain;
  const disclosure = disclosureText(config, config.partners);
  return { shown: form(), consent, disclosure };
}

function isReview(topic?: string | null): boolean {
  return topic === reviewTopic;
}

function form() {
  const listed = shownCases().filter(({ slug }) => slug !== unlistedCase);

  return contactForm({
    // Posted and stored under its English name, which firms filter by.
    caseTypes: listed.map(({ slug, title }) => ({ value: resolveCase(slug).title, label: title })),
  });
}
