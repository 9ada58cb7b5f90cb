import type { WrittenPage } from "~/data/case";

export const page: WrittenPage = {
  title: { en: "Hernia Mesh", es: "Malla para hernia" },
  documentTitle: {
    en: "Hernia mesh lawsuits: who may qualify",
    es: "Demandas por malla para hernia: quién podría calificar",
  },
  description: {
    en: "What lawsuits say about hernia mesh, what the makers answer, which cases have settled, and how to learn the brand of mesh used in your repair.",
    es: "Qué dicen las demandas sobre la malla para hernia, qué responden los fabricantes, qué casos tienen acuerdo y cómo saber la marca de su malla.",
  },
  summary: {
    en: `For people with serious problems after a hernia repair with mesh.
        The makers deny fault, but some have settled cases.`,
    es: `Para quienes tuvieron problemas graves tras reparar una hernia con malla.
        Los fabricantes lo niegan; algunos casos tienen acuerdo.`,
  },
  highlights: [
    { en: "Hernia repair mesh", es: "Malla para hernia" },
    { en: "Revision surgery", es: "Nueva cirugía" },
    { en: "Some cases settled", es: "Algunos casos resueltos" },
  ],
  card: {
    title: { en: "Hernia Mesh", es: "Malla para hernia" },
    sub: { en: "Mesh used in surgery", es: "Malla usada en cirugía" },
    desc: {
      en: "For people with serious problems or new surgery after a hernia repair with mesh.",
      es: "Para personas con problemas graves o nueva cirugía tras reparar una hernia con malla.",
    },
  },
  searchWords: {
    en: "patch, surgery, operation, bard, ventralex, ethicon, physiomesh, groin",
    es: "malla hernia ingle operacion cirugia dolor",
  },
  drawing: {
    en: "Line drawing of a piece of woven surgical mesh.",
    es: "Dibujo de línea: un pedazo de malla quirúrgica tejida.",
  },
  gallery: [
    {
      src: "/images/cases/hernia-mesh-explained.svg",
      alt: {
        en: "Drawing of the wall of the belly with a weak spot, and a piece of mesh laid over it to make the wall stronger.",
        es: "Dibujo de la pared del vientre con un punto débil, y un pedazo de malla puesto encima para que la pared sea más fuerte.",
      },
      caption: {
        en: "How mesh works: a hernia pushes through a weak spot in the wall of the belly (left), and the surgeon places mesh there to hold it (right).",
        es: "Cómo funciona la malla: una hernia sale por un punto débil en la pared del vientre (izquierda), y en la cirugía se pone allí una malla para sostenerla (derecha).",
      },
      width: 800,
      height: 500,
    },
  ],
  eligibility: [
    {
      text: {
        en: "A hernia was repaired with mesh, not only with stitches.",
        es: "Le repararon una hernia con malla, no solo con puntos.",
      },
      short: { en: "Mesh was used in the repair", es: "Le repararon la hernia con malla" },
    },
    {
      text: {
        en: "The record names the maker or product, or the hospital can look it up.",
        es: "El expediente nombra al fabricante o el producto, o el hospital puede buscarlo.",
      },
      short: { en: "The maker or product is known", es: "Se sabe el fabricante o producto" },
    },
    {
      text: {
        en: "You had lasting pain, an infection, a blocked or injured bowel, scar tissue, or a hernia that came back.",
        es: "Tuvo dolor duradero, una infección, el intestino tapado o lesionado, cicatrices internas, o la hernia volvió.",
      },
      short: { en: "You had a serious problem afterwards", es: "Tuvo un problema grave después" },
    },
    {
      text: {
        en: "Another operation was done, or a surgeon has advised one.",
        es: "Le hicieron otra operación, o un cirujano se la aconsejó.",
      },
      short: {
        en: "Another operation was done or advised",
        es: "Le hicieron o aconsejaron otra operación",
      },
    },
    {
      text: {
        en: "The repair was done within about the last 20 years.",
        es: "La reparación fue dentro de los últimos 20 años, más o menos.",
      },
      short: { en: "Repair in the last 20 years", es: "Reparación en los últimos 20 años" },
    },
    {
      text: {
        en: "You have not taken part in a settlement over the same mesh.",
        es: "No ha participado en ningún acuerdo por esa misma malla.",
      },
      short: { en: "You settled no mesh claim", es: "Sin acuerdo por esta malla" },
    },
  ],
  overview: [
    {
      heading: { en: "About hernia mesh", es: "Sobre la malla para hernia" },
      paragraphs: [
        {
          en: `A hernia is a gap in the wall of the belly through which tissue pushes out.
            Most repairs today use mesh.[^fda]
            In a large study, fewer people with mesh needed a new operation because the hernia came back.
            But over the years, problems with the mesh offset part of that gain.[^jama2016]`,
          es: `Una hernia es una abertura en la pared del vientre por donde sale tejido.
            Hoy, la mayoría de las reparaciones usa malla.[^fda]
            En un estudio grande, menos personas con malla necesitaron otra operación porque la hernia volvió.
            Pero, con los años, los problemas con la malla quitaron parte de esa ventaja.[^jama2016]`,
        },
      ],
    },
    {
      heading: {
        en: "What lawsuits claim and makers say",
        es: "Lo que alegan las demandas y dicen los fabricantes",
      },
      paragraphs: [
        {
          en: `Lawsuits allege that some designs shrank, moved, stuck to the bowel or broke down inside the body.
            They say that surgeons got weak warnings.
            The firms that were sued include Bard and its unit Davol, Covidien (now a part of Medtronic), Ethicon and Atrium.
            They deny fault.`,
          es: `Las demandas alegan que algunos diseños se encogieron, se movieron, se pegaron al intestino o se deshicieron dentro del cuerpo.
            Alegan que a los cirujanos se les advirtió poco.
            Entre los demandados están Bard y su unidad Davol, Covidien (hoy parte de Medtronic), Ethicon y Atrium.
            Todos niegan tener culpa.`,
        },
      ],
    },
    {
      heading: {
        en: "Bard and Davol: a settlement process",
        es: "Bard y Davol: un proceso de acuerdo",
      },
      paragraphs: [
        {
          en: `Judge Edmund Sargus in Ohio has the federal Bard cases as an MDL: many similar federal cases before one judge.
        In October 2024, BD, which owns Bard, announced an agreement on most of its hernia cases in Ohio and Rhode Island.[^bdPr2024]`,
          es: `El juez Edmund Sargus, en Ohio, lleva los casos federales de Bard como litigio multidistrital (MDL): muchos casos federales parecidos ante un mismo tribunal.
        En octubre de 2024, BD, dueña de Bard, anunció un acuerdo sobre la mayoría de sus casos de hernia en Ohio y Rhode Island.[^bdPr2024]`,
        },
        {
          en: `The agreement is for claims that were already filed.
        A new claim faces extra steps; see your options above.`,
          es: `El acuerdo es para reclamos que ya estaban presentados.
        A los nuevos se les piden pasos extra; vea sus opciones más arriba.`,
        },
      ],
    },
    {
      heading: { en: "Covidien and other makers", es: "Covidien y otros fabricantes" },
      paragraphs: [
        {
          en: `The Covidien cases are before Judge Patti Saris in Boston, where Covidien itself had asked for them to be grouped.[^harrismartin2022]
        The first trial was reportedly called off.
        We found no next step and no confirmed settlement.`,
          es: `Los casos de Covidien están ante la jueza Patti Saris, en Boston.
        La propia Covidien había pedido que se juntaran allí.[^harrismartin2022]
        Según se informó, el primer juicio se canceló.
        No encontramos qué pasó después, ni un acuerdo confirmado.`,
        },
        {
          en: `Cases over two other meshes, Physiomesh (by Ethicon) and C-QUR (by Atrium), reportedly ended in settlements.[^aboutlawsuits2026]
        So for several makers, most older cases have settled or are being settled.
        Whether you can still claim depends on the product, the dates and the state.
        Mesh for pelvic repairs is a different product and is not covered here.`,
          es: `Según se informó, los casos por otras dos mallas, Physiomesh (de Ethicon) y C-QUR (de Atrium), terminaron con acuerdos.[^aboutlawsuits2026]
        Así que, con varios fabricantes, la mayoría de los casos anteriores ya tiene acuerdo o está en ese proceso.
        Que usted todavía pueda reclamar depende del producto, las fechas y el estado.
        La malla para reparaciones de la pelvis es otro producto y aquí no se trata.`,
        },
      ],
    },
  ],
  disqualifiers: [
    { en: "The repair was made without mesh.", es: "La reparación se hizo sin malla." },
    {
      en: "No doctor has found a complication.",
      es: "Ningún médico ha hallado una complicación.",
    },
    {
      en: "No hospital or surgeon can say which product was used.",
      es: "Ningún hospital ni cirujano puede decir qué producto se usó.",
    },
    {
      en: "You already signed a settlement or a release for the same mesh.",
      es: "Ya firmó un acuerdo o una renuncia a reclamar (release) por esa misma malla.",
    },
    {
      en: "The mesh was used for a pelvic repair.",
      es: "La malla se usó en una reparación de la pelvis.",
    },
    {
      en: "Your state ends all claims some years after the implant or its sale, and that time has run out.",
      es: "Su estado pone fin a todo reclamo unos años después del implante o de su venta, y ese plazo ya venció.",
    },
  ],
  faqs: [
    {
      question: {
        en: "I do not know the brand of my mesh. How can I find out?",
        es: "No sé de qué marca es mi malla. ¿Cómo lo puedo averiguar?",
      },
      answer: {
        en: `Ask the hospital or surgery center for the operation report.
          The FDA says the surgeon or facility can name the mesh from your record.[^fdab]
          The sticker shows brand, lot and a device number (UDI).`,
        es: `Pida el informe de la operación al hospital o centro de cirugía.
          La FDA dice que el cirujano o el centro puede decirle qué malla es según su expediente.[^fdab]
          La etiqueta muestra marca, lote y un número del dispositivo (UDI).`,
      },
    },
    {
      question: { en: "Bard has settled. Is it over?", es: "Bard llegó a un acuerdo. ¿Se acabó?" },
      answer: {
        en: `Most claims already filed are now in a settlement process.[^bdPr2024]
          If you have a new claim, ask a lawyer whether you can still file it.`,
        es: `La mayoría de los reclamos ya presentados está ahora en un proceso de acuerdo.[^bdPr2024]
          Si tiene un reclamo nuevo, pregunte a un abogado o abogada si todavía se puede presentar.`,
      },
    },
    {
      question: {
        en: "Do I need surgery to take the mesh out?",
        es: "¿Necesito cirugía para sacar la malla?",
      },
      answer: {
        en: `Only a surgeon who has examined you can advise on that.
          It can be a hard operation, and no claim should push you toward it.`,
        es: `Solo puede aconsejarlo un cirujano que le haya examinado.
          Puede ser una operación difícil, y ningún reclamo debe empujarle a ella.`,
      },
    },
    {
      question: {
        en: "My mesh was never recalled. Does that matter?",
        es: "Mi malla nunca se retiró del mercado. ¿Importa?",
      },
      answer: {
        en: `Less than many people think.
          A claim does not need a recall, and a recall does not prove a claim.`,
        es: `Menos de lo que muchos creen.
          No hace falta un retiro del mercado para un reclamo, y un retiro tampoco lo prueba.`,
      },
    },
    {
      question: {
        en: "I filed with a firm years ago and have not heard back. What can I do?",
        es: "Presenté mi caso con un bufete hace años y no sé nada. ¿Qué hago?",
      },
      answer: {
        en: "Write to the firm and ask whether your case is in the settlement process, which dates apply to you, and which records they still need.",
        es: "Escriba al bufete y pregunte si su caso está en el proceso de acuerdo, qué fechas le tocan a usted y qué documentos les faltan todavía.",
      },
    },
  ],
  cautions: [
    {
      question: "mesh_implant",
      answers: ["no"],
      note: {
        en: `Without mesh, these suits do not fit.
          If you think an operation went wrong in another way, your state bar can name lawyers for that.`,
        es: `Sin malla, estas demandas no son para usted.
          Si cree que una operación salió mal de otra manera, la barra de abogados de su estado puede nombrar abogados para eso.`,
      },
    },
    {
      question: "complications",
      answers: ["none"],
      note: {
        en: `A claim starts with a problem that a doctor has found.
          If something hurts or has changed, see your doctor before you think of lawyers.`,
        es: `Un reclamo empieza con un problema que halló un médico.
          Si algo le duele o ha cambiado, vea a su médico antes de pensar en abogados.`,
      },
    },
    {
      question: "has_lawyer",
      answers: ["yes"],
      note: {
        en: `If you already have a lawyer, ask them first.
        They can check whether your claim is already filed or settled.`,
        es: `Si ya tiene abogado o abogada, pregúntele primero.
        Puede ver si su reclamo ya está presentado o resuelto.`,
      },
    },
  ],
  urgent: {
    title: {
      en: "Signs of a blocked or injured bowel",
      es: "Señales de un intestino tapado o lesionado",
    },
    text: {
      en: "For severe belly pain, vomiting, fever, or no bowel movement, get medical care at once, or call 911.",
      es: "Si tiene dolor fuerte de vientre, vómitos, fiebre o no puede evacuar, busque atención ya o llame al 911.",
    },
  },
  related: ["bard-powerport", "suboxone"],
  reviewedOn: "2026-11-26",
};
