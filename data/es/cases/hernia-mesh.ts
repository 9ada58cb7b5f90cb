import type { CaseWords } from "../../case-words";
import type { herniaMesh } from "../../cases/hernia-mesh";

export const herniaMeshWords = {
  from: "066374adcdf2511f0052ed9bbc57d50b3cf49abd9a1a385ad43ed3751103d2f0",
  title: "Malla para hernia",
  documentTitle: "Demandas por malla para hernia: quién podría calificar",
  description:
    "Qué dicen las demandas sobre la malla para hernia, qué responden los fabricantes, qué casos tienen acuerdo y cómo saber la marca de su malla.",
  summary:
    "Las demandas alegan que algunas mallas causaron dolor duradero o nueva cirugía. Los fabricantes lo niegan. Hay algunos acuerdos.",
  highlights: ["Malla para hernia", "Nueva cirugía", "Algunos casos resueltos"],
  card: {
    title: "Malla para hernia",
    sub: "Malla usada en cirugía",
    desc: "Para personas con problemas graves o nueva cirugía tras reparar una hernia con malla.",
  },
  hero: {
    alt: "Dibujo de línea: un pedazo de malla quirúrgica tejida.",
  },
  gallery: [
    {
      alt: "Dibujo de la pared del vientre con un punto débil, y un pedazo de malla puesto encima para que la pared sea más fuerte.",
      caption:
        "Cómo funciona la malla: una hernia sale por un punto débil en la pared del vientre (izquierda), y en la cirugía se pone allí una malla para sostenerla (derecha).",
    },
  ],
  urgent: {
    title: "Señales de un intestino tapado o lesionado",
    text: "Dolor fuerte de vientre, vómitos, fiebre o no poder evacuar (defecar): busque atención médica de inmediato o llame al 911.",
  },
  eligibility: [
    {
      text: "Le repararon una hernia con malla, no solo con puntos.",
      short: "Hernia reparada con malla",
    },
    {
      text: "El expediente nombra al fabricante o el producto, o el hospital puede buscarlo.",
      short: "Fabricante o producto conocido",
    },
    {
      text: "Tuvo dolor duradero, una infección, el intestino tapado o lesionado, cicatrices internas, o la hernia volvió.",
      short: "Problema grave tras la cirugía",
    },
    {
      text: "Le hicieron otra operación, o un cirujano se la aconsejó.",
      short: "Otra operación hecha o aconsejada",
    },
    {
      text: "La reparación fue dentro de los últimos 20 años, más o menos.",
      short: "Reparación en décadas recientes",
    },
    {
      text: "No ha participado en ningún acuerdo por esa misma malla.",
      short: "Sin acuerdo por esta malla",
    },
  ],
  overview: [
    {
      heading: "Sobre la malla para hernia",
      paragraphs: [
        "Una hernia es una abertura en la pared del vientre por donde sale tejido. Hoy, la mayoría de las reparaciones usa malla.[^fda] En un estudio grande, menos personas con malla necesitaron otra operación porque la hernia volvió. Pero, con los años, los problemas con la malla quitaron parte de esa ventaja.[^jama2016]",
      ],
    },
    {
      heading: "Lo que alegan las demandas y dicen los fabricantes",
      paragraphs: [
        "Las demandas alegan que algunos diseños se encogieron, se movieron, se pegaron al intestino o se deshicieron dentro del cuerpo. Alegan que a los cirujanos se les advirtió poco. Entre los demandados están Bard y su unidad Davol, Covidien (hoy parte de Medtronic), Ethicon y Atrium. Todos niegan tener culpa.",
      ],
    },
    {
      heading: "Bard y Davol: un proceso de acuerdo",
      paragraphs: [
        "El juez Edmund Sargus, en Ohio, tiene los casos federales de Bard. El acuerdo de octubre de 2024 con BD, dueña de Bard, incluye también casos de Rhode Island.[^bdPr2024]",
        "Es para reclamos que ya estaban presentados. A los nuevos se les piden pasos extra; vea sus opciones más arriba.",
      ],
    },
    {
      heading: "Covidien y otros fabricantes",
      paragraphs: [
        "Los casos de Covidien están ante la jueza Patti Saris, en Boston. La propia Covidien había pedido que se juntaran allí.[^harrismartin2022] Se informó que se canceló el primer juicio. Buscamos qué pasó después, y si hay un acuerdo. No pudimos confirmar ni lo uno ni lo otro.",
        "Otras dos mallas fueron Physiomesh (de Ethicon) y C-QUR (de Atrium). Se informó que los casos por ellas terminaron con acuerdos.[^aboutlawsuits2026] Así que, con varios fabricantes, la mayoría de los casos ya terminó. Que un reclamo nuevo sea posible depende del producto, las fechas y el estado. La malla para reparaciones de la pelvis es otro producto y aquí no se trata.",
      ],
    },
  ],
  disqualifiers: [
    "La reparación se hizo sin malla.",
    "No ha habido ninguna complicación que un médico pueda confirmar.",
    "Ningún hospital ni cirujano puede decir qué producto se usó.",
    "Ya se firmó un acuerdo o una renuncia a reclamar (release) por esa misma malla.",
    "La malla se usó en una reparación de la pelvis.",
    "Su estado cuenta un plazo máximo desde el implante o desde su venta, y ese plazo ya venció.",
  ],
  faqs: [
    {
      question: "No sé de qué marca es mi malla. ¿Cómo lo puedo averiguar?",
      answer:
        "Pida el informe de la operación al hospital o centro de cirugía. La FDA dice que el cirujano o el centro puede decirle qué malla es según su expediente.[^fdab] La etiqueta muestra marca, lote y un número del dispositivo (UDI).",
    },
    {
      question: "Bard llegó a un acuerdo. ¿Se acabó?",
      answer:
        "La mayoría de los reclamos ya presentados está ahora en ese proceso.[^bdPr2024] Si tiene un reclamo nuevo, un abogado o abogada debe decirle si todavía se puede presentar.",
    },
    {
      question: "¿Necesito cirugía para sacar la malla?",
      answer:
        "Solo puede aconsejarlo un cirujano que le haya examinado. Puede ser una operación difícil, y ningún reclamo debe empujarle a ella.",
    },
    {
      question: "Mi malla nunca se retiró del mercado. ¿Importa?",
      answer:
        "Menos de lo que muchos creen. No hace falta un retiro del mercado para un reclamo, y un retiro tampoco lo prueba.",
    },
    {
      question: "Presenté mi caso con un bufete hace años y no sé nada. ¿Qué hago?",
      answer:
        "Escriba al bufete y pregunte si su caso está en el proceso de acuerdo, qué fechas le tocan a usted y qué documentos les faltan todavía.",
    },
  ],
  cautions: [
    "Sin malla, estas demandas no son para usted. Si cree que una operación salió mal de otra manera, la barra de abogados de su estado puede nombrar abogados para eso.",
    "Un reclamo empieza con un problema que halló un médico. Si algo le duele o ha cambiado, vea a su médico antes de pensar en abogados.",
    "Quizá su reclamo por la malla ya está presentado o resuelto. Su propio abogado o abogada puede verlo, así que pregúntele primero.",
  ],
} satisfies CaseWords<typeof herniaMesh>;
