import { Link } from "@remix-run/react";

/** Always there and quiet; says whether this visitor's opt-out was taken (11 CCR 7025(c)(6)). */
export function OptOutStatus({ reasons }: { reasons: readonly string[] }) {
  const isHonored = reasons.length > 0;

  return (
    <p className="opt-out-status" data-opted-out={isHonored}>
      {isHonored && (
        <>
          <strong>Opt-Out Request Honored</strong>{" "}
        </>
      )}
      <Link to="/do-not-sell-my-info">Your privacy choices</Link>
    </p>
  );
}
