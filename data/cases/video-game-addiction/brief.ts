import type { WrittenBrief } from "~/data/case-brief";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "often from learning of the harm. A child's time often starts at 18; a parent's may be running now.",
      es: "a menudo desde que supo del daño. Para un menor suele empezar a los 18; para sus padres quizá ya corre.",
    },
    today: {
      en: "Do not delete the account. Start a free review or call a law firm.",
      es: "No borre la cuenta. Pida una revisión o llame a un bufete.",
    },
    kinds: ["minors", "product", "death"],
  },
  now: {
    en: `We found no federal group and no verdict.
      Families sue one by one, and most rulings we found went against them.[^goldberg][^second][^msk][^reason]`,
    es: `No hallamos un grupo federal ni veredictos.
      Las familias demandan una por una, y la mayoría de las decisiones que hallamos fue en su contra.[^goldberg][^second][^msk][^reason]`,
  },
  next: {
    en: `Roblox asked the Los Angeles court to end the suits there, arguing that games are protected speech.
          We looked for a ruling and found none.[^mynews]`,
    es: `Roblox pidió al tribunal de Los Ángeles que rechace los casos, con el argumento de que los juegos son expresión protegida.
          Buscamos una decisión y no hallamos ninguna.[^mynews]`,
  },
  money: {
    en: "We found no settlement and no class action. Each family sues for itself.",
    es: "No hallamos ningún acuerdo ni demanda colectiva. Cada familia demanda por su cuenta.",
  },
  help: [
    {
      what: {
        en: "SAMHSA's helpline for mental health and treatment",
        es: "Línea de ayuda de SAMHSA para salud mental y tratamiento",
      },
      who: {
        en: "Families and young people in trouble with gaming, mood or behavior, day or night",
        es: "Familias y jóvenes con problemas con los videojuegos, el ánimo o la conducta, de día o de noche",
      },
      href: "https://www.samhsa.gov/find-help/national-helpline",
      phone: "800-662-4357",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Your state's parent training and information center",
        es: "El centro de información y capacitación para padres de su estado",
      },
      who: {
        en: "Parents whose child is struggling at school or needs support there",
        es: "Padres cuyo hijo o hija tiene problemas en la escuela o necesita apoyo allí",
      },
      href: "https://www.parentcenterhub.org",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Federal Trade Commission: report charges or tricks in a game",
        es: "Comisión Federal de Comercio: denuncie cargos o trampas en un juego",
      },
      who: {
        en: "Parents and players with a refund or consumer problem. This is not an injury claim",
        es: "Padres y jugadores con un problema de reembolso o consumo. No es un reclamo por lesiones",
      },
      href: "https://reportfraud.ftc.gov",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
