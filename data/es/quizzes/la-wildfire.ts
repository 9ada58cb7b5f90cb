import type { QuizWords } from "../../case-words";
import type { laWildfireQuiz } from "../../quizzes/la-wildfire";

export const laWildfireQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Cuéntenos cómo le afectaron los incendios de enero de 2025.",
  cta: "COMENZAR LA REVISIÓN GRATUITA",
  questions: {
    impact_type: {
      label: "¿Cuál fue la pérdida principal?",
      placeholder: "Elija una opción *",
      options: {
        home_destroyed: "Casa destruida",
        home_damaged: "Casa dañada, también por humo o ceniza",
        belongings: "Pertenencias perdidas en vivienda alquilada",
        business: "Pérdida de un negocio",
        injury: "Lesión o enfermedad",
        death: "Muerte de un familiar",
        other: "Otra pérdida",
      },
    },
    affected_area: {
      label: "Vecindario o código postal (ZIP) (opcional)",
      placeholder: "p. ej., Altadena o 91001",
    },
    insurance_claim: {
      label: "¿En qué va su reclamo al seguro ahora? (opcional)",
      options: {
        open: "Abierto o en disputa",
        paid: "Pagado en parte o por completo",
        denied: "Denegado",
        none: "Sin seguro o sin reclamo",
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
} satisfies QuizWords<typeof laWildfireQuiz>;
