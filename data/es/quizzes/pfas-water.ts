import type { QuizWords } from "../../case-words";
import type { pfasWaterQuiz } from "../../quizzes/pfas-water";

export const pfasWaterQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre su exposición al agua o la espuma y sobre su salud.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    water_source: {
      label: "¿Cuál fue la fuente principal de exposición?",
      placeholder: "Elija una opción *",
      options: {
        public_system: "Sistema público de agua",
        private_well: "Pozo privado",
        base_or_airport: "Agua en una base militar o un aeropuerto, o cerca",
        foam_work: "Trabajo o entrenamiento con espuma contra incendios",
        not_sure: "No lo sé",
      },
    },
    diagnosis: {
      label: "¿Cuál fue el diagnóstico?",
      placeholder: "Elija una opción *",
      options: {
        kidney_cancer: "Cáncer de riñón",
        testicular_cancer: "Cáncer de testículo",
        thyroid_cancer: "Cáncer de tiroides",
        thyroid_disease: "Enfermedad de la tiroides",
        liver_cancer: "Cáncer de hígado",
        ulcerative_colitis: "Colitis ulcerosa",
        other: "Otro diagnóstico",
        none: "Sin diagnóstico",
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
} satisfies QuizWords<typeof pfasWaterQuiz>;
