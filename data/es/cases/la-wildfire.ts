import type { CaseWords } from "../../case-words";
import type { laWildfire } from "../../cases/la-wildfire";

export const laWildfireWords = {
  from: "b591cd39079444b5de6eb38ef64450d55b682616fbcc8ccd8ed4087892aa4ab2",
  title: "Incendios forestales de Los Ángeles",
  documentTitle: "Incendios de Los Ángeles: reclamos y quién podría calificar",
  description:
    "Los incendios Eaton y Palisades de enero de 2025: qué pérdida va por qué vía, qué dicen Edison y los entes públicos, ayuda del seguro y plazos.",
  summary:
    "Tras los incendios de enero de 2025 puede haber más de una vía para pedir ayuda. Algunas fechas están cerca o ya pasaron.",
  highlights: ["Eaton y Palisades", "Dueños e inquilinos", "Plazos cortos"],
  card: {
    title: "Incendios forestales de Los Ángeles",
    sub: "Incendios de enero de 2025",
    desc: "Para dueños, inquilinos, negocios y familias con daños por el incendio Eaton o Palisades.",
  },
  hero: {
    alt: "Dibujo de línea: una casa y una palmera, con fuego detrás de la colina.",
  },
  gallery: [],
  eligibility: [
    {
      text: "Tenía casa propia o alquilada, un trabajo o un negocio donde llegó el incendio Eaton o Palisades, o su humo.",
      short: "En zona de fuego o humo",
    },
    {
      text: "Su casa o sus cosas se quemaron, o tuvieron daños por humo, hollín o ceniza.",
      short: "Casa o pertenencias perdidas",
    },
    {
      text: "Pagó por vivir en otro lugar, o perdió ingresos o ventas.",
      short: "Gastos de vivienda o ingresos perdidos",
    },
    {
      text: "Tuvo lesiones o se enfermó, o murió alguien cercano a usted.",
      short: "Una lesión o una muerte",
    },
    {
      text: "El seguro no lo ha pagado todo, o no había ningún seguro.",
      short: "Pérdidas que el seguro no cubrió",
    },
    {
      text: "No ha firmado una renuncia a reclamar (release) con la empresa o el ente público al que le reclamaría.",
      short: "Sin renuncia a reclamar (release)",
    },
  ],
  overview: [
    {
      heading: "Dos incendios, dos tipos de reclamo",
      paragraphs: [
        "El 7 de enero de 2025, con viento fuerte, el incendio Eaton ardió en Altadena y Pasadena. El incendio Palisades ardió en Pacific Palisades y Malibu. Murieron personas y se perdieron miles de edificios.[^reutersGv2025] Si perdió a alguien o su casa, lo sentimos mucho. No tiene que leer todo esto hoy.",
        "Cada incendio lleva a su propio tipo de reclamo. Los de Eaton van sobre todo contra una empresa eléctrica. Los de Palisades van sobre todo contra la ciudad y el estado. Cada incendio tiene su propia jueza, en el mismo tribunal.[^laistCopied2025]",
      ],
    },
    {
      heading: "El incendio Eaton",
      paragraphs: [
        "Las demandas alegan que el fuego vino de las líneas eléctricas de Southern California Edison. Estados Unidos demandó a la empresa por lo mismo.[^dailyJournal2025b] Edison dice que su equipo pudo iniciar el fuego y que otros comparten la culpa, entre ellos el condado y agencias de agua.[^latimes2025][^pasadenaNow2026b] Buscamos un informe oficial sobre la causa y no encontramos ninguno.",
        "Edison también creó un programa que puede pagar sin ir a un tribunal.[^southernCalifornia2025] Vea en las opciones de más arriba quién puede usarlo y a qué renuncia si firma.",
      ],
    },
    {
      heading: "El incendio Palisades",
      paragraphs: [
        "Estas demandas alegan fallas de la ciudad, de su Departamento de Agua y Energía (LADWP) y del estado. Todos niegan tener responsabilidad legal. En febrero de 2026, la jueza Samantha Jessner decidió que la mayoría de los reclamos puede seguir. No decidió quién tiene la culpa.[^claimsJournal2026]",
        "Un reclamo contra un ente público exige primero un aviso por escrito. Hay quienes no lo dieron a tiempo y pidieron a la jueza aceptarlo tarde.[^dailyJournal2025] No sabemos qué decidió, y un reclamo nuevo puede llegar demasiado tarde.",
      ],
    },
    {
      heading: "El seguro",
      paragraphs: [
        "Su seguro es una vía aparte en los dos incendios, también por humo y gastos de vivienda. El comisionado de seguros del estado tomó medidas contra el FAIR Plan. Según se informa, alega que limitó indebidamente los reclamos por humo.[^workcompacademy2025] Su departamento ayuda gratis en una disputa, al 800-927-4357.[^californiaDepartment]",
      ],
    },
  ],
  disqualifiers: [
    "Su casa o su trabajo estaba fuera de la zona de fuego, humo y ceniza.",
    "Aceptó una oferta del programa de Edison y firmó la renuncia a reclamar (release).",
    "Su pérdida es del incendio Palisades, no hubo aviso a tiempo y ningún tribunal permitió uno tardío.",
    "El seguro ha pagado por completo todas las pérdidas.",
  ],
  faqs: [
    {
      question: "¿Debo aceptar la oferta de Edison?",
      answer:
        "Antes de firmar, pida a un abogado o abogada que la lea: es un acuerdo y no hay vuelta atrás.[^pasadenaNow2026] Si aún no ha presentado el reclamo, consulte antes, porque eso puede cambiar lo que el programa suma para honorarios. Aun así podría deber gastos. Pregunte antes de firmar.",
    },
    {
      question: "Mi casa está en pie, pero llena de humo y de ceniza. ¿Eso cuenta?",
      answer:
        "Puede contar. Ayudan un informe de análisis, facturas de limpieza y fotos con fecha. Empiece con su aseguradora. Si rechaza los daños por humo, pregunte al Departamento de Seguros.[^californiaDepartment]",
    },
    {
      question: "Yo alquilaba. ¿Tengo un reclamo?",
      answer:
        "Quien alquila puede reclamar por sus cosas, la mudanza y los gastos de vivienda. Que el programa de Edison le acepte depende también de cuánto tiempo llevaba alquilando.[^southernCalifornia2025b]",
    },
    {
      question: "¿Tendría que pagar impuestos por lo que reciba?",
      answer:
        "Pregunte a un asesor de impuestos antes de aceptar. Según informa una empresa de contadores, una regla federal que no contaba como ingreso los pagos por incendios forestales se escribió para los recibidos hasta 2025.[^withum2025]",
    },
  ],
  cautions: [
    "Muestre a quien le representa cualquier oferta o formulario antes de firmar. Lo que envía aquí no reemplaza esa conversación.",
    "Si el seguro lo cubrió todo, quizá quede poco que reclamar. Muchas pólizas dejan huecos, como el humo o el alquiler: puede valer la pena revisar.",
  ],
} satisfies CaseWords<typeof laWildfire>;
