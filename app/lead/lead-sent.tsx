import { curly } from "~/app/ui/linked-text";
import { TextLinks } from "~/app/ui/links";
import { PrintButton, Receipt } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import type { AfterSending } from "~/data/after-sending";
import { here } from "~/data/language";
import type { ShownCode } from "./lead.server";

/** Beside the reference. Without script it can be written down, saved and hidden. */
export function PrivateCode({ shown }: { shown: ShownCode }) {
  const { reference, code, ticket, words, text, mailed, saved, withoutScript, authorize } = shown;

  return (
    <>
      <Receipt label={words.title} value={code} />
      <PrintButton />
      <form method="post" action={addresses.yourRequest} className="reference-tools">
        <input type="hidden" name="intent" value="hide" />
        <input type="hidden" name="sent" value={`${reference}.${ticket}`} />
        <a
          className="button button--small button--primary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.fileName}
        >
          {words.save}
        </a>
        <button type="submit" className="button button--small">
          {words.hide}
        </button>
      </form>
      {saved && <p>{saved}</p>}
      {authorize && (
        <form method="post" action={addresses.yourRequest} className="form">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="intent" value="authorize" />
          <p>{authorize.text}</p>
          <button type="submit" className="button button--primary">
            {authorize.button}
          </button>
        </form>
      )}
      <details className="faq">
        <summary className="faq__question">{words.opens.title}</summary>
        <p>
          {words.opens.before}
          <a href={here(words.opens.href)}>{words.opens.link}</a>
          {words.opens.after}
        </p>
        {mailed && <p>{mailed}</p>}
        <noscript>
          <p>{withoutScript}</p>
        </noscript>
      </details>
    </>
  );
}

type NextProps = { copy: AfterSending["lead"]; level?: "h2" | "h3" };

/** Where the request is, who gets it, and who calls, in the order of time. */
export function NextSteps({ copy, level: Title = "h3" }: NextProps) {
  return (
    <>
      <Title>{copy.title}</Title>
      <ol className="next-steps">
        {copy.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}.</strong> {curly(text)}
          </li>
        ))}
      </ol>
      <p>
        <strong>{copy.stop.title}.</strong> {curly(copy.stop.text)}
      </p>
    </>
  );
}

/** Collapsed details, what sending does not do, and links. */
export function MoreAboutSent({ copy }: Pick<NextProps, "copy">) {
  return (
    <>
      <div className="rows">
        {copy.details.map(({ title, text }) => (
          <details key={title} className="faq">
            <summary className="faq__question">{title}</summary>
            <p>{curly(text)}</p>
          </details>
        ))}
      </div>
      <p>{curly(copy.note)}</p>
      <p>
        <TextLinks links={copy.links} />
      </p>
    </>
  );
}
