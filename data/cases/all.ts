/* Written by `npm run build` from the folders beside it. */
import type { CasePage } from "~/data/case";
import { page as asbestosLungCancer } from "./asbestos-lung-cancer/page";
import { page as autoAccidentPersonalInjury } from "./auto-accident-personal-injury/page";
import { page as babyFormulaNec } from "./baby-formula-nec/page";
import { page as bardPowerport } from "./bard-powerport/page";
import { page as birthInjury } from "./birth-injury/page";
import { page as depoProvera } from "./depo-provera/page";
import { page as hairRelaxerCancer } from "./hair-relaxer-cancer/page";
import { page as herniaMesh } from "./hernia-mesh/page";
import { page as institutionalSexAbuse } from "./institutional-sex-abuse/page";
import { page as laWildfire } from "./la-wildfire/page";
import { page as ldsAbuse } from "./lds-abuse/page";
import { page as oxbryta } from "./oxbryta/page";
import { page as ozempicWegovy } from "./ozempic-wegovy/page";
import { page as paraquatParkinsons } from "./paraquat-parkinsons/page";
import { page as pfasWater } from "./pfas-water/page";
import { page as rideshareAssault } from "./rideshare-assault/page";
import { page as robloxDiscordChildAbuse } from "./roblox-discord-child-abuse/page";
import { page as roundupCancer } from "./roundup-cancer/page";
import { page as ssdiApplications } from "./ssdi-applications/page";
import { page as suboxone } from "./suboxone/page";
import { page as videoGameAddiction } from "./video-game-addiction/page";

/** By slug. */
export const pages: Readonly<Record<string, CasePage>> = {
  "asbestos-lung-cancer": asbestosLungCancer,
  "auto-accident-personal-injury": autoAccidentPersonalInjury,
  "baby-formula-nec": babyFormulaNec,
  "bard-powerport": bardPowerport,
  "birth-injury": birthInjury,
  "depo-provera": depoProvera,
  "hair-relaxer-cancer": hairRelaxerCancer,
  "hernia-mesh": herniaMesh,
  "institutional-sex-abuse": institutionalSexAbuse,
  "la-wildfire": laWildfire,
  "lds-abuse": ldsAbuse,
  oxbryta,
  "ozempic-wegovy": ozempicWegovy,
  "paraquat-parkinsons": paraquatParkinsons,
  "pfas-water": pfasWater,
  "rideshare-assault": rideshareAssault,
  "roblox-discord-child-abuse": robloxDiscordChildAbuse,
  "roundup-cancer": roundupCancer,
  "ssdi-applications": ssdiApplications,
  suboxone,
  "video-game-addiction": videoGameAddiction,
};
