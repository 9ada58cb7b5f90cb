import type { QuizWords } from "../../case-words";
import type { paraquatParkinsonsQuiz } from "../../quizzes/paraquat-parkinsons";

export const paraquatParkinsonsQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre la exposición al paraquat y la enfermedad de Parkinson.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    exposure_role: {
      label: "¿Cómo estuvo expuesta la persona al paraquat?",
      options: {
        farmer: "En el campo, como dueño, trabajador o aplicador con licencia",
        grounds: "En el cuidado de terrenos o jardines",
        neighbor: "Vivió o trabajó junto a tierras rociadas",
        other: "De otra manera",
      },
    },
    diagnosis_pk: {
      label: "¿Un médico diagnosticó enfermedad de Parkinson?",
      options: {
        yes: "Sí",
        no: "No",
        not_sure: "No lo sé",
      },
    },
    year_diagnosed: {
      label: "¿En qué año fue el diagnóstico? (opcional)",
      hint: "Basta un cálculo aproximado. Déjelo en blanco si no hay diagnóstico o no lo sabe bien.",
      placeholder: "p. ej., 2016",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof paraquatParkinsonsQuiz>;
