import type { QuizWords } from "../../case-words";
import type { videoGameAddictionQuiz } from "../../quizzes/video-game-addiction";

export const videoGameAddictionQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Para madres, padres, tutores y adultos. Por favor, que no lo llene un niño.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    age_group: {
      label: "¿Qué edad tiene ahora quien juega?",
      options: {
        "Under 10": "Menos de 10",
        "10–13": "10–13",
        "14–17": "14–17",
        "18+": "18+",
      },
    },
    issues: {
      label: "¿Qué se ha visto más afectado?",
      placeholder: "Elija una opción *",
      options: {
        school: "La escuela o el trabajo",
        mental_health: "El ánimo, la ansiedad o autolesiones",
        sleep_health: "El sueño o la salud física",
        family: "La vida en familia o la conducta",
        spending: "Mucho gasto dentro del juego",
        other: "Otra cosa",
      },
    },
    diagnosed: {
      label: "¿Un profesional lo ha diagnosticado o tratado? (opcional)",
      options: {
        yes: "Sí",
        no: "No",
        not_sure: "No lo sé",
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
} satisfies QuizWords<typeof videoGameAddictionQuiz>;
