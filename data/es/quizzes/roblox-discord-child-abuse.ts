import type { QuizWords } from "../../case-words";
import type { robloxDiscordChildAbuseQuiz } from "../../quizzes/roblox-discord-child-abuse";

export const robloxDiscordChildAbuseQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle:
    "Para madres, padres, tutores y adultos. No suba ni describa imágenes de un menor.",
  cta: "COMENZAR LA REVISIÓN GRATUITA",
  questions: {
    platform: {
      label: "¿Dónde ocurrió el contacto?",
      options: {
        Roblox: "Roblox",
        Discord: "Discord",
        Both: "En los dos",
        Other: "En otro lugar",
      },
    },
    age_group: {
      label: "¿Qué edad tenía el niño o la niña entonces?",
      hint: "Elija la edad que tenía cuando ocurrió, aunque hoy sea una persona adulta.",
      options: {
        "Under 10": "Menos de 10",
        "10–13": "10–13",
        "14–17": "14–17",
      },
    },
    issues: {
      label: "¿Qué describe mejor lo que ocurrió?",
      placeholder: "Elija una opción *",
      options: {
        grooming: "Un adulto se ganó su confianza para abusar, o presionó",
        images: "Se pidieron o compartieron imágenes sexuales",
        sextortion: "Amenazas o chantaje",
        in_person: "Contacto en persona",
        other: "Otra cosa",
        prefer_not: "Prefiero no decirlo",
      },
    },
    reported: {
      label: "¿Se ha denunciado? (opcional)",
      options: {
        platform: "A la plataforma",
        police: "A la policía o a la CyberTipline",
        both: "A las dos",
        no: "Todavía no",
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
} satisfies QuizWords<typeof robloxDiscordChildAbuseQuiz>;
