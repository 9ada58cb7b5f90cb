import type { QuizWords } from "../../case-words";
import type { oxbrytaQuiz } from "../../quizzes/oxbryta";

export const oxbrytaQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre el uso de Oxbryta (voxelotor).",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    took_oxbryta: {
      label: "¿Se recetó Oxbryta (voxelotor) y se tomó?",
      options: {
        self: "Sí, lo tomé yo",
        family: "Sí, lo tomó un familiar",
        no: "No",
      },
    },
    issues: {
      label: "¿Qué pasó durante el tratamiento o después?",
      placeholder: "Elija una opción *",
      options: {
        voc: "Crisis de dolor más frecuentes o más fuertes",
        stroke: "Derrame cerebral",
        organ: "Daño a un órgano",
        hospital: "Estadía en el hospital por otra complicación",
        death: "Muerte de un familiar",
        other: "Otra cosa",
        none: "Ninguna complicación",
      },
    },
    year_started: {
      label: "¿En qué año empezó el tratamiento? (opcional)",
      hint: "Oxbryta se vendió en EE. UU. desde fines de 2019 hasta septiembre de 2024. Déjelo en blanco si no lo sabe bien.",
      placeholder: "p. ej., 2021",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof oxbrytaQuiz>;
