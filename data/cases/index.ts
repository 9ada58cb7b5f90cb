import type { Case } from "../case";
import { asbestosLungCancer } from "./asbestos-lung-cancer";
import { autoAccidentPersonalInjury } from "./auto-accident-personal-injury";
import { babyFormulaNec } from "./baby-formula-nec";
import { bardPowerport } from "./bard-powerport";
import { birthInjury } from "./birth-injury";
import { depoProvera } from "./depo-provera";
import { hairRelaxerCancer } from "./hair-relaxer-cancer";
import { herniaMesh } from "./hernia-mesh";
import { institutionalSexAbuse } from "./institutional-sex-abuse";
import { laWildfire } from "./la-wildfire";
import { ldsAbuse } from "./lds-abuse";
import { oxbryta } from "./oxbryta";
import { ozempicWegovy } from "./ozempic-wegovy";
import { paraquatParkinsons } from "./paraquat-parkinsons";
import { pfasWater } from "./pfas-water";
import { rideshareAssault } from "./rideshare-assault";
import { robloxDiscordChildAbuse } from "./roblox-discord-child-abuse";
import { roundupCancer } from "./roundup-cancer";
import { ssdiApplications } from "./ssdi-applications";
import { suboxone } from "./suboxone";
import { videoGameAddiction } from "./video-game-addiction";

/** In the order the catalogue shows them. */
export const cases: readonly Case[] = [
  roundupCancer,
  hairRelaxerCancer,
  babyFormulaNec,
  paraquatParkinsons,
  asbestosLungCancer,
  pfasWater,
  laWildfire,
  oxbryta,
  bardPowerport,
  herniaMesh,
  ozempicWegovy,
  depoProvera,
  suboxone,
  autoAccidentPersonalInjury,
  ssdiApplications,
  birthInjury,
  videoGameAddiction,
  institutionalSexAbuse,
  ldsAbuse,
  rideshareAssault,
  robloxDiscordChildAbuse,
];

const bySlug = new Map(cases.map((item) => [item.slug, item]));

export function findCase(slug: string): Case | undefined {
  return bySlug.get(slug);
}
