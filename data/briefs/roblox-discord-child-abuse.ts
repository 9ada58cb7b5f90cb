import type { CaseBrief } from "../case-brief";
import { rainn } from "../free-help";

export const robloxDiscordChildAbuseBrief = {
  limit: {
    rule: {
      en: "Some states set no limit for child sexual abuse, others a set age; a parent's own claim can end sooner.",
      es: "Algunos estados no fijan plazo por abuso sexual infantil y otros fijan una edad; el reclamo de los padres puede vencer antes.",
    },
    kinds: ["childAbuse", "minors"],
  },
  now: {
    en: "The federal Roblox group was still open in October 2026. We found no trial date and no ruling on fault, which the companies deny.[^panel][^master]",
    es: "El grupo federal de Roblox seguía abierto en octubre de 2026. No hallamos fecha de juicio ni decisión sobre la culpa, que las empresas niegan.[^panel][^master]",
  },
  next: {
    en: "No next date is known. A law firm's page of June 2026 reports a step toward settlement talks, but it contradicts itself.[^master]",
    es: "No se conoce una próxima fecha. Una página de un bufete, de junio de 2026, informa de un paso hacia un acuerdo, pero se contradice.[^master]",
  },
  money: {
    en: "We found no settlement for families. Three states made agreements with Roblox in April 2026, and none of that money goes to families.[^nevada][^states]",
    es: "No hallamos ningún acuerdo para familias. Tres estados hicieron acuerdos con Roblox en abril de 2026, y nada de ese dinero va a las familias.[^nevada][^states]",
  },
  options: [
    {
      last: { en: "Your state's limit", es: "El plazo de su estado" },
      whom: {
        en: "A parent for a child, or an adult harmed as a minor",
        es: "Padres por su hijo o hija, o un adulto que sufrió el daño de menor",
      },
    },
    {
      last: { en: "That state's limit", es: "El plazo de ese estado" },
      whom: {
        en: "Families whose case stays in a state court",
        es: "Familias cuyo caso queda en un tribunal estatal",
      },
    },
    {
      last: {
        en: "None, if open September 16, 2022",
        es: "Ninguno, si seguía abierto el 16 de septiembre de 2022",
      },
      whom: {
        en: "People who were minors when a listed federal crime was done",
        es: "Personas que eran menores cuando se cometió un delito federal de la lista",
      },
    },
    {
      last: { en: "Disputes from March 3, 2022, on", es: "Disputas desde el 3 de marzo de 2022" },
      whom: {
        en: "Families whose terms require arbitration, for sexual assault or harassment",
        es: "Familias cuyos términos exigen arbitraje, por una agresión o acoso sexual",
      },
    },
    {
      last: { en: "At once", es: "De inmediato" },
      whom: { en: "Anyone; no lawyer is needed", es: "Cualquier persona, sin abogado ni abogada" },
    },
    {
      last: { en: "Any time", es: "En cualquier momento" },
      whom: {
        en: "Anyone whose sexual image was made before 18",
        es: "Quien sale en una imagen sexual hecha antes de sus 18 años",
      },
    },
    {
      last: { en: "Set by each state", es: "Lo fija cada estado" },
      whom: {
        en: "A child hurt by a crime, and some relatives",
        es: "Un menor que sufrió un delito y algunos familiares",
      },
    },
  ],
  help: [
    {
      what: {
        en: "CyberTipline: report online exploitation of a child",
        es: "CyberTipline: denuncie la explotación de un menor en línea",
      },
      who: {
        en: "Parents, children and anyone else. Do not copy or send the images",
        es: "Padres, menores y cualquier persona. No copie ni envíe las imágenes",
      },
      href: "https://report.cybertip.org",
      phone: "800-843-5678",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      ...rainn,
      what: {
        en: "RAINN: confidential support by phone",
        es: "RAINN: apoyo confidencial por teléfono",
      },
      who: {
        en: "Young people, adult survivors and families, at any hour",
        es: "Jóvenes, sobrevivientes adultos y familias, a cualquier hora",
      },
    },
    {
      what: {
        en: "Take It Down: have images of a minor removed",
        es: "Take It Down: pida retirar imágenes de un menor",
      },
      who: {
        en: "People pictured when they were under 18. You don't send the image itself",
        es: "Personas que aparecen con menos de 18 años. La imagen misma no se envía",
      },
      href: "https://takeitdown.ncmec.org",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "Know2Protect: how to report, step by step",
        es: "Know2Protect: cómo denunciar, paso a paso",
      },
      who: {
        en: "Parents and young people who want the federal government's steps",
        es: "Padres y jóvenes que quieren ver los pasos del gobierno federal",
      },
      href: "https://www.dhs.gov/know2protect/how-to-report",
      cost: { en: "Free", es: "Gratis" },
    },
    {
      what: {
        en: "CHILD USA: time limits for childhood sexual abuse",
        es: "CHILD USA: plazos por abuso sexual en la niñez",
      },
      who: {
        en: "Adults abused as children who want to see their state's rule first",
        es: "Adultos que sufrieron abuso de niños y quieren ver antes la regla de su estado",
      },
      href: "https://childusa.org/law/",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
} as const satisfies CaseBrief;
