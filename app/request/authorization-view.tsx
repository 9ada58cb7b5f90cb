import type { VisitorRequest } from "~/app/services.server";
import { authorization as words } from "~/data/authorization";
import { yourRequest } from "~/data/your-request";
import { BackForm, type Pair, StepForm, stepForm } from "./step-form";

type Authorized = Pick<VisitorRequest, "asked" | "signed">;
type Signed = VisitorRequest["signed"][number];

/** What is to be signed, and what has been signed: each firm has a document of its own. */
export function Authorizations({ asked, signed, pair }: Authorized & { pair: Pair }) {
  return (
    <>
      {asked && (
        <>
          <p>{words().ask.text(asked.firm.name)}</p>
          <p>{words().ask.until(asked.until)}</p>
          <StepForm pair={pair} intent="authorize">
            <button type="submit" className="button button--primary">
              {words().ask.button(asked.firm.name)}
            </button>
          </StepForm>
        </>
      )}
      {signed.map((one) => (
        <SignedPaper key={one.id} signed={one} pair={pair} />
      ))}
    </>
  );
}

function SignedPaper({ signed, pair }: { signed: Signed; pair: Pair }) {
  return (
    <>
      <p>{describeSigned(signed)}</p>
      <details>
        <summary>{words().signed.read}</summary>
        <pre className="request__copy">{signed.body}</pre>
      </details>
      <div className="request__actions">
        <a
          className="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(signed.body)}`}
          download={words().signed.fileName}
        >
          {words().signed.save}
        </a>
        {signed.state === "valid" && (
          <StepForm pair={pair} intent="revoke">
            <input type="hidden" name="authorization" value={signed.id} />
            <button type="submit" className="button">
              {words().revoke.title}
            </button>
          </StepForm>
        )}
      </div>
    </>
  );
}

export function describeSigned({ state, firm, signed, ends }: Signed): string {
  switch (state) {
    case "valid":
      return words().signed.valid(firm, signed, ends);
    case "ended":
      return words().signed.ended(firm, ends);
    case "revoked":
      return words().signed.revoked(firm, ends);
  }
}

type RevokeProps = { signed: Signed; holders: VisitorRequest["holders"]; pair: Pair };

/** What taking it back does, and one button. */
export function RevokePage({ signed, holders, pair }: RevokeProps) {
  const { title, text, button } = words().revoke;
  const { names, nobody } = yourRequest().tells;
  const isTold = holders.some(({ name, mustBeTold }) => mustBeTold && name === signed.firm);

  return (
    <>
      <h2>{title}</h2>
      <p>{describeSigned(signed)}</p>
      <p>{text(signed.firm)}</p>
      <p>{isTold ? names(signed.firm) : nobody}</p>
      <StepForm id={stepForm} pair={pair} intent="revoke" acts>
        <input type="hidden" name="authorization" value={signed.id} />
        <button type="submit" className="button button--primary">
          {button}
        </button>
      </StepForm>
      <BackForm pair={pair} />
    </>
  );
}
