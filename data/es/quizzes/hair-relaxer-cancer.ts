import type { QuizWords } from "../../case-words";
import type { hairRelaxerCancerQuiz } from "../../quizzes/hair-relaxer-cancer";

export const hairRelaxerCancerQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas breves sobre el uso del producto y el diagnóstico.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    subject: {
      label: "¿Quién usó alisadores químicos para el cabello?",
      options: {
        self: "Yo",
        family_member: "Un familiar",
        family_deceased: "Un familiar que falleció",
      },
    },
    diagnosis: {
      label: "¿Cuál fue el diagnóstico?",
      hint: "El cáncer de endometrio es el tipo más común de cáncer de útero. Elija las palabras que usó el médico.",
      placeholder: "Elija una opción *",
      options: {
        Uterine: "Cáncer de útero (matriz)",
        Ovarian: "Cáncer de ovario",
        Endometrial: "Cáncer de endometrio",
        Endometriosis: "Endometriosis (no es cáncer)",
        Other: "Otro diagnóstico",
        None: "Ninguno",
      },
    },
    years_of_use: {
      label: "¿Durante cuántos años, más o menos, se usaron alisadores? (opcional)",
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
} satisfies QuizWords<typeof hairRelaxerCancerQuiz>;
