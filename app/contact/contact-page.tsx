import { FormShell } from "~/app/forms/form-shell";
import type { Lead } from "~/app/lead/lead.server";
import type { Reply } from "~/app/services.server";
import { type Drawn, DrawnOnce } from "~/app/ui/drawn-once";
import { TextLinks } from "~/app/ui/links";
import { Sent } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import type { Contact } from "~/data/contact";
import { contactWords } from "~/data/contact-words";
import type { FormDefinition } from "~/data/forms/definition";

type ContactPanelProps = {
  id: string;
  form: FormDefinition;
  lead: Lead;
  reply: Reply | null;
  /** Null until the form is sent. */
  sent: { panel: Drawn | null } | null;
};

export function ContactPanel({ id, form, lead, reply, sent }: ContactPanelProps) {
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 className="panel__title" id={`${id}-title`}>
        {contactWords().title}
      </h2>
      {sent ? (
        <Sent part={sent.panel} />
      ) : (
        <FormShell
          id={id}
          form={form}
          reply={reply}
          action={addresses.contact}
          consent={<DrawnOnce part={lead.text} />}
        />
      )}
    </section>
  );
}

export function ContactAside({ copy }: { copy: Contact }) {
  const { expect, notes, other } = copy;

  return (
    <div className="page__side">
      <section aria-labelledby="expect-title">
        <h2 id="expect-title">{expect.title}</h2>
        <ol className="next-steps">
          {expect.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}.</strong> {text}
            </li>
          ))}
        </ol>
        <ul className="cautions">
          {notes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="other-title">
        <h2 id="other-title">{other.title}</h2>
        {other.emails.map(({ about, address }) => (
          <p key={about}>
            {about}: <a href={`mailto:${address}`}>{address}</a>
          </p>
        ))}
        <p>{other.post}</p>
        <p>
          <TextLinks links={other.links} />
        </p>
      </section>
    </div>
  );
}
