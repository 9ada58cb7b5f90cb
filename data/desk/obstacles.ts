/** Why an operator's act was not done. */
export const obstacles = {
  unknownPartner: (id: string) => `No firm of PARTNERS_FILE has the id ${id}.`,
  unknownMark: (mark: string) =>
    `Nothing named ${mark} is to be told by hand, or it is already done. See: relay partner needs`,
  unknown: (reference: string) => `No submission has the reference ${reference}.`,
  refusedInSight: (reference: string) =>
    `${reference} was refused while the visitor waited, and the visitor was told that it was not sent.`,
  withdraw: {
    noLead: (reference: string) => `${reference} is not a lead: use erase.`,
  },
  edit: {
    unchanged: "Nothing was changed.",
    changedMeanwhile: (reference: string) =>
      `${reference} was changed in the meantime, so nothing was done. Look at it again.`,
    erased: (reference: string) => `${reference} was erased: nothing is left to correct.`,
    quarantined: (reference: string) => `${reference} is quarantined. Release it first.`,
    child:
      "With this date the sender was under 13, and the form accepts nothing from a child. If the date is right, erase the submission.",
    noSuchField: (known: string) => `This form has no such field. It has: ${known}`,
  },
  retry: {
    erased: (reference: string) => `${reference} was erased: nothing is left to send.`,
    quarantined: (reference: string) => `${reference} is quarantined. Use: release ${reference}`,
  },
  release: (reference: string) => `${reference} is not quarantined.`,
  noAddress: (reference: string) => `${reference} no longer has an e-mail address.`,
  backfill: {
    late: (destination: string) =>
      `${destination} is sent with the request itself: a late one would only confuse people.`,
    unconfigured: (destination: string) => `${destination} is not configured.`,
    unknown: (destination: string, known: string) =>
      `There is no destination ${destination}. There are: ${known}`,
  },
  copy: {
    missing: (address: string) => `There is no store at ${address}: nothing was copied.`,
    notEmpty: (table: string) => `The target holds ${table} already.`,
    countsDiffer: (table: string) =>
      `${table}: the counts differ. Is a server running on one of the stores?`,
    chain: "The chain of receipts does not verify in the copy.",
  },
} as const;
