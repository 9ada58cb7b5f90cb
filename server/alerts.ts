/** For the operator's attention; no personal data. */
export type AlertEvent = {
  event: "hold" | "refused" | "expired" | "quarantined" | "certificate" | "chain";
  reference?: string;
  destination?: string;
  reason?: string;
};

/** Returns at once and never throws. */
export type Alert = (event: AlertEvent) => void;
