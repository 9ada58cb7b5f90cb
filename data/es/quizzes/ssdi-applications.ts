import type { QuizWords } from "../../case-words";
import type { ssdiApplicationsQuiz } from "../../quizzes/ssdi-applications";

export const ssdiApplicationsQuizWords = {
  bannerTitle: "Ayuda para solicitar SSDI",
  bannerSubtitle:
    "Este sitio no es parte del Seguro Social (SSA), que no lo respalda. Solicitar es gratis en ssa.gov.",
  cta: "SIGUIENTE",
  questions: {
    working_now: {
      label: "¿Trabaja ahora?",
      options: {
        no: "No",
        part_time: "Sí, medio tiempo",
        full_time: "Sí, tiempo completo",
      },
    },
    primary_condition: {
      label: "¿Cuál es la condición principal que limita su trabajo?",
      placeholder: "Elija una opción *",
      options: {
        back_joint: "Problema de espalda, articulaciones o huesos",
        mental_health: "Problema de salud mental",
        heart_lung: "Problema del corazón o los pulmones",
        neurological: "Problema neurológico",
        cancer: "Cáncer",
        immune: "Trastorno del sistema inmunitario",
        vision_hearing: "Pérdida de la vista o del oído",
        other: "Otra condición",
      },
    },
    prior_denial: {
      label: "¿Le han denegado antes la solicitud? (opcional)",
      options: {
        not_applied: "No la he presentado",
        waiting: "Espero una decisión",
        denied: "Sí, me la denegaron",
      },
    },
    has_rep: {
      label: "¿Ya tiene a alguien que le represente en este reclamo?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof ssdiApplicationsQuiz>;
