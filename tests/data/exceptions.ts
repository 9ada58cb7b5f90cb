/**
 * Months that a page names and `tests/facts/records.json` does not: they stand in the notes the fact
 * base was made from. Each with its event.
 */
export const otherDates: Readonly<Record<string, readonly string[]>> = {};

/** Statements that the fact base forbids and that cannot be told from its words alone. */
export const neverPrint: Readonly<Record<string, readonly RegExp[]>> = {
  "asbestos-lung-cancer": [/asbestos (is|was) banned/i, /rule (is|was) stayed/i],
  "auto-accident-personal-injury": [/multiples? of (the|your) bills/i],
  "baby-formula-nec": [/stop feeding/i, /formula causes/i, /October 2022/],
  "bard-powerport": [/PowerPort (was|were) recalled/i, /July 2023/],
  "birth-injury": [/15 to 28/, /up to 3 (per|in) 1,?000/i],
  "depo-provera": [/December 7, 2026/, /FDA found the shot causes/i],
  "hair-relaxer-cancer": [/FDA (has )?banned/i, /fibroids (fit|qualify)/i],
  "hernia-mesh": [/mesh is unsafe/i, /Covidien settled/i],
  "institutional-sex-abuse": [/March 2027/],
  "la-wildfire": [/November 30, 2026/, /Edison (started|caused) the/i, /December 30, 2025/],
  "lds-abuse": [/Bisbee/i, /\bcult\b/i, /24-2990/],
  oxbryta: [/\brecall(ed)?\b/i, /settlement (fund|program) (exists|is open)/i],
  "ozempic-wegovy": [/suicid/i],
  "paraquat-parkinsons": [/production (has )?ended/i],
  "pfas-water": [/Camp Lejeune/i],
  "rideshare-assault": [/cover-up happened/i],
  "roblox-discord-child-abuse": [/robloxsettlement/i, /settlement master/i, /delete the app/i],
  "roundup-cancer": [/(July 9|August 19), 2026/, /plenty of time/i, /Durnell (ends|ended)/i],
  "ssdi-applications": [/\b65 days\b.*everyone/i, /mass tort/i],
  suboxone: [/Pennsylvania/i, /stop(ping)? buprenorphine/i],
};
