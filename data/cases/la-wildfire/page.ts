import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Los Angeles Wildfires", es: "Incendios forestales de Los Ángeles" },
  documentTitle: {
    en: "Los Angeles Wildfires: claims and who may qualify",
    es: "Incendios de Los Ángeles: reclamos y quién podría calificar",
  },
  description: {
    en: "The January 2025 Eaton and Palisades fires: who can claim for what, what Edison, the city and the state say, insurance help, and time limits.",
    es: "Los incendios Eaton y Palisades de enero de 2025: quién puede reclamar qué, qué dicen Edison, la ciudad y el estado, ayuda del seguro y plazos.",
  },
  summary: {
    en: "For people who lost property, work, health or family in the Eaton or Palisades fire.",
    es: "Para quien perdió bienes, empleo, salud o familia en el incendio Eaton o Palisades.",
  },
  highlights: [
    { en: "Eaton and Palisades", es: "Eaton y Palisades" },
    { en: "Owners and renters", es: "Dueños e inquilinos" },
    { en: "Short time limits", es: "Plazos cortos" },
  ],
  card: {
    title: { en: "Los Angeles Wildfires", es: "Incendios forestales de Los Ángeles" },
    sub: { en: "January 2025 fires", es: "Incendios de enero de 2025" },
    desc: {
      en: "For owners, renters, businesses and families harmed by the Eaton or Palisades fire.",
      es: "Para dueños, inquilinos, negocios y familias con daños por el incendio Eaton o Palisades.",
    },
  },
  searchWords: {
    en: "fire, eaton, palisades, altadena, smoke, burned house, edison, malibu, pacific palisades, california fire, evacuation, home lost",
    es: "incendio fuego lumbre humo casa quemada evacuacion",
  },
  drawing: {
    en: "Line drawing of a house and a palm tree under a red sun in haze.",
    es: "Dibujo de línea: una casa y una palmera bajo un sol rojo entre bruma.",
  },
  gallery: [],
  eligibility: [
    {
      text: {
        en: "You owned, rented, worked or ran a business where the Eaton or Palisades fire, or its smoke, reached.",
        es: "Tenía casa propia o alquilada, un trabajo o un negocio donde llegó el incendio Eaton o Palisades, o su humo.",
      },
      short: { en: "You were in the fire area", es: "Estaba en zona de fuego o humo" },
    },
    {
      text: {
        en: "Your home or belongings burned, or were damaged by smoke, soot or ash.",
        es: "Su casa o sus cosas se quemaron, o tuvieron daños por humo, hollín o ceniza.",
      },
      short: { en: "Home or belongings were lost", es: "Perdió su casa o sus cosas" },
    },
    {
      text: {
        en: "You paid for living elsewhere, or lost income or business.",
        es: "Pagó por vivir en otro lugar, o perdió ingresos o ventas.",
      },
      short: { en: "You paid rent or lost income", es: "Pagó alquiler o perdió ingresos" },
    },
    {
      text: {
        en: "You were hurt or fell ill, or someone close to you died.",
        es: "Tuvo lesiones o se enfermó, o murió alguien cercano a usted.",
      },
      short: { en: "Someone was hurt or died", es: "Hubo una lesión o una muerte" },
    },
    {
      text: {
        en: "Insurance has not paid for everything, or there was none.",
        es: "El seguro no lo ha pagado todo, o no había ningún seguro.",
      },
      short: { en: "Insurance did not pay everything", es: "El seguro no lo pagó todo" },
    },
    {
      text: {
        en: "You have not signed a release with the company or agency you would claim against.",
        es: "No ha firmado una renuncia a reclamar (release) con la empresa o el ente público al que le reclamaría.",
      },
      short: { en: "You have not signed a release", es: "Sin renuncia a reclamar (release)" },
    },
  ],
  overview: [
    {
      heading: { en: "Two fires, two kinds of claim", es: "Dos incendios, dos tipos de reclamo" },
      paragraphs: [
        {
          en: `On January 7, 2025, in strong wind, the Eaton fire burned in Altadena and Pasadena.
            The Palisades fire burned in Pacific Palisades and Malibu.
            People died, and thousands of buildings were lost.[^reutersGv2025]
            If you lost someone or your home, we are sorry.
            You do not have to read all of this today.`,
          es: `El 7 de enero de 2025, con viento fuerte, el incendio Eaton ardió en Altadena y Pasadena.
            El incendio Palisades ardió en Pacific Palisades y Malibú.
            Murieron personas y se perdieron miles de edificios.[^reutersGv2025]
            Si perdió a alguien o su casa, lo sentimos mucho.
            No tiene que leer todo esto hoy.`,
        },
        {
          en: `Each fire leads to its own kind of claim.
            Eaton claims are mainly against a power company.
            Palisades claims are mainly against the city and the state.
            Each fire has its own judge.[^laistCopied2025]`,
          es: `Cada incendio lleva a su propio tipo de reclamo.
            Los de Eaton van sobre todo contra una empresa eléctrica.
            Los de Palisades van sobre todo contra la ciudad y el estado.
            Cada incendio tiene su propia jueza.[^laistCopied2025]`,
        },
      ],
    },
    {
      heading: {
        en: "The Eaton fire and the Palisades fire",
        es: "El incendio Eaton y el incendio Palisades",
      },
      paragraphs: [
        {
          en: `Eaton lawsuits allege that the fire came from the power lines of Southern California Edison.
            The United States has sued the company for the same reason.[^dailyJournal2025b]
            Edison's chief said its equipment was likely at fault. Edison says others share the blame, such as the county and water agencies.[^latimes2025][^pasadenaNow2026b]
            We looked for an official report on the cause and found none.`,
          es: `Las demandas de Eaton alegan que el fuego vino de las líneas eléctricas de Southern California Edison.
            Estados Unidos demandó a la empresa por lo mismo.[^dailyJournal2025b]
            El director de Edison dijo que su equipo era la causa probable. La empresa culpa también al condado y agencias de agua.[^latimes2025][^pasadenaNow2026b]
            Buscamos un informe oficial sobre la causa y no encontramos ninguno.`,
        },
        {
          en: `Edison also set up a program that may pay out of court.[^southernCalifornia2025]
            See the options above for who can use it and what you give up if you sign.`,
          es: `Edison también creó un programa que puede pagar sin ir a un tribunal.[^southernCalifornia2025]
            Vea en las opciones de más arriba quién puede usarlo y a qué renuncia si firma.`,
        },
        {
          en: `The Palisades lawsuits allege failures by the city, its Department of Water and Power (LADWP) and the state.
            All of them deny liability.
            In February 2026 Judge Samantha Jessner ruled that most of the claims may go on.
            She did not decide who is at fault.[^claimsJournal2026]`,
          es: `Las demandas de Palisades alegan fallas de la ciudad, de su Departamento de Agua y Energía (LADWP) y del estado.
            Todos niegan tener responsabilidad legal.
            En febrero de 2026, la jueza Samantha Jessner decidió que la mayoría de los reclamos puede seguir.
            No decidió quién tiene la culpa.[^claimsJournal2026]`,
        },
        {
          en: `To sue a public body (a city, a county or the state), you usually must first give written notice.
        People who were late have asked the judge to accept their notice.[^dailyJournal2025]
        We do not know what the judge decided.
        If you have not given notice, it may be too late.`,
          es: `Antes de demandar a un ente público (ciudad, condado o estado) suele hacer falta un aviso por escrito.
        Hay quienes no lo dieron a tiempo y pidieron a la jueza aceptarlo tarde.[^dailyJournal2025]
        No sabemos qué decidió.
        Si usted todavía no dio el aviso, puede ser demasiado tarde.`,
        },
      ],
    },
    {
      heading: { en: "Insurance", es: "El seguro" },
      paragraphs: [
        {
          en: `Your own insurance is a separate way to be paid, for both fires, for smoke damage and living costs too.
        The state's insurance commissioner has taken legal action against the FAIR Plan, an insurer of last resort.
        He reportedly alleges that it wrongly limited smoke claims.[^workcompacademy2025]
        His department helps free of charge if you and your insurer disagree: call 800-927-4357.[^californiaDepartment]`,
          es: `Su seguro es otra vía de pago en los dos incendios, también por humo y gastos de vivienda.
        El comisionado de seguros del estado inició una acción legal contra el FAIR Plan, una aseguradora de último recurso.
        Según se informa, alega que limitó indebidamente los reclamos por humo.[^workcompacademy2025]
        Su departamento ayuda gratis si usted y su aseguradora no están de acuerdo: llame al 800-927-4357.[^californiaDepartment]`,
        },
      ],
    },
  ],
  disqualifiers: [
    {
      en: "Your home or work was outside the area of fire, smoke and ash.",
      es: "Su casa o su trabajo estaba fuera de la zona de fuego, humo y ceniza.",
    },
    {
      en: "You took an offer from the utility Edison and signed its release.",
      es: "Aceptó una oferta del programa de Edison y firmó la renuncia a reclamar (release).",
    },
    {
      en: "Your Palisades claim needed a notice, none was given in time, and no court has allowed a late one.",
      es: "Su reclamo de Palisades exigía un aviso, no lo hubo a tiempo y ningún tribunal permitió uno tardío.",
    },
    {
      en: "Insurance has paid every loss in full.",
      es: "El seguro ha pagado por completo todas las pérdidas.",
    },
  ],
  faqs: [
    {
      question: { en: "Should I take Edison's offer?", es: "¿Debo aceptar la oferta de Edison?" },
      answer: {
        en: `Have a lawyer read it before you sign: it is a settlement, and there is no way back.[^pasadenaNow2026]
          If you have not filed yet, talk to one first, because that may change what the program adds for the lawyer's fee.
          Before you sign, ask what you may owe.`,
        es: `Antes de firmar, pida a un abogado o abogada que la lea: es un acuerdo y no hay vuelta atrás.[^pasadenaNow2026]
          Si aún no ha presentado el reclamo, consulte antes, porque eso puede cambiar lo que el programa suma para honorarios.
          Pregunte antes de firmar qué gastos pagaría.`,
      },
    },
    {
      question: {
        en: "My house stands, but it is full of smoke and ash. Does that count?",
        es: "Mi casa está en pie, pero llena de humo y de ceniza. ¿Eso cuenta?",
      },
      answer: {
        en: `It may.
          What helps is a test report, cleaning bills, and photos with dates.
          Start with your insurer.
          If it turns down smoke damage, ask the Department of Insurance.[^californiaDepartment]`,
        es: `Puede contar.
          Ayudan un informe de análisis, facturas de limpieza y fotos con fecha.
          Empiece con su aseguradora.
          Si rechaza los daños por humo, pregunte al Departamento de Seguros.[^californiaDepartment]`,
      },
    },
    {
      question: { en: "I rented. Do I have a claim?", es: "Yo alquilaba. ¿Tengo un reclamo?" },
      answer: {
        en: `Renters may claim for belongings, moving and living costs.
          Whether Edison's program covers you also depends on how long you had rented the place.[^southernCalifornia2025b]`,
        es: `Quien alquila puede reclamar por sus cosas, la mudanza y los gastos de vivienda.
          Que el programa de Edison le acepte depende también de cuánto tiempo llevaba alquilando.[^southernCalifornia2025b]`,
      },
    },
    {
      question: {
        en: "Would a payment be taxed?",
        es: "¿Tendría que pagar impuestos por lo que reciba?",
      },
      answer: {
        en: `Ask a tax adviser before you accept one.
          As an accounting firm reports, a federal rule that left wildfire payments out of income was written for those received through 2025.[^withum2025]`,
        es: `Pregunte a un asesor de impuestos antes de aceptar.
          Según informa una empresa de contadores, una regla federal que no contaba como ingreso los pagos por incendios forestales se escribió para los recibidos hasta 2025.[^withum2025]`,
      },
    },
  ],
  cautions: [
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: "If you already have a lawyer, ask them first, and show them any offer or form before you sign it.",
        es: "Si ya tiene abogado o abogada, pregúntele primero y muéstrele cualquier oferta o formulario antes de firmar.",
      },
    },
    {
      question: "insurance_claim",
      answers: ["paid"],
      note: {
        en: `If insurance paid for everything, little may be left to claim.
        Many policies leave gaps, such as smoke or rent, so it can still be worth asking.`,
        es: `Si el seguro lo pagó todo, quizá quede poco que reclamar.
        Muchas pólizas dejan huecos, como el humo o el alquiler: puede valer la pena preguntar.`,
      },
    },
  ],
  helplines: {
    place: "end",
    lines: ["disaster", "crisis"],
  },
  related: ["auto-accident-personal-injury", "ssdi-applications"],
  reviewedOn: "2026-11-26",
};
