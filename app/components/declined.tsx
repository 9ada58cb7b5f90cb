/** For people from a state the operator takes no requests from: why, and where else to turn. */
export function Declined({ state }: { state: string }) {
  return (
    <div className="callout" role="status">
      <h3>We cannot pass on requests from {state}</h3>
      <p>Nothing you typed was saved or sent. State rules about lawyer advertising differ.</p>
      <p>
        You can still find help: your state bar's lawyer referral service, or legal aid at{" "}
        <a href="https://www.lsc.gov/about-lsc/what-legal-aid/get-legal-help">lsc.gov</a>. Time
        limits may apply, so it is sensible to ask early.
      </p>
    </div>
  );
}
