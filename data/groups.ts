import type { GroupId } from "./case";
import { groups as spanishGroups } from "./es/groups";
import { inLanguage } from "./language";

/** The five groups of the lawsuit menu and of the catalog's filter, in order. */
const englishGroups = [
  { id: "products", title: "Dangerous & Defective Products", short: "Products" },
  { id: "toxic", title: "Exposure to Toxic Substances", short: "Toxic substances" },
  { id: "drugs", title: "Defective Drugs & Medical Devices", short: "Drugs & devices" },
  { id: "injury", title: "Injury & Disability", short: "Injury & disability" },
  { id: "abuse", title: "Physical & Sexual Abuse", short: "Abuse" },
] as const satisfies readonly { id: GroupId; title: string; short: string }[];

export const groups = /* @__PURE__ */ inLanguage({ en: englishGroups, es: spanishGroups });
