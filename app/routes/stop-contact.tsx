import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openPost, redirectSent, rejectWith } from "~/app/forms/answer.server";
import { FormShell } from "~/app/forms/form-shell";
import { useReply } from "~/app/forms/sending";
import {
  type App,
  byPerson,
  check,
  describeFault,
  isCurrent,
  makeReply,
  makeTicket,
  openApp,
  placeholdersOf,
  type Rejection,
  readSent,
  resolveForm,
  stopContact,
} from "~/app/services.server";
import { TextLinks } from "~/app/ui/links";
import { PageHead } from "~/app/ui/page-head";
import { Panel, Paragraphs, Section } from "~/app/ui/section";
import { Success } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { contactChannels } from "~/data/contact-channels";
import { stopForm } from "~/data/forms/stop";
import { optOutLink } from "~/data/legal-words";
import { interpolate } from "~/data/placeholders";
import { stopContact as words } from "~/data/stop-contact";
import { yourRequest } from "~/data/your-request";

export async function loader({ request }: LoaderFunctionArgs) {
  const app = await openApp();
  const { title, description } = words();

  return {
    head: { title, description, path: addresses.stopContact },
    form: resolveForm(stopForm(), app.now()),
    done: isDone(app, request)
      ? interpolate<readonly string[]>(words().after, placeholdersOf(app.config))
      : null,
    links: [
      { label: yourRequest().title, href: addresses.yourRequest },
      { label: optOutLink(), href: addresses.optOut },
    ],
  };
}

const anchor = "form";

/** A stop has no reference, so that nobody learns whether the address was known. */
const subject = "stop";

/** Only a ticket of ours shows the confirmation, so that nobody can link to a false one. */
function isDone({ keys, now }: App, request: Request): boolean {
  const sent = readSent(new URL(request.url).searchParams.get("sent") ?? "");
  return sent?.reference === subject && isCurrent(keys, sent, now());
}

/** Granted at once to anyone; known and unknown addresses get the same answer. */
export async function action(args: ActionFunctionArgs) {
  const { app, entries, context } = await openPost(args);
  const { fields } = stopForm();
  const { values, reply } = check(fields, entries, app.now());
  if (reply) return rejectWith(context, { reply }, 422);

  const reject = (why: Rejection, status: number, seconds?: number) =>
    rejectWith(context, { reply: makeReply(fields, entries, why) }, status, seconds);
  const rejectField = (name: string, message: string) =>
    reject({ fieldErrors: { [name]: [message] } }, 422);
  const { email, phone } = values;
  const named = contactChannels.some((channel) => values[channel]);
  if (email === undefined && phone === undefined) return rejectField("email", words().missing);
  if (!named) return rejectField("calls", words().nothing);

  try {
    const channels = contactChannels.filter((channel) => values[channel]);
    await stopContact(app, byPerson, { email, phone, channels, manner: "web" });
    const ticket = makeTicket(app.keys[0], subject, app.now());
    return redirectSent({ path: addresses.stopContact, anchor }, { reference: subject, ticket });
  } catch (error) {
    app.log.error(describeFault(error), "nothing stored");
    const message = interpolate<string>(words().notSaved, placeholdersOf(app.config));
    return reject({ message }, 503, 60);
  }
}

export { ErrorBoundary, meta } from "~/app/layout/head";

/** All three are ticked at first. */
const values = { calls: "on", texts: "on", emails: "on" };

export default function StopContact() {
  const { form, done, links } = useLoaderData<typeof loader>();
  const reply = useReply();
  const { title, lead, formTitle, done: message, about } = words();

  return (
    <div className="page page--narrow">
      <PageHead title={title} drawing="stop-contact">
        <p className="lead">{lead}</p>
      </PageHead>
      <Panel title={formTitle}>
        {done ? (
          <Success message={message} reference={null}>
            <Paragraphs texts={done} />
          </Success>
        ) : (
          <FormShell id={anchor} form={form} reply={reply} values={values} isNative />
        )}
      </Panel>
      <div className="page__side">
        <Section name="about" title={about.title}>
          <Paragraphs texts={about.paragraphs} />
          <p>
            <TextLinks links={links} />
          </p>
        </Section>
      </div>
    </div>
  );
}
