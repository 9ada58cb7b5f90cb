import type { CaseWords } from "../../case-words";
import type { oxbryta } from "../../cases/oxbryta";

export const oxbrytaWords = {
  from: "9f09eb93b6f48d62af854fae6930d68a3ef7341a80415f8fab1ca6510f27a2a3",
  title: "Oxbryta (voxelotor)",
  documentTitle: "Demandas por Oxbryta (voxelotor): quién podría calificar",
  description:
    "Datos claros sobre Oxbryta, el medicamento para células falciformes retirado en 2024: qué alegan las demandas, qué responde la empresa y qué reunir.",
  summary:
    "Este medicamento para células falciformes se retiró en 2024. Las demandas alegan crisis de dolor peores y un aviso tardío.",
  highlights: ["Células falciformes", "Retiro: septiembre de 2024", "Crisis o derrame cerebral"],
  card: {
    title: "Oxbryta (voxelotor)",
    sub: "Medicamento para células falciformes",
    desc: "Para personas con derrames cerebrales o crisis de dolor peores al usar Oxbryta, y familias que perdieron a alguien.",
  },
  hero: {
    alt: "Dibujo de línea: glóbulos rojos redondos y células curvas en forma de hoz en un vaso sanguíneo, como bajo un microscopio.",
  },
  gallery: [],
  urgent: {
    title: "Cuándo llamar al 911",
    text: "Dolor de pecho, falta de aire, debilidad repentina, dificultad para hablar o dolor que no cede con los cuidados en casa: llame al 911 o vaya a una sala de emergencias. Para cualquier cambio de tratamiento, llame a su equipo médico de células falciformes.",
  },
  eligibility: [
    {
      text: "Usted o su hijo o hija tiene la enfermedad de células falciformes.",
      short: "Diagnóstico de células falciformes",
    },
    {
      text: "Un médico recetó Oxbryta (voxelotor) entre fines de 2019 y septiembre de 2024, y usted o su hijo o hija lo tomó.",
      short: "Oxbryta recetado, 2019 a 2024",
    },
    {
      text: "Hubo una crisis de dolor tratada en un hospital, un derrame cerebral, daño a un órgano o una muerte.",
      short: "Crisis en hospital, derrame o muerte",
    },
    {
      text: "Pasó durante el tratamiento o poco después de terminarlo.",
      short: "Durante el tratamiento o poco después",
    },
    {
      text: "Puede conseguir los expedientes del hospital y la clínica de los años de antes y de después, para compararlos.",
      short: "Expedientes de antes y después",
    },
    {
      text: "Usted es el paciente, o el padre, la madre o quien tiene la tutela de un menor, o actúa por la sucesión de quien murió.",
      short: "Paciente, padres o sucesión",
    },
  ],
  overview: [
    {
      heading: "Sobre Oxbryta",
      paragraphs: [
        "En la enfermedad de células falciformes, los glóbulos rojos pueden ponerse rígidos y tapar vasos pequeños. Eso causa ataques de dolor fuerte, llamados crisis. En noviembre de 2019 la FDA aprobó Oxbryta, por su vía más rápida, para personas de 12 años o más. En 2021 sumó a niños desde los 4 años.[^fda2024]",
      ],
    },
    {
      heading: "Por qué se retiró",
      paragraphs: [
        "El 25 de septiembre de 2024, Pfizer retiró todos los lotes en todos los países. Dijo que el beneficio ya no era mayor que el riesgo. Pidió a los pacientes que hablaran con su médico de otro tratamiento.[^pfizerBusiness2024] La FDA dijo que ensayos posteriores mostraron más crisis de dolor y más muertes con Oxbryta que con un placebo.[^fda2024]",
        "Los reguladores de Europa empezaron una revisión en julio de 2024. Suspendieron el medicamento ese otoño y en octubre de 2025 aconsejaron que siguiera suspendido.[^bfarm2025][^europeanMedicines2024]",
      ],
    },
    {
      heading: "Lo que alegan las demandas y responde Pfizer",
      paragraphs: [
        "Las demandas alegan que las crisis fueron más frecuentes o peores después de empezar con Oxbryta. Alegan que Pfizer debió advertir antes. Pfizer dice que actuó con responsabilidad en todo momento y que se defenderá.[^bloombergLaw2024] Se informa que en el caso colectivo sostiene que la ley federal impide esos reclamos.[^aboutlawsuits2025]",
        "Lo difícil es que la propia enfermedad de células falciformes trae crisis, derrames y muertes tempranas. Por eso los abogados comparan lo que pasó antes, durante y después del medicamento. Lo que halló la FDA trata de grupos de pacientes, no de una sola persona.[^fda2024]",
      ],
    },
    {
      heading: "Dónde están los casos",
      paragraphs: [
        "No hallamos ningún litigio multidistrital (MDL) federal, que pondría casos parecidos ante un mismo tribunal. Un resumen informa de demandas por lesiones en California, ante la jueza federal Trina Thompson y en tribunales estatales.[^medinjuryclaims2025] Según se informa, una propuesta de demanda colectiva trata del dinero que perdieron los compradores, no de lesiones.[^aboutlawsuits2025]",
        "El único acuerdo del que se informó pone fin solo al caso de una familia.[^drugwatch2025][^consumerNotice2025]",
      ],
    },
  ],
  disqualifiers: [
    "Nunca se surtió una receta de Oxbryta.",
    "No hubo ningún problema grave, o llegó mucho después de la última dosis.",
    "No tuvo lesión y solo quiere que le devuelvan el dinero. De eso trata el caso colectivo.",
    "Un acuerdo anterior con Pfizer ya pone fin al reclamo.",
    "Su estado cuenta el plazo desde el retiro del mercado, y ese plazo ya venció.",
  ],
  faqs: [
    {
      question: "Todavía tengo tabletas en casa. ¿Qué debo hacer?",
      answer:
        "Llame a su equipo médico de células falciformes antes de cambiar nada. La FDA pidió a los pacientes que hablen con su médico o enfermera sobre dejar Oxbryta y empezar otro tratamiento.[^fda2024]",
    },
    {
      question: "¿Cómo se podría mostrar que el medicamento influyó?",
      answer:
        "Ninguna prueba médica basta por sí sola. Los peritos comparan sus estancias en el hospital, sus análisis de sangre y sus transfusiones de varios años. Por eso importan tanto los expedientes viejos.",
    },
    {
      question: "Mi hijo o hija lo tomó. ¿Quién puede preguntar?",
      answer:
        "Puede la madre, el padre o quien tenga la tutela. En muchos estados un menor tiene más tiempo que un adulto.",
    },
    {
      question: "Han pasado dos años desde el retiro. ¿Ya es tarde?",
      answer:
        "Quizá no. No todos los estados dan dos años ni cuentan desde el retiro. Vea las fechas en las opciones de más arriba y pregunte a un abogado o abogada qué regla es la suya.",
    },
    {
      question: "¿Hay un fondo de acuerdo que pueda solicitar?",
      answer:
        "No encontramos ninguno. Se informó de un acuerdo en el caso de una familia, y sus términos no son públicos.[^drugwatch2025]",
    },
    {
      question: "¿Puedo preguntar a Pfizer por el medicamento?",
      answer:
        "Sí. Su anuncio dio una línea de información médica, 1-800-438-1985.[^pfizerBusiness2024] Para su propia atención, primero está su hematólogo.",
    },
  ],
  cautions: [
    "Esta página es solo sobre Oxbryta. Si otro medicamento le hizo daño, su médico o la barra de abogados de su estado puede orientarle.",
    "Un caso exige un problema grave durante el tratamiento o poco después. Si está estable, es una buena noticia. Avise a su equipo médico de células falciformes si eso cambia.",
    "Dos bufetes en un mismo reclamo por Oxbryta pueden complicarle las cosas. Hable con su abogado o abogada antes de seguir.",
  ],
} satisfies CaseWords<typeof oxbryta>;
