/** Why an operator's act was not done. */
export const obstacles = {
  unknown: (reference: string) => `No submission has the reference ${reference}.`,
  refusedInSight: (reference: string) =>
    `${reference} was refused while the visitor looked on, who was told that it was not sent.`,
  edit: {
    unchanged: "Nothing was changed.",
    erased: (reference: string) => `${reference} was erased: nothing is left to correct.`,
    quarantined: (reference: string) => `${reference} is quarantined. Release it first.`,
    noSuchField: (known: string) => `This form has no such field. It has: ${known}`,
  },
  retry: {
    erased: (reference: string) => `${reference} was erased: nothing is left to send.`,
    quarantined: (reference: string) => `${reference} is quarantined. Use: release ${reference}`,
  },
  release: (reference: string) => `${reference} is not quarantined.`,
} as const;
