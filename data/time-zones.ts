const zones = {
  "America/New_York": "CT DE DC FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV",
  "America/Chicago": "AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI",
  "America/Denver": "CO ID MT NM UT WY",
  "America/Phoenix": "AZ",
  "America/Los_Angeles": "CA NV OR WA",
  "America/Anchorage": "AK",
  "Pacific/Honolulu": "HI",
  "America/Puerto_Rico": "PR VI",
  "Pacific/Guam": "GU MP",
  "Pacific/Pago_Pago": "AS",
} as const;

/** Where most people of a state live, by its two-letter code; null if the state is unknown. */
export function timeZoneOf(state: string): string | null {
  const found = Object.entries(zones).find(([, codes]) => codes.split(" ").includes(state));
  return found?.[0] ?? null;
}
