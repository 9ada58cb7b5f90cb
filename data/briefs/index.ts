import type { CaseBrief } from "../case-brief";
import { asbestosLungCancerBrief } from "./asbestos-lung-cancer";
import { autoAccidentPersonalInjuryBrief } from "./auto-accident-personal-injury";
import { babyFormulaNecBrief } from "./baby-formula-nec";
import { bardPowerportBrief } from "./bard-powerport";
import { birthInjuryBrief } from "./birth-injury";
import { depoProveraBrief } from "./depo-provera";
import { hairRelaxerCancerBrief } from "./hair-relaxer-cancer";
import { herniaMeshBrief } from "./hernia-mesh";
import { institutionalSexAbuseBrief } from "./institutional-sex-abuse";
import { laWildfireBrief } from "./la-wildfire";
import { ldsAbuseBrief } from "./lds-abuse";
import { oxbrytaBrief } from "./oxbryta";
import { ozempicWegovyBrief } from "./ozempic-wegovy";
import { paraquatParkinsonsBrief } from "./paraquat-parkinsons";
import { pfasWaterBrief } from "./pfas-water";
import { rideshareAssaultBrief } from "./rideshare-assault";
import { robloxDiscordChildAbuseBrief } from "./roblox-discord-child-abuse";
import { roundupCancerBrief } from "./roundup-cancer";
import { ssdiApplicationsBrief } from "./ssdi-applications";
import { suboxoneBrief } from "./suboxone";
import { videoGameAddictionBrief } from "./video-game-addiction";

const briefs: Readonly<Record<string, CaseBrief>> = {
  "asbestos-lung-cancer": asbestosLungCancerBrief,
  "auto-accident-personal-injury": autoAccidentPersonalInjuryBrief,
  "baby-formula-nec": babyFormulaNecBrief,
  "bard-powerport": bardPowerportBrief,
  "birth-injury": birthInjuryBrief,
  "depo-provera": depoProveraBrief,
  "hair-relaxer-cancer": hairRelaxerCancerBrief,
  "hernia-mesh": herniaMeshBrief,
  "institutional-sex-abuse": institutionalSexAbuseBrief,
  "la-wildfire": laWildfireBrief,
  "lds-abuse": ldsAbuseBrief,
  oxbryta: oxbrytaBrief,
  "ozempic-wegovy": ozempicWegovyBrief,
  "paraquat-parkinsons": paraquatParkinsonsBrief,
  "pfas-water": pfasWaterBrief,
  "rideshare-assault": rideshareAssaultBrief,
  "roblox-discord-child-abuse": robloxDiscordChildAbuseBrief,
  "roundup-cancer": roundupCancerBrief,
  "ssdi-applications": ssdiApplicationsBrief,
  suboxone: suboxoneBrief,
  "video-game-addiction": videoGameAddictionBrief,
};

/** The first screens of a written case. A slug may be the name of a built-in member. */
export function findBrief(slug: string): CaseBrief | undefined {
  return Object.hasOwn(briefs, slug) ? briefs[slug] : undefined;
}
