import type { QuizWords } from "../../case-words";
import type { depoProveraQuiz } from "../../quizzes/depo-provera";

export const depoProveraQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre el uso de Depo-Provera y el diagnóstico.",
  cta: "¿PODRÍA CALIFICAR?",
  questions: {
    used_depo: {
      label: "¿Le pusieron inyecciones de Depo-Provera?",
      options: {
        brand: "Sí, Depo-Provera",
        generic_or_unsure: "Sí, un genérico o no sé cuál",
        no: "No",
      },
    },
    side_effects: {
      label: "¿Qué diagnosticó un médico?",
      placeholder: "Elija una opción *",
      options: {
        meningioma: "Meningioma",
        other_tumor: "Otro tumor del cerebro o la columna",
        symptoms_only: "Síntomas, aún sin diagnóstico",
        other: "Otro problema",
        none: "Ninguno",
      },
    },
    years_used: {
      label: "¿Durante cuántos años, más o menos, le pusieron inyecciones? (opcional)",
      hint: "Basta un cálculo aproximado. Déjelo en blanco si no lo sabe.",
      placeholder: "Número de años",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof depoProveraQuiz>;
