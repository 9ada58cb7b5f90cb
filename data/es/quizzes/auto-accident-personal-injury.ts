import type { QuizWords } from "../../case-words";
import type { autoAccidentPersonalInjuryQuiz } from "../../quizzes/auto-accident-personal-injury";

export const autoAccidentPersonalInjuryQuizWords = {
  bannerTitle: "Revisión gratuita de su caso",
  bannerSubtitle: "Cuéntenos lo que pasó en cuatro respuestas rápidas.",
  cta: "COMENZAR LA REVISIÓN GRATUITA",
  questions: {
    incident_type: {
      label: "¿Qué tipo de incidente fue?",
      placeholder: "Elija una opción *",
      options: {
        car: "Choque de auto",
        truck: "Choque con camión comercial",
        motorcycle: "Choque de moto",
        pedestrian_bicycle: "Atropello a pie o en bicicleta",
        fall: "Resbalón, tropiezo o caída",
        other: "Otro tipo de lesión",
      },
    },
    at_fault_other: {
      label: "¿Tuvo otra parte al menos algo de culpa?",
      options: {
        yes: "Sí",
        no: "No",
        not_sure: "No lo sé",
      },
    },
    injuries: {
      label: "¿Qué atención hizo falta?",
      placeholder: "Elija una opción *",
      options: {
        hospital_surgery: "Hospital o cirugía",
        emergency_or_doctor: "Sala de emergencias o visitas al médico",
        therapy: "Terapia física o quiropráctica",
        no_care_yet: "Dolor, pero aún sin atención",
        fatal: "La lesión fue mortal",
        none: "Ninguna lesión",
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
} satisfies QuizWords<typeof autoAccidentPersonalInjuryQuiz>;
