import type { Access } from "~/app/services.server";
import { ReferenceTools } from "~/app/ui/sent";
import { addresses } from "~/data/addresses";
import { privateCode as words } from "~/data/private-code";

type PrivateCodeProps = {
  reference: string;
  access: Access;
  /** Of this site, for what is copied and saved. */
  origin: string;
};

/** Beside the reference. Without script it can be written down, saved and hidden. */
export function PrivateCode({ reference, access, origin }: PrivateCodeProps) {
  const { code, ticket, isMailed } = access;
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
        <a href={words().opens.href}>{words().opens.link}</a>
        {words().opens.after}
      </p>
      {isMailed && <p>{words().mailed}</p>}
      <noscript>
        <p>{words().history}</p>
      </noscript>
    </>
  );
}
