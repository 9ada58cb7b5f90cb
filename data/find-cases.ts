/** A search entry: its names, which rank first, and all other text. */
type Findable = { slug: string; names: readonly string[]; text?: string };

type Found = {
  /** Entries that match every word of the query, matches by name first. */
  hits: string[];
  /** Entries that match at least one word; empty when there are hits. */
  near: string[];
};

/** Stop words of both languages. */
const idle = new Set(
  "a about after an and at by case claim for from got had has have he her his i in is it lawsuit me my of on or our she son the their they to took used was we were when with you al como con cuando de del despues el era es fue la las lo los mi mis para por que se su sus tengo tuve un una y".split(
    " ",
  ),
);

/** Searches the cases. The server uses it, and the browser for suggestions. */
export function findCases(query: string, items: readonly Findable[]): Found {
  const words = wordsIn(query);
  if (words.length === 0) return { hits: items.map(({ slug }) => slug), near: [] };

  const scored = items.map((item) => ({ slug: item.slug, ...score(item, words) }));
  const hits = scored.filter(({ fitting }) => fitting === words.length);
  hits.sort((a, b) => b.named - a.named);
  if (hits.length > 0) return { hits: hits.map(({ slug }) => slug), near: [] };

  const near = scored.filter(({ fitting }) => fitting > 0);
  near.sort((a, b) => b.named - a.named || b.fitting - a.fitting);
  return { hits: [], near: near.map(({ slug }) => slug) };
}

function score({ names, text = "" }: Findable, words: readonly string[]) {
  const named = normalize(names.join(" | "));
  const all = normalize(text);
  const inNames = words.filter((word) => isIn(named, word)).length;

  return {
    named: inNames,
    fitting: words.filter((word) => isIn(named, word) || isIn(all, word)).length,
  };
}

/** A query word matches at the start of a word: "nec" is not in "connect", nor "dientes" in "expedientes". */
function isIn(text: string, word: string): boolean {
  return text.includes(` ${word}`);
}

function wordsIn(query: string): string[] {
  const all = normalize(query).trim().split(" ").filter(Boolean);
  const telling = all.filter((word) => !idle.has(word));

  // Plural, and Spanish gender: "fires" finds "fire", "quemadas" finds "quemado".
  return telling.map((word) => word.replace(/^(.{4,})s$/, "$1").replace(/^(.{5,})[aeo]$/, "$1"));
}

function normalize(text: string): string {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f'\u2019]/g, "");
  return ` ${plain.replace(/[^a-z0-9]+/g, " ")} `;
}

/**
 * Search terms for each case besides its title, and for two topics of home without a case page: brand names, and everyday words for the product,
 * the illness, and the place. Lower case. The last string of each case has the Spanish words, without
 * accents, because the search removes accents.
 */
export const finderWords: Readonly<Record<string, readonly string[]>> = {
  "roundup-cancer": [
    "weedkiller",
    "weed killer",
    "glyphosate",
    "monsanto",
    "bayer",
    "non-hodgkin",
    "nhl",
    "blood cancer",
    "yard",
    "lawn",
    "garden",
    "spray",
    "herbicide",
    "glifosato matamalezas maleza veneno zacate monte pesticida hierba yerba jardin cesped linfoma cancer sangre",
  ],
  "hair-relaxer-cancer": [
    "perm",
    "straightener",
    "dark and lovely",
    "just for me",
    "ors",
    "motions",
    "l'oreal",
    "uterine cancer",
    "womb",
    "ovarian cancer",
    "endometrial",
    "salon",
    "hair straightening",
    "alisadores alaciado alaciar relajante desriz cabello pelo matriz utero ovario cancer",
  ],
  "baby-formula-nec": [
    "similac",
    "enfamil",
    "abbott",
    "mead johnson",
    "preemie",
    "premature baby",
    "nicu",
    "necrotizing enterocolitis",
    "milk",
    "newborn",
    "bowel",
    "leche polvo biberon prematuro recien nacido bebe intestino enterocolitis",
  ],
  "paraquat-parkinsons": [
    "gramoxone",
    "weedkiller",
    "weed killer",
    "herbicide",
    "farm",
    "crop",
    "tremor",
    "shaking",
    "syngenta",
    "chevron",
    "sprayer",
    "herbicida pesticida matamalezas maleza veneno zacate monte campo campesino cosecha granja agricultor fumigar temblor",
  ],
  "asbestos-lung-cancer": [
    "mesothelioma",
    "shipyard",
    "insulation",
    "navy",
    "dust",
    "smoker",
    "brakes",
    "pipefitter",
    "construction",
    "factory",
    "asbesto amianto mesotelioma pulmon cancer polvo fabrica astillero aislante construccion frenos",
  ],
  "pfas-water": [
    "drinking water",
    "tap water",
    "well",
    "firefighting foam",
    "forever chemicals",
    "afff",
    "pfoa",
    "teflon",
    "kidney cancer",
    "testicular cancer",
    "thyroid",
    "colitis",
    "military base",
    "agua potable grifo llave pozo quimicos contaminada espuma bomberos rinon testiculo tiroides cancer",
  ],
  "la-wildfire": [
    "fire",
    "eaton",
    "palisades",
    "altadena",
    "smoke",
    "burned house",
    "edison",
    "malibu",
    "pacific palisades",
    "california fire",
    "evacuation",
    "home lost",
    "incendio fuego lumbre humo casa quemada evacuacion",
  ],
  oxbryta: [
    "sickle cell",
    "voxelotor",
    "pfizer",
    "crisis",
    "stroke",
    "blood",
    "recall",
    "celulas falciformes drepanocitica drepanocitosis anemia sangre pastillas",
  ],
  "bard-powerport": [
    "powder port",
    "port",
    "port-a-cath",
    "chemo port",
    "catheter",
    "chest port",
    "infection",
    "blood clot",
    "broken catheter",
    "bd",
    "cateter puerto quimioterapia coagulo infeccion",
  ],
  "hernia-mesh": [
    "patch",
    "surgery",
    "operation",
    "bard",
    "ventralex",
    "ethicon",
    "physiomesh",
    "groin",
    "malla hernia ingle operacion cirugia dolor",
  ],
  "ozempic-wegovy": [
    "glp-1",
    "semaglutide",
    "mounjaro",
    "weight loss",
    "ozempic blindness",
    "blindness",
    "naion",
    "vision loss",
    "eye",
    "gastroparesis",
    "stomach paralysis",
    "vomiting",
    "diabetes",
    "trulicity",
    "saxenda",
    "rybelsus",
    "zepbound",
    "bajar peso adelgazar ceguera ciego vista ojos estomago vomito inyeccion pastillas",
  ],
  "depo-provera": [
    "birth control shot",
    "birth control",
    "contraceptive",
    "injection",
    "brain tumor",
    "meningioma",
    "pfizer",
    "shot",
    "depo",
    "inyeccion anticonceptivo control natal embarazo tumor cerebral cerebro meningioma",
  ],
  suboxone: [
    "suboxone film",
    "teeth",
    "tooth",
    "dental",
    "cavities",
    "tooth decay",
    "opioid",
    "zubsolv",
    "buprenorphine",
    "strip",
    "addiction treatment",
    "dientes muelas caries dentista opioide adiccion pastillas laminas tiras",
  ],
  "auto-accident-personal-injury": [
    "car crash",
    "truck",
    "motorcycle",
    "slip and fall",
    "fall",
    "dog bite",
    "pedestrian",
    "bicycle",
    "whiplash",
    "wreck",
    "hit and run",
    "store",
    "choque carro auto coche camion moto motocicleta bicicleta peaton atropello accidente caida resbalon tropezon mordida perro quemaduras tienda lesion",
  ],
  "ssdi-applications": [
    "social security",
    "disability",
    "denied",
    "ssi",
    "benefits",
    "cannot work",
    "can't work",
    "appeal",
    "disabled",
    "seguro social incapacidad discapacidad beneficios negaron apelar trabajar",
  ],
  "birth-injury": [
    "cerebral palsy",
    "erb's palsy",
    "delivery",
    "labor",
    "hospital birth",
    "oxygen",
    "brain damage",
    "baby",
    "midwife",
    "forceps",
    "nica",
    "parto nacimiento bebe recien nacido partera cesarea forceps paralisis cerebral",
  ],
  "video-game-addiction": [
    "fortnite",
    "minecraft",
    "call of duty",
    "gaming",
    "xbox",
    "playstation",
    "my child cannot stop",
    "loot box",
    "screen time",
    "videojuegos juegos adiccion vicio hijo hija ninos",
  ],
  "rideshare-assault": [
    "uber",
    "lyft",
    "driver",
    "taxi",
    "rape",
    "sexual assault",
    "ride",
    "groped",
    "cab",
    "chofer conductor viaje violacion violaron manoseo tocamientos agresion acoso",
  ],
  "institutional-sex-abuse": [
    "church",
    "school",
    "priest",
    "teacher",
    "coach",
    "camp",
    "scouts",
    "juvenile hall",
    "foster care",
    "detention",
    "prison",
    "doctor",
    "clergy",
    "molested",
    "catholic",
    "hospital",
    "iglesia sacerdote cura padre escuela maestro entrenador campamento hogar crianza carcel prision abuso violacion tocamientos",
  ],
  "lds-abuse": [
    "mormon",
    "church",
    "bishop",
    "ward",
    "latter day saints",
    "missionary",
    "clergy",
    "molested",
    "iglesia mormon obispo misionero abuso violacion tocamientos",
  ],
  "roblox-discord-child-abuse": [
    "online predator",
    "grooming",
    "chat",
    "sextortion",
    "game",
    "my child",
    "app",
    "nude photos",
    "predator",
    "juego internet hijo hija ninos fotos desnudas acosador acoso chantaje abuso",
  ],
  "camp-lejeune": [
    "camp lejeune",
    "marine corps",
    "marines",
    "north carolina",
    "contaminated water",
    "base water",
    "agua infanteria de marina",
  ],
  talc: [
    "talcum powder",
    "baby powder",
    "shower to shower",
    "johnson & johnson",
    "ovarian cancer",
    "mesothelioma",
    "polvo de talco bebe ovario mesotelioma",
  ],
};
