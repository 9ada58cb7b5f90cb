import type { QuizWords } from "../../case-words";
import type { rideshareAssaultQuiz } from "../../quizzes/rideshare-assault";

export const rideshareAssaultQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Cuente solo aquello que quiera contar aquí.",
  cta: "COMENZAR LA REVISIÓN GRATUITA",
  questions: {
    platform: {
      label: "¿Qué servicio se usó?",
      options: {
        Uber: "Uber",
        Lyft: "Lyft",
        Other: "Otro",
      },
    },
    role: {
      label: "¿Era usted quien viajaba o quien conducía?",
      options: {
        passenger: "Quien viajaba",
        driver: "Quien conducía",
      },
    },
    incident_type: {
      label: "¿Qué tipo de incidente fue?",
      options: {
        Assault: "Agresión",
        "Sexual assault": "Agresión sexual",
        Harassment: "Acoso",
        Other: "Otro",
      },
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof rideshareAssaultQuiz>;
