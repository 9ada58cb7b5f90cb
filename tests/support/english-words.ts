/** English that stays on a Spanish page: names of things, and what a law or a form asks for word by word. */
export const staysEnglish =
  /Shine the Light|Do Not Track|NOTICE: We may sell your sensitive personal data|statute of repose|Privacy – Do Not Sell\/Share/g;

/** Spanish has no word of this spelling but the prepositions and articles left out here. */
export const englishWords =
  /(?<!\p{L})(?:the|of|and|to|for|with|you|your|yours|we|our|us|is|are|was|were|be|been|not|this|that|these|those|from|by|or|if|it|its|they|their|them|who|which|what|when|where|how|any|all|may|will|can|could|should|would|must|have|had|do|does|did|but|than|then|there|here|about|into|only|also|other|each|every|more|most|some|such|until|before|after|because|while|please|more|one|two|an|on|at|up|out)(?!\p{L})/iu;
