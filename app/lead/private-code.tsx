import type { Access } from "~/app/services.server";
import { ReferenceTools } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { authorization } from "~/data/authorization";
import { here } from "~/data/language";
import { privateCode as words } from "~/data/private-code";

type PrivateCodeProps = {
  reference: string;
  access: Access;
  /** This site's own origin, for what is copied and saved. */
  origin: string;
};

/** Beside the reference. Without script it can be written down, saved and hidden. */
export function PrivateCode({ reference, access, origin }: PrivateCodeProps) {
  const { code, ticket, isMailed, isShownOnce, asks } = access;
  const text = words().text({ reference, code, origin });

  return (
    <>
      <p>{words().title}</p>
      <p className="reference">{code}</p>
      <ReferenceTools copy={text} />
      <form method="post" action={addresses.yourRequest} className="reference-tools">
        <input type="hidden" name="intent" value="hide" />
        <input type="hidden" name="sent" value={`${reference}.${ticket}`} />
        <a
          className="button button--small"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words().fileName}
        >
          {words().save}
        </a>
        <button type="submit" className="button button--small">
          {words().hide}
        </button>
      </form>
      <p>
        {words().opens.before}
        <a href={here(words().opens.href)}>{words().opens.link}</a>
        {words().opens.after}
      </p>
      {asks !== null && (
        <form method="post" action={addresses.yourRequest} className="form">
          <input type="hidden" name="reference" value={reference} />
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="intent" value="authorize" />
          <p>{authorization().ask.text(asks)}</p>
          <button type="submit" className="button button--primary">
            {authorization().ask.button(asks)}
          </button>
        </form>
      )}
      {isMailed && <p>{words().mailed}</p>}
      <noscript>
        <p>{isShownOnce ? words().shownOnce : words().history}</p>
      </noscript>
    </>
  );
}
