import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { blog } from "~/data/blog";
import { cases, shownCases } from "~/data/cases";
import { consent } from "~/data/consent";
import { spellDate } from "~/data/dates";
import { formTexts } from "~/data/es/forms";
import { caseForm, quizForm } from "~/data/forms/case";
import { consentSentences } from "~/data/forms/consent-sentence";
import { contactForm } from "~/data/forms/contact";
import { homeForm } from "~/data/forms/home";
import { newsletterForm } from "~/data/forms/newsletter";
import { optOutForm } from "~/data/forms/opt-out";
import { stopForm } from "~/data/forms/stop";
import { unsubscribeForm } from "~/data/forms/unsubscribe";
import { openRequestForm } from "~/data/forms/your-request";
import { type Language, speak as speakWritten } from "~/data/language";
import { withoutNotes } from "~/data/record";
import { recordWords } from "~/data/record-words";
import { states } from "~/data/states";
import { stateLimits } from "~/data/time-limits";
import { speak } from "~/server/language";
import { englishWords, staysEnglish } from "../support/reading";
import { legal, read, running } from "./legal-texts";

/** A sample argument for every text with values. */
const sample: unknown = Object.assign(Object("3"), { news: [], fields: [] });

/** Calls texts with values with the sample. */
function called(texts: unknown): unknown {
  if (typeof texts === "function") return called(texts(sample, sample));
  if (texts === sample) return String(sample);
  if (Array.isArray(texts)) return texts.map(called);
  if (typeof texts !== "object" || texts === null) return texts;

  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, called(text)]));
}

type Both = { path: string; english: unknown; spanish: unknown };

/** What has the same name in `data/` and `data/es/`. */
async function readBoth(name: string): Promise<Both[]> {
  const spanish: Record<string, unknown> = await import(`../../data/es/${name}.ts`);
  const english: Record<string, unknown> = await import(`../../data/${name}.ts`);
  return Object.entries(spanish).flatMap(([key, theirs]) => {
    const say = english[key];
    if (typeof say !== "function" || typeof theirs === "function") return [];
    return { path: `${name}.${key}`, english: called(say("en")), spanish: called(say("es")) };
  });
}

const folder = (path: string) => readdirSync(new URL(`../../data/${path}`, import.meta.url));
const names = folder("es/").filter((file) => /\.ts$/.test(file) && folder("").includes(file));
const modules = (
  await Promise.all(names.map((file) => readBoth(file.replace(/\.ts$/, ""))))
).flat();

const quiz = { bannerTitle: "", bannerSubtitle: "", cta: "", questions: [] };
const forms = () => [
  homeForm({ caseTypes: [], consent: "", asksState: true }),
  quizForm(quiz, { keeps: true }),
  ...[true, false].map((sensitive) =>
    caseForm({ quiz, title: "", consent: "", sensitive, optedOut: false }),
  ),
  contactForm({ caseTypes: [] }),
  ...[true, false].map((ownPage) => newsletterForm({ ownPage })),
  optOutForm(),
  stopForm(),
  unsubscribeForm(),
  openRequestForm(),
];
const stateNames = states("en").map(({ label }) => label);
/** Without state names, which each language sorts in its own order. */
const formPairs = pairs(speak("en", forms), speak("es", forms), "forms").filter(
  ({ path, english }) =>
    /\.(?:label|hint|legend|missing|placeholder|idle|busy)$/.test(path) &&
    !stateNames.includes(english),
);

const words = [
  ...modules.flatMap(({ path, english, spanish }) => pairs(english, spanish, path)),
  ...pairs(called(consentSentences("en")), called(consentSentences("es")), "forms"),
  ...formPairs,
].filter(({ english, spanish }) => english !== spanish);

const lines = (text: string) => text.split(/\n+/);
const legalPairs = legal.flatMap(({ slug, text, front }) => {
  const spanish = read(slug, "es/legal");
  return [
    ...pairs(
      [front.title, front.description],
      [spanish.front.title, spanish.front.description],
      slug,
    ),
    ...pairs(lines(text), lines(spanish.text), slug),
  ];
});
const all = [...words, ...legalPairs];

/** Texts that differ on purpose between the editions. */
const otherNumbers = /^Free, any hour|^For anyone shaken|^Email 3$|^3$/;
const otherLength = /^\*\*3\. Small claims/;

/** Terms that always have the same translation. */
const glossary: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpartner firm/i, /bufetes? participante/i],
  [/\bfirms?\b/i, /bufete|empresa|Entre los demandados/i],
  [/(?<!power of )\b(?:lawyer|attorney)s?\b/i, /abogad|represent|fiscal(?:es)? general/i],
  [/\b(?:test|pilot) (?:case|trial)/i, /casos? (?:de prueba|piloto)|juicio .+ prueba/i],
  [
    /\b(?:a|an|the|or|no|any|signed|earlier) releases?\b(?! form)/i,
    /renuncias? a reclamar \(releases?\)|permiso/,
  ],
  [/\bfoster (?:care|home)/i, /crianza/],
  [/\bpercent\b/, /por ciento/],
  [/\blawsuit/i, /demanda/i],
  [/\bclass action/i, /demandas? colectiva/i],
  [/\bopt-?out|opted out|opt out/i, /exclu|decir que no/i],
  [/\bkeyed hash/i, /hash/],
  [/\breceipt(?!\.)/i, /recibo/i],
  [/\bnewsletter/i, /boletín/i],
  [/\bservice provider/i, /proveedor(?:es)? de servicios/i],
  [/\bbusiness days/i, /días hábiles/],
  [/\barbitration/i, /arbitraje/i],
  [/\bjury/i, /jurado/i],
  [/\bquiz answers/i, /respuestas a las preguntas/i],
  [/\b(?:type|kind) of case|case type/i, /tipos? de casos?/i],
  [/\bprivate code/i, /código privado/i],
  [
    /\bStop calls, texts (?:and|or) emails/,
    /deten\p{L}+ llamadas, mensajes de texto [yo] correos/iu,
  ],
  [/\bStop contact$/, /Detener el contacto/],
];

/** Numbers in words: a deadline of two years is not one of three. */
const numerals: Readonly<Record<string, RegExp>> = {
  two: /\b(?:dos|2)\b/i,
  three: /\b(?:tres|3)\b/i,
  four: /\b(?:cuatro|4)\b/i,
  five: /\b(?:cinco|5)\b/i,
  fifth: /\b(?:cinco|quint[oa])\b/i,
  six: /\b(?:seis|6)\b/i,
  sixth: /\bseis\b/i,
  seven: /\b(?:siete|7)\b/i,
  eight: /\b(?:ocho|8)\b/i,
  eighth: /\bocho\b/i,
  nine: /\b(?:nueve|9)\b/i,
  ninth: /\b(?:nueve|noveno)\b/i,
  ten: /\b(?:diez|10)\b/i,
  tenth: /\bdiez\b/i,
  eleven: /\b(?:once|11)\b/i,
  twelve: /\b(?:doce|12)\b/i,
  fifteen: /\b(?:quince|15)\b/i,
  twenty: /\b(?:veint[ei]|20)/i,
  thirty: /\b(?:treinta|30)\b/i,
  sixty: /\b(?:sesenta|60)\b/i,
  ninety: /\b(?:noventa|90)\b/i,
};

/** Without placeholders, link targets, and addresses. */
function shown(text: string): string {
  return text
    .replace(/\{\{[\w.]+\}\}|\]\([^)]*\)|\{#[\w-]+\}|`[^`]*`|<[^>]+>|\/[a-z]+(?:[/-][a-z]+)+/g, " ")
    .replace(/[\w.]+@[\w.]+|\b[\w.]+\.(?:com|org|gov|info)\S*/g, " ");
}

/** Texts of the first screens. */
const isShort = (path: string) => /\.brief\.|\.ways\.\d+\.(?:last|whom)$/.test(path);

/**
 * Facts are equal in both languages and are left out. Sources are English but for our remarks, and
 * what people type in a search is no sentence.
 */
const spanishCases = shownCases("es");
const caseWords = cases.flatMap((item, index) =>
  pairs(item, spanishCases[index], item.slug).filter(
    ({ path, english, spanish }) =>
      english !== spanish &&
      !/\.sources\.\w+\.(?:publisher|title)$|\.searchWords$/.test(path) &&
      !isShort(path),
  ),
);
const sideBySide = [
  ...cases
    .flatMap((item, index) => pairs(item, spanishCases[index], item.slug))
    .filter(({ path, english, spanish }) => isShort(path) && english !== spanish),
  ...stateLimits.flatMap(({ sources: _names, ...rules }) => bothIn(rules, rules.slug)),
];
const everything = [...all, ...caseWords, ...sideBySide];
const caseTexts = caseWords.map(({ spanish }) => withoutNotes(spanish));
const months =
  "January enero February febrero March marzo April abril June junio July julio August agosto September septiembre October octubre November noviembre December diciembre".split(
    " ",
  );

describe("the Spanish of the site and its legal texts", () => {
  test("exists for each text and each paragraph of a legal text", () => {
    expect(words.length).toBeGreaterThan(900);
    expect(sideBySide.length).toBeGreaterThan(900);
    for (const { slug, text } of legal) {
      const spanish = read(slug, "es/legal").text;
      expect(lines(spanish).length, slug).toBe(lines(text).length);
      expect(spanish.match(/\{#[\w-]+\}/g), slug).toEqual(text.match(/\{#[\w-]+\}/g));
    }
  });

  test("exists for each text of a form, and each text has its place in a form", () => {
    const same = formPairs.filter(({ english, spanish }) => english === spanish);
    // Names and numbers are equal in both languages; the agreement has its own module.
    const alike = ["", "No", "+1 555 010 0199", consentSentences("en").plain];
    expect(same.map(({ english }) => english).filter((text) => !alike.includes(text))).toEqual([]);

    const placed = formPairs.map(({ spanish }) => spanish);
    const texts = pairs(formTexts, formTexts, "").map(({ spanish }) => spanish);
    expect(texts.filter((text) => !placed.includes(text))).toEqual([]);
  });

  test("has as many entries in each list as the English", () => {
    const both: Both[] = [
      ...modules,
      { path: "forms", english: speak("en", forms), spanish: speak("es", forms) },
      { path: "cases", english: shownCases("en"), spanish: shownCases("es") },
      {
        path: "limits",
        english: speakWritten(stateLimits, "en"),
        spanish: speakWritten(stateLimits, "es"),
      },
    ];
    const lengths = both.flatMap(({ path, english }) => lengthsIn(english, path));
    expect(lengths.length).toBeGreaterThan(1000);
    expect(both.flatMap(({ path, spanish }) => lengthsIn(spanish, path))).toEqual(lengths);
  });

  test("has exactly the numbers, values, and links of the English", () => {
    const facts = (text: string) => [
      ...numbersIn(text),
      ...(text.match(/\{\{[\w.]+\}\}|\]\([^)]*\)/g) ?? []).toSorted(),
    ];
    for (const { path, english, spanish } of all) {
      if (otherNumbers.test(english)) continue;
      expect({ path, facts: facts(spanish) }).toEqual({ path, facts: facts(english) });
    }
  });

  test("gives the numbers that the English has in words", () => {
    const inWords = new RegExp(`\\b(?:${Object.keys(numerals).join("|")})\\b`, "g");
    const found = everything.flatMap(({ path, english, spanish }) =>
      [...english.toLowerCase().matchAll(inWords)].map(([word]) => ({ path, word, spanish })),
    );
    expect(found.length).toBeGreaterThan(800);
    const wrong = found.filter(({ word, spanish }) => !numerals[word]?.test(spanish));
    expect(wrong).toEqual([]);
  });

  test("uses the glossary and no forbidden term", () => {
    for (const { path, english, spanish } of everything) {
      for (const [term, translation] of glossary) {
        if (term.test(shown(withoutNotes(english)))) expect(spanish, path).toMatch(translation);
      }
      const text = shown(withoutNotes(spanish));
      expect(text, path).not.toMatch(neverSaid);
      expect(text.match(/¿/g)?.length, text).toBe(text.match(/\?/g)?.length);
      expect(text.match(/¡/g)?.length, text).toBe(text.match(/!/g)?.length);
    }
  });

  test("contains no leftover English", () => {
    for (const { spanish } of all) {
      expect(shown(spanish).replace(staysEnglish, "")).not.toMatch(englishWords);
    }
  });

  test("has as many negations in the consent as the English", () => {
    const denials = (text: string) => text.match(/\b(?:no|not|without|sin)\b/gi)?.length;
    const [english, spanish] = [consent("en"), consent("es")].map(textOf);
    expect(denials(`${spanish}`)).toBe(denials(`${english}`));
  });

  test("is about as long as the English", () => {
    const sentences = all.filter(({ english }) => english.length > 80 && !/^\|/.test(english));
    const odd = sentences
      .filter(({ english }) => !otherLength.test(english))
      .flatMap(({ english, spanish }) =>
        oddLength(english, spanish.replace(/<[^>]+>/g, ""), 0.95, 1.45),
      );
    expect(odd).toEqual([]);
  });

  test("is easy to read, in sentences of at most 35 words", () => {
    expect(all.flatMap(({ spanish }) => longSentences(shown(spanish)))).toEqual([]);
    for (const { slug } of legal) {
      const text = shown(running(read(slug, "es/legal").text));
      expect(easeOf([text]), slug).toBeGreaterThanOrEqual(55);
    }
    const text = `${consentSentences("es").certified} ${textOf(consent("es"))} ${consent("es").assent}`;
    expect(easeOf([shown(text)])).toBeGreaterThanOrEqual(60);
  });
});

describe("the cases in Spanish", () => {
  test("have exactly the numbers and notes of the English", () => {
    for (const { path, english, spanish } of caseWords) {
      expect({ path, numbers: numbersIn(spanish) }).toEqual({ path, numbers: numbersIn(english) });
      expect({ path, notes: notesIn(spanish) }).toEqual({ path, notes: notesIn(english) });
    }
  });

  test("name the months that the English names", () => {
    for (const { path, english, spanish } of caseWords) {
      for (const [index, month] of months.entries()) {
        if (index % 2 || !withoutNotes(english).includes(month)) continue;
        expect(spanish.toLowerCase(), path).toContain(months[index + 1]);
      }
    }
  });

  test("are about as long as the English", () => {
    const sentences = caseWords.filter(({ english }) => english.length > 55);
    const odd = sentences.flatMap(({ english, spanish }) => oddLength(english, spanish, 0.94, 1.5));
    expect(sentences.length).toBeGreaterThan(1000);
    expect(odd).toEqual([]);
  });

  test("are easy to read, in sentences of at most 35 words", () => {
    expect(caseTexts.flatMap(longSentences)).toEqual([]);
    for (const item of cases) {
      const prose = caseWords
        .filter(({ path }) => path.startsWith(`${item.slug}.`))
        .filter(({ spanish }) => /\.$/.test(withoutNotes(spanish)));
      expect(
        easeOf(prose.map(({ spanish }) => withoutNotes(spanish))),
        item.slug,
      ).toBeGreaterThanOrEqual(65);
    }
  });

  test("translate our remarks on sources, and nothing else of them", () => {
    const sourcesOf = (of: Language) => [
      ...shownCases(of).flatMap(({ record }) => Object.values(record?.sources ?? {})),
      ...speakWritten(stateLimits, of).flatMap(({ sources }) => sources),
    ];
    const names = (of: Language) =>
      sourcesOf(of).flatMap((source) => [source.publisher, "title" in source ? source.title : ""]);
    const [english, spanish] = [names("en"), names("es")];
    const remarks = spanish.flatMap((name, at) =>
      name === english[at] ? [] : (/\[.+\]$/.exec(name) ?? ["none"]),
    );
    expect(remarks.length).toBeGreaterThan(100);
    expect(remarks).not.toContain("none");
    const own = remarks.map((remark) => remark.replace(/[\w.]+\.\w+/g, ""));
    expect(own.filter((remark) => englishWords.test(remark))).toEqual([]);

    const ours =
      /\((?:[^)]*\b(?:as introduced|as passed|copy of|summary of|sets out|reprinting|not enacted|not official)\b|law firm|statute text|practitioner survey|older|copy at|text of)[^)]*\)$/;
    expect(spanish.filter((name) => ours.test(name))).toEqual([]);
  });

  test("print the date of a source in Spanish", () => {
    const sources = spanishCases.flatMap(({ record }) => Object.values(record?.sources ?? {}));
    const ofRecords = sources.map(({ date }) => (date === null ? null : spellDate(date, "es")));
    const ofPosts = blog("es").posts.flatMap(({ cited }) => cited.map(({ date }) => date));
    expect(ofRecords.length).toBeGreaterThan(200);
    expect(ofPosts.length).toBeGreaterThan(2);
    for (const date of [...ofRecords, ...ofPosts]) {
      expect(date ?? recordWords("es").undated).toMatch(
        /^(?:\d{1,2} de )?(?:[a-z]+ de )?\d{4}$|^sin fecha$/,
      );
    }
  });
});

test("the syllable count follows pronunciation", () => {
  const spoken = ["queja", "guía", "agua", "caer", "demanda", "bufete", "cáncer", "país", "juicio"];
  expect(spoken.map(syllablesIn)).toEqual([2, 2, 2, 2, 3, 3, 2, 2, 2]);
});

function notesIn(text: string): string[] {
  return (text.match(/\[\^[\w-]+\]/g) ?? []).toSorted();
}

/** A Spanish text and its English. */
type Pair = { path: string; english: string; spanish: string };

/** Each `{ en, es }` in a part. */
function bothIn(part: unknown, path: string): Pair[] {
  if (typeof part !== "object" || part === null) return [];
  const { en: english, es: spanish } = Object.assign({ en: null, es: null }, part);
  if (typeof english === "string" && typeof spanish === "string") {
    return english === spanish ? [] : [{ path, english, spanish }];
  }

  return Object.entries(part).flatMap(([name, value]) => bothIn(value, `${path}.${name}`));
}

/** Each list in a part with its length. */
function lengthsIn(part: unknown, path: string): string[] {
  if (typeof part !== "object" || part === null) return [];

  const own = Array.isArray(part) ? [`${path}: ${part.length}`] : [];
  const inner = Object.entries(part).flatMap(([name, one]) => lengthsIn(one, `${path}.${name}`));
  return [...own, ...inner].toSorted();
}

/** All texts at the same place in both. */
function pairs(english: unknown, spanish: unknown, path: string): Pair[] {
  if (typeof english === "string") return [{ path, english, spanish: String(spanish) }];
  if (typeof english !== "object" || english === null) return [];

  return Object.entries(english).flatMap(([name, value]) =>
    pairs(value, Reflect.get(Object(spanish), name), `${path}.${name}`),
  );
}

/** Years, sums, phone numbers, and dockets, with repeats. */
function numbersIn(text: string): string[] {
  const plain = withoutNotes(text)
    .replace(/\$(\d+(?:\.\d+)?) billion/g, (_, billions) => `$${inMillions(Number(billions))}`)
    .replace(/[.,](?=\s|$)/g, "");
  return (plain.match(/\$?\d[\d,.\-–/]*\d|\$?\d/g) ?? []).toSorted();
}

/** US Spanish has no word for a billion: `$7.25 billion` is `$7,250 millones`. */
function inMillions(billions: number): string {
  return (billions * 1000).toLocaleString("en-US");
}

/** Forbidden statements, false friends, and shared endings such as `o/a`. */
const neverSaid =
  /\ben breve\b|\b(?:una|la|las|sin|cualquier|otra) renuncias?\b(?! a)|juicios? de prueba|transportista|prospecto|mil millones|EE\.UU|\d ?%|hogar temporal|\b(?:el|la|las|cuánto) PFAS|New York|North Carolina|Missouri|Oregon\b|Hawaii|aplicar para|notari|licenciad|nuestros abogados|(?<!\bno )garantiza|dinero en efectivo|usted califica\b|descubrimiento|evidencias|asentamiento|agravio|remover|chequea|@|\p{L}\/as?\b/iu;

/** The INFLESZ score: 55 to 65 is normal, 65 to 80 fairly easy. */
function easeOf(parts: readonly string[]): number {
  const sentences = parts.flatMap((part) => part.split(/[.!?]+(?:\s|$)/)).filter(Boolean);
  const spoken = parts.join(" ").match(/\p{L}+/gu) ?? [];
  const syllables = spoken.reduce((sum, word) => sum + syllablesIn(word.toLowerCase()), 0);
  return 206.835 - (62.3 * syllables) / spoken.length - spoken.length / sentences.length;
}

/** Two strong vowels, or a stressed weak one beside a strong one, are two syllables. */
function syllablesIn(word: string): number {
  const vowels = word.replace(/qu|gu(?=[eiéí])/g, "k").match(/[aeiouáéíóúüy]+/g) ?? [];
  const breaks = vowels.join(" ").match(/[aeoáéíóú](?=[aeoáéíóú])/g) ?? [];
  return Math.max(1, vowels.length + breaks.length);
}

/** Sentences of more than 35 words. */
function longSentences(text: string): string[] {
  const plain = text.replace(/\b(p|U|S|núm|Inc)\./g, "$1");
  return plain
    .split(/[.!?](?:\s|$)|\n/)
    .filter((part) => (part.match(/[\p{L}\d$][\p{L}\d.,$-]*/gu)?.length ?? 0) > 35);
}

function textOf({ parts }: ReturnType<typeof consent>): string {
  return parts.map(({ text }) => text).join(" ");
}

/** What to change, if a text is much shorter or longer than its English. */
function oddLength(english: string, spanish: string, least: number, most: number): string[] {
  const ratio = spanish.length / english.length;
  if (ratio >= least && ratio <= most) return [];

  const change = ratio < least ? "too short" : "too long";
  return [
    `${change}: ${ratio.toFixed(2)} of the English, and needs ${least} to ${most}: ${spanish}`,
  ];
}
