import type { GroupId } from "./case";
import { groups as spanishGroups } from "./es/groups";
import { inEach } from "./language";

/** The group of each case, in the order the catalog shows them. */
export const groupOf = {
  "roundup-cancer": "toxic",
  "hair-relaxer-cancer": "products",
  "baby-formula-nec": "products",
  "paraquat-parkinsons": "toxic",
  "asbestos-lung-cancer": "toxic",
  "pfas-water": "toxic",
  "la-wildfire": "injury",
  oxbryta: "drugs",
  "bard-powerport": "drugs",
  "hernia-mesh": "drugs",
  "ozempic-wegovy": "drugs",
  "depo-provera": "drugs",
  suboxone: "drugs",
  "auto-accident-personal-injury": "injury",
  "ssdi-applications": "injury",
  "birth-injury": "injury",
  "video-game-addiction": "products",
  "institutional-sex-abuse": "abuse",
  "lds-abuse": "abuse",
  "rideshare-assault": "abuse",
  "roblox-discord-child-abuse": "abuse",
} as const satisfies Readonly<Record<string, GroupId>>;

/** The five groups of the lawsuit menu and of the catalog's filter, in order. */
const englishGroups = [
  { id: "products", title: "Dangerous & Defective Products", short: "Products" },
  { id: "toxic", title: "Exposure to Toxic Substances", short: "Toxic substances" },
  { id: "drugs", title: "Defective Drugs & Medical Devices", short: "Drugs & devices" },
  { id: "injury", title: "Injury & Disability", short: "Injury & disability" },
  { id: "abuse", title: "Physical & Sexual Abuse", short: "Abuse" },
] satisfies readonly { id: GroupId; title: string; short: string }[];

export const groups = /* @__PURE__ */ inEach<
  readonly { id: GroupId; title: string; short: string }[]
>({ en: englishGroups, es: spanishGroups });
