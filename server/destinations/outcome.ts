/** The result of an attempt. Only a positive match is `delivered`; everything unknown is not. */
export type Outcome = Delivered | TryAgain | Hold | Refused;

type Evidence = {
  /** Our own words and known codes: fit for logs and alerts. */
  detail: string;
  /** What the service wrote. It may repeat what a person typed: kept only with the attempt, scrubbed. */
  said?: string;
};

export type Delivered = Evidence & {
  kind: "delivered";
  status: number;
  /** Something about it a person should see. */
  review?: string;
};

export type TryAgain = Evidence & {
  /** `ambiguous`: it may have arrived although no answer says so. */
  kind: "retry" | "ambiguous";
  status: number | null;
  /** After so many outcomes of this sort the delivery is refused; without it the schedule decides. */
  limit?: number;
  /** Milliseconds to the next attempt instead of the schedule's; scaled like it. */
  wait?: number;
  /** Milliseconds the service asked for: a floor that costs no attempt and is not scaled. */
  retryAfter?: number;
  /** The whole channel should slow down, not this delivery alone. */
  slow?: true;
  /** Refused by a filter that may mean this submission or the whole form. */
  blocked?: true;
};

/** A configuration fault: no delivery is to blame. */
export type Hold = Evidence & { kind: "hold"; status: number | null };

export type Refused = Evidence & {
  kind: "refused";
  status: number | null;
  /** What the service said about the e-mail address, if that is the reason. */
  aboutEmail?: string;
};
