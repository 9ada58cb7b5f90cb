import type { QuizWords } from "../../case-words";
import type { ldsAbuseQuiz } from "../../quizzes/lds-abuse";

export const ldsAbuseQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Cuente solo aquello que quiera contar aquí.",
  cta: "SIGUIENTE",
  questions: {
    age_at_time: {
      label: "¿Qué edad tenía la persona cuando ocurrió?",
      options: {
        under_12: "Menos de 12",
        "12_17": "De 12 a 17",
        "18_plus": "18 o más",
        prefer_not: "Prefiero no decirlo",
      },
    },
    reported: {
      label: "¿Alguna vez se denunció? (opcional)",
      options: {
        church: "A un líder de la iglesia",
        police: "A la policía o protección de menores",
        both: "A los dos",
        no: "No se denunció",
      },
    },
    location: {
      label: "Ciudad y estado donde eso ocurrió (opcional)",
      placeholder: "Ciudad, estado",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof ldsAbuseQuiz>;
