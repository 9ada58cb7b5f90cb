import { wordsOf } from "./document";

/** English that stays on a Spanish page: names of things, and what a law or a form asks for word by word. */
export const staysEnglish =
  /Shine the Light|Do Not Track|NOTICE: We may sell your sensitive personal data|statute of repose|Privacy – Do Not Sell\/Share/g;

/**
 * Spanish has no word of this spelling but the prepositions and articles left out here. A code such as
 * `3AT5R` holds no word.
 */
export const englishWords =
  /(?<![\p{L}\p{N}])(?:the|of|and|to|for|with|you|your|yours|we|our|us|is|are|was|were|be|been|not|this|that|these|those|from|by|or|if|it|its|they|their|them|who|which|what|when|where|how|any|all|may|will|can|could|should|would|must|have|had|do|does|did|but|than|then|there|here|about|into|only|also|other|each|every|more|most|some|such|until|before|after|because|while|please|more|one|two|an|on|at|up|out)(?![\p{L}\p{N}])/iu;

/** Names of courts, laws, parties and pages, which are the same in any language. */
const names =
  /statute of repose|do_not_sell|Do Not Sell or Share My Personal Information|\(ALL\)|Strength of Nature|Court of Common Pleas|Code of Civil Procedure|City of Los Angeles|Take It Down/g;

/** Words of a page, without each element that says that it is English. */
export function unmarkedWords(html: string): string {
  const marked = /<(\w+)(?=\s)[^>]* lang="en"[^>]*>(?:(?!<\1[\s>])[\s\S])*?<\/\1>/g;
  const own = html
    .replaceAll(/<script[\s\S]*?<\/script>/g, " ")
    .replaceAll(marked, " ")
    .replaceAll(/[\w.]+@[\w.]+|\b[\w.]+\.(?:com|org|gov|info)\S*/g, " ");
  return wordsOf(own).replaceAll(staysEnglish, "").replaceAll(names, "");
}
