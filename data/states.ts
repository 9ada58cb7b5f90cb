import { stateNames as spanishNames } from "./es/states";
import { byLanguage, inEach, language, languages, locale, mainLanguage } from "./language";

const names = {
  AL: "Alabama",
  AK: "Alaska",
  AS: "American Samoa",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  MP: "Northern Mariana Islands",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VI: "U.S. Virgin Islands",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

/** The names that are not as in English. */
const ownNames = inEach<Partial<Record<keyof typeof names, string>>>({ en: {}, es: spanishNames });

/** Sorted by name in each language, with the same values: in English as they stand here. */
const sorted = byLanguage((of) => {
  const all = listed({ ...names, ...ownNames(of) });
  const inOrder = new Intl.Collator(locale(of));
  return of === mainLanguage ? all : all.sort((a, b) => inOrder.compare(a.label, b.label));
});

/** The states, DC and the territories, by two-letter code. */
export const states = (of = language()) => sorted[of];

/** The name for a two-letter code; the code itself if it is none of a state. */
export function stateName(code: string, of = language()): string {
  return states(of).find(({ value }) => value === code)?.label ?? code;
}

/** The two-letter code of a state that a person typed in either language; other text as it is. */
export function stateCode(typed: string): string {
  const text = typed.trim().toLowerCase();
  const isMeant = ({ value, label }: { value: string; label: string }) =>
    value.toLowerCase() === text || label.toLowerCase() === text;
  return languages.flatMap((code) => sorted[code]).find(isMeant)?.value ?? typed;
}

function listed(named: Readonly<Record<string, string>>) {
  return Object.entries(named).map(([value, label]) => ({ value, label }));
}

export const stateCodes = Object.keys(names);
