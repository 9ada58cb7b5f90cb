import type { QuizWords } from "../../case-words";
import type { institutionalSexAbuseQuiz } from "../../quizzes/institutional-sex-abuse";
import { states } from "../../states";

export const institutionalSexAbuseQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Cuente solo aquello que quiera contar aquí.",
  cta: "SIGUIENTE",
  questions: {
    abuse_context: {
      label: "¿Dónde ocurrió el abuso?",
      placeholder: "Elija una opción *",
      options: {
        school: "Escuela o universidad",
        church: "Iglesia u organización religiosa",
        camp_youth: "Campamento o grupo juvenil",
        sports: "Equipo deportivo o gimnasio",
        Centers: "Centro de detención o de tratamiento, u hogar de crianza temporal",
        other: "Otro lugar",
      },
    },
    age_at_incident: {
      label: "¿Qué edad tenía la persona entonces?",
      options: {
        under_12: "Menos de 12",
        "12_17": "De 12 a 17",
        "18_plus": "18 o más",
        na: "Prefiero no decirlo",
      },
    },
    reported_anyone: {
      label: "¿Se contó a alguien lo que pasó?",
      options: {
        org: "A la organización",
        police: "A la policía",
        both: "A las dos",
        no: "A nadie",
      },
    },
    approx_year: {
      label: "¿Hace cuánto tiempo fue, más o menos?",
      placeholder: "Elija una opción *",
      options: {
        "0_3": "En los últimos 3 años",
        "3_10": "Hace de 3 a 10 años",
        "10_20": "Hace de 10 a 20 años",
        "20_plus": "Hace más de 20 años",
        na: "Prefiero no decirlo",
      },
    },
    state: {
      label: "¿En qué estado ocurrió?",
      hint: "Puede no ser el mismo estado donde vive ahora.",
      placeholder: "Elija una opción *",
      options: {
        other: "Más de uno, otro país o no lo sé",
        ...Object.fromEntries(states("es").map(({ value, label }) => [value, label])),
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
} satisfies QuizWords<typeof institutionalSexAbuseQuiz>;
