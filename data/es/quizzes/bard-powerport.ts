import type { QuizWords } from "../../case-words";
import type { bardPowerportQuiz } from "../../quizzes/bard-powerport";

export const bardPowerportQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre el puerto y cualquier complicación.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    implanted_port: {
      label: "¿Le implantaron un catéter con puerto?",
      options: {
        bard: "Sí, un Bard PowerPort",
        unsure_brand: "Sí, no sé la marca",
        other_brand: "Sí, de otra marca",
        no: "No",
      },
    },
    complication: {
      label: "¿Qué complicación se diagnosticó?",
      placeholder: "Elija una opción *",
      options: {
        fracture: "Rotura del catéter",
        migration: "El dispositivo o un fragmento se movió",
        infection: "Infección o sepsis",
        clot: "Coágulo (DVT o embolia pulmonar)",
        other: "Otra complicación",
        none: "Ninguna",
      },
    },
    surgery: {
      label: "¿Necesitó un procedimiento para sacarlo o cambiarlo? (opcional)",
      options: {
        yes: "Sí",
        scheduled: "Recomendado o programado",
        no: "No",
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
} satisfies QuizWords<typeof bardPowerportQuiz>;
