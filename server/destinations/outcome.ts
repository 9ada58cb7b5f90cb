/** Only a positive match is `delivered`; anything unknown is not. */
export type Outcome = Delivered | TryAgain | Hold | Refused;

type Evidence = {
  /** Our own words and known codes; safe for logs and alerts. */
  detail: string;
  /**
   * What the service wrote. It may repeat what a person typed: stored scrubbed, with the attempt
   * only.
   */
  said?: string;
};

type Delivered = Evidence & {
  kind: "delivered";
  status: number;
  /** Something a person should look at. */
  review?: string;
};

export type TryAgain = Evidence & {
  /** `ambiguous`: it may have arrived without a positive answer. */
  kind: "retry" | "ambiguous";
  status: number | null;
  /**
   * After this many outcomes of this kind the delivery is refused; without it the schedule decides.
   */
  limit?: number;
  /** Milliseconds to the next attempt instead of the schedule's; scaled like it. */
  wait?: number;
  /** Milliseconds the service asked for: a floor that costs no attempt and is not scaled. */
  retryAfter?: number;
  /** Slows down the whole channel, not only this delivery. */
  slow?: true;
  /** Refused by a filter; the reason may be this submission or the whole form. */
  blocked?: true;
};

/** A configuration fault; no delivery caused it. */
type Hold = Evidence & { kind: "hold"; status: number | null };

type Refused = Evidence & {
  kind: "refused";
  status: number | null;
  /** What the service said about the e-mail address, if that is the reason. */
  aboutEmail?: string;
};
