import type { WrittenBrief } from "~/data/case-brief";
import { rainn } from "~/data/free-help";

export const brief: WrittenBrief = {
  limit: {
    rule: {
      en: "but other claims, like parents', can end sooner.",
      es: "pero otros reclamos, como los de los padres, pueden terminar antes.",
    },
    kinds: ["childAbuse", "minors"],
  },
  now: {
    en: `The federal Roblox group was still open in October 2026.
      We found no trial date and no ruling on fault, which the companies deny.[^panel][^master]`,
    es: `El grupo federal de Roblox seguía abierto en octubre de 2026.
      No hallamos fecha de juicio ni decisión sobre la culpa, que las empresas niegan.[^panel][^master]`,
  },
  next: {
    en: `No next date is known.
      A law firm's June 2026 page reports a step toward settlement talks, but its title and its text disagree.[^master]`,
    es: `No se conoce una próxima fecha.
      Una página de un bufete, de junio de 2026, informa de un paso hacia un acuerdo, pero su título y su texto no coinciden.[^master]`,
  },
  money: {
    en: `We found no settlement for families.
      Three states made agreements with Roblox in April 2026, and none of that money goes to families.[^nevada][^states]`,
    es: `No hallamos ningún acuerdo para familias.
      Tres estados hicieron acuerdos con Roblox en abril de 2026, y nada de ese dinero va a las familias.[^nevada][^states]`,
  },
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
        es: "Jóvenes, sobrevivientes de cualquier edad y familias, a cualquier hora",
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
        es: "Personas que sufrieron abuso en la niñez y quieren ver antes la regla de su estado",
      },
      href: "https://childusa.org/law/",
      cost: { en: "Free", es: "Gratis" },
    },
  ],
};
