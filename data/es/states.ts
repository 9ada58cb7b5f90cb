/** The states whose Spanish name differs; the rest are called as in English. */
export const stateNames = {
  AS: "Samoa Americana",
  NC: "Carolina del Norte",
  SC: "Carolina del Sur",
  ND: "Dakota del Norte",
  SD: "Dakota del Sur",
  DC: "Distrito de Columbia",
  HI: "Hawái",
  VI: "Islas Vírgenes de EE. UU.",
  MP: "Islas Marianas del Norte",
  LA: "Luisiana",
  NJ: "Nueva Jersey",
  NM: "Nuevo México",
  NY: "Nueva York",
  PA: "Pensilvania",
  WV: "Virginia Occidental",
} as const;
