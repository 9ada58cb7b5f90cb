import type { Case } from "../../case";
import { asbestosLungCancerQuizWords } from "../quizzes/asbestos-lung-cancer";
import { autoAccidentPersonalInjuryQuizWords } from "../quizzes/auto-accident-personal-injury";
import { babyFormulaNecQuizWords } from "../quizzes/baby-formula-nec";
import { bardPowerportQuizWords } from "../quizzes/bard-powerport";
import { birthInjuryQuizWords } from "../quizzes/birth-injury";
import { depoProveraQuizWords } from "../quizzes/depo-provera";
import { hairRelaxerCancerQuizWords } from "../quizzes/hair-relaxer-cancer";
import { herniaMeshQuizWords } from "../quizzes/hernia-mesh";
import { institutionalSexAbuseQuizWords } from "../quizzes/institutional-sex-abuse";
import { laWildfireQuizWords } from "../quizzes/la-wildfire";
import { ldsAbuseQuizWords } from "../quizzes/lds-abuse";
import { oxbrytaQuizWords } from "../quizzes/oxbryta";
import { ozempicWegovyQuizWords } from "../quizzes/ozempic-wegovy";
import { paraquatParkinsonsQuizWords } from "../quizzes/paraquat-parkinsons";
import { pfasWaterQuizWords } from "../quizzes/pfas-water";
import { rideshareAssaultQuizWords } from "../quizzes/rideshare-assault";
import { robloxDiscordChildAbuseQuizWords } from "../quizzes/roblox-discord-child-abuse";
import { roundupCancerQuizWords } from "../quizzes/roundup-cancer";
import { ssdiApplicationsQuizWords } from "../quizzes/ssdi-applications";
import { suboxoneQuizWords } from "../quizzes/suboxone";
import { videoGameAddictionQuizWords } from "../quizzes/video-game-addiction";
import { asbestosLungCancerRecordWords } from "../records/asbestos-lung-cancer";
import { autoAccidentPersonalInjuryRecordWords } from "../records/auto-accident-personal-injury";
import { babyFormulaNecRecordWords } from "../records/baby-formula-nec";
import { bardPowerportRecordWords } from "../records/bard-powerport";
import { birthInjuryRecordWords } from "../records/birth-injury";
import { depoProveraRecordWords } from "../records/depo-provera";
import { hairRelaxerCancerRecordWords } from "../records/hair-relaxer-cancer";
import { herniaMeshRecordWords } from "../records/hernia-mesh";
import { institutionalSexAbuseRecordWords } from "../records/institutional-sex-abuse";
import { laWildfireRecordWords } from "../records/la-wildfire";
import { ldsAbuseRecordWords } from "../records/lds-abuse";
import { oxbrytaRecordWords } from "../records/oxbryta";
import { ozempicWegovyRecordWords } from "../records/ozempic-wegovy";
import { paraquatParkinsonsRecordWords } from "../records/paraquat-parkinsons";
import { pfasWaterRecordWords } from "../records/pfas-water";
import { rideshareAssaultRecordWords } from "../records/rideshare-assault";
import { robloxDiscordChildAbuseRecordWords } from "../records/roblox-discord-child-abuse";
import { roundupCancerRecordWords } from "../records/roundup-cancer";
import { ssdiApplicationsRecordWords } from "../records/ssdi-applications";
import { suboxoneRecordWords } from "../records/suboxone";
import { videoGameAddictionRecordWords } from "../records/video-game-addiction";
import { asbestosLungCancerWords } from "./asbestos-lung-cancer";
import { autoAccidentPersonalInjuryWords } from "./auto-accident-personal-injury";
import { babyFormulaNecWords } from "./baby-formula-nec";
import { bardPowerportWords } from "./bard-powerport";
import { birthInjuryWords } from "./birth-injury";
import { depoProveraWords } from "./depo-provera";
import { hairRelaxerCancerWords } from "./hair-relaxer-cancer";
import { herniaMeshWords } from "./hernia-mesh";
import { institutionalSexAbuseWords } from "./institutional-sex-abuse";
import { type Translation, translate } from "./join";
import { laWildfireWords } from "./la-wildfire";
import { ldsAbuseWords } from "./lds-abuse";
import { oxbrytaWords } from "./oxbryta";
import { ozempicWegovyWords } from "./ozempic-wegovy";
import { paraquatParkinsonsWords } from "./paraquat-parkinsons";
import { pfasWaterWords } from "./pfas-water";
import { rideshareAssaultWords } from "./rideshare-assault";
import { robloxDiscordChildAbuseWords } from "./roblox-discord-child-abuse";
import { roundupCancerWords } from "./roundup-cancer";
import { ssdiApplicationsWords } from "./ssdi-applications";
import { suboxoneWords } from "./suboxone";
import { videoGameAddictionWords } from "./video-game-addiction";

const translations: Readonly<Record<string, Translation>> = {
  "asbestos-lung-cancer": {
    words: asbestosLungCancerWords,
    quiz: asbestosLungCancerQuizWords,
    record: asbestosLungCancerRecordWords,
  },
  "auto-accident-personal-injury": {
    words: autoAccidentPersonalInjuryWords,
    quiz: autoAccidentPersonalInjuryQuizWords,
    record: autoAccidentPersonalInjuryRecordWords,
  },
  "baby-formula-nec": {
    words: babyFormulaNecWords,
    quiz: babyFormulaNecQuizWords,
    record: babyFormulaNecRecordWords,
  },
  "bard-powerport": {
    words: bardPowerportWords,
    quiz: bardPowerportQuizWords,
    record: bardPowerportRecordWords,
  },
  "birth-injury": {
    words: birthInjuryWords,
    quiz: birthInjuryQuizWords,
    record: birthInjuryRecordWords,
  },
  "depo-provera": {
    words: depoProveraWords,
    quiz: depoProveraQuizWords,
    record: depoProveraRecordWords,
  },
  "hair-relaxer-cancer": {
    words: hairRelaxerCancerWords,
    quiz: hairRelaxerCancerQuizWords,
    record: hairRelaxerCancerRecordWords,
  },
  "hernia-mesh": {
    words: herniaMeshWords,
    quiz: herniaMeshQuizWords,
    record: herniaMeshRecordWords,
  },
  "institutional-sex-abuse": {
    words: institutionalSexAbuseWords,
    quiz: institutionalSexAbuseQuizWords,
    record: institutionalSexAbuseRecordWords,
  },
  "la-wildfire": {
    words: laWildfireWords,
    quiz: laWildfireQuizWords,
    record: laWildfireRecordWords,
  },
  "lds-abuse": { words: ldsAbuseWords, quiz: ldsAbuseQuizWords, record: ldsAbuseRecordWords },
  oxbryta: { words: oxbrytaWords, quiz: oxbrytaQuizWords, record: oxbrytaRecordWords },
  "ozempic-wegovy": {
    words: ozempicWegovyWords,
    quiz: ozempicWegovyQuizWords,
    record: ozempicWegovyRecordWords,
  },
  "paraquat-parkinsons": {
    words: paraquatParkinsonsWords,
    quiz: paraquatParkinsonsQuizWords,
    record: paraquatParkinsonsRecordWords,
  },
  "pfas-water": { words: pfasWaterWords, quiz: pfasWaterQuizWords, record: pfasWaterRecordWords },
  "rideshare-assault": {
    words: rideshareAssaultWords,
    quiz: rideshareAssaultQuizWords,
    record: rideshareAssaultRecordWords,
  },
  "roblox-discord-child-abuse": {
    words: robloxDiscordChildAbuseWords,
    quiz: robloxDiscordChildAbuseQuizWords,
    record: robloxDiscordChildAbuseRecordWords,
  },
  "roundup-cancer": {
    words: roundupCancerWords,
    quiz: roundupCancerQuizWords,
    record: roundupCancerRecordWords,
  },
  "ssdi-applications": {
    words: ssdiApplicationsWords,
    quiz: ssdiApplicationsQuizWords,
    record: ssdiApplicationsRecordWords,
  },
  suboxone: { words: suboxoneWords, quiz: suboxoneQuizWords, record: suboxoneRecordWords },
  "video-game-addiction": {
    words: videoGameAddictionWords,
    quiz: videoGameAddictionQuizWords,
    record: videoGameAddictionRecordWords,
  },
};

/** SHA-256 of the English words that were translated. */
export function madeFrom(slug: string): string | undefined {
  return translations[slug]?.words.from;
}

/** The case in Spanish. */
export function inSpanish(item: Case): Case {
  const translation = translations[item.slug];
  return translation ? translate(item, translation) : item;
}
