/** Something a person should look at. Never carries personal data. */
export type Notice = {
  event: "hold" | "refused" | "expired" | "quarantined" | "certificate" | "chain";
  reference?: string;
  destination?: string;
  reason?: string;
};

/** Tells the operator; returns at once and never fails. */
export type Alert = (notice: Notice) => void;
