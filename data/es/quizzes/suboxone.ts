import type { QuizWords } from "../../case-words";
import type { suboxoneQuiz } from "../../quizzes/suboxone";

export const suboxoneQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre Suboxone y la salud dental.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    used_suboxone: {
      label: "¿Qué forma de Suboxone le recetaron a usted?",
      options: {
        film: "Película (tira)",
        tablet: "Tableta",
        both: "Las dos",
        no: "Ninguna",
      },
    },
    dental_issues: {
      label: "¿Qué problema dental le diagnosticaron?",
      placeholder: "Elija una opción *",
      options: {
        tooth_loss: "Pérdida o extracción de dientes",
        decay: "Caries graves",
        fracture: "Dientes rajados o rotos",
        infection: "Infección en la boca o las encías",
        other: "Otro problema dental",
        none: "Ninguno",
      },
    },
    year_first_used: {
      label: "¿En qué año lo usó por primera vez? (opcional)",
      hint: "La tableta salió en 2002 y la película en 2010. Déjelo en blanco si no lo sabe bien.",
      placeholder: "p. ej., 2015",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof suboxoneQuiz>;
