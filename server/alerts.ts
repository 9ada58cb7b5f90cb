export type Trouble =
  | "hold"
  | "refused"
  | "expired"
  | "quarantined"
  | "certificate"
  | "chain"
  | "store"
  | "clock"
  | "stop";

/** For the operator's attention; no personal data. `of` says what is over. */
export type AlertEvent = ({ event: Trouble } | { event: "resolved"; of: Trouble }) & {
  reference?: string;
  destination?: string;
  reason?: string;
};

/** Returns at once and never throws. */
export type Alert = (event: AlertEvent) => void;
