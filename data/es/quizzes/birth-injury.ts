import type { QuizWords } from "../../case-words";
import type { birthInjuryQuiz } from "../../quizzes/birth-injury";

export const birthInjuryQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Unas preguntas, con tacto, sobre el parto.",
  cta: "COMENZAR LA REVISIÓN GRATUITA",
  questions: {
    who_affected: {
      label: "¿Quién sufrió el daño?",
      options: {
        child: "Mi hijo o hija",
        mother: "La madre",
        both: "Los dos",
        other: "Otra persona",
      },
    },
    condition: {
      label: "¿Qué problema se diagnosticó o se sospechó?",
      placeholder: "Elija una opción *",
      options: {
        hie: "Falta de oxígeno al nacer (HIE)",
        cerebral_palsy: "Parálisis cerebral",
        brachial_plexus:
          "Lesión de nervios del brazo o el hombro (plexo braquial / parálisis de Erb)",
        brain_bleed_fracture: "Sangrado cerebral o fractura de cráneo",
        seizures_delay: "Convulsiones o retraso del desarrollo",
        infant_loss: "Nacimiento sin vida o muerte del bebé",
        maternal: "Lesión de la madre",
        other: "Otro problema",
        not_sure: "Aún no lo sé",
      },
    },
    birth_year: {
      label: "Año de nacimiento del niño o la niña (opcional)",
      hint: "Los reclamos por partos de hace muchos años suelen estar cerrados, pero algunos estados dan más tiempo a un niño.",
      placeholder: "p. ej., 2022",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof birthInjuryQuiz>;
