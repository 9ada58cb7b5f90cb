import type { QuizWords } from "../../case-words";
import type { asbestosLungCancerQuiz } from "../../quizzes/asbestos-lung-cancer";

export const asbestosLungCancerQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre la exposición al asbesto y la enfermedad pulmonar.",
  cta: "¿PODRÍA CALIFICAR?",
  questions: {
    exposure_subject: {
      label: "¿Quién tuvo exposición al asbesto, y cómo?",
      options: {
        work: "Yo, en mi trabajo",
        military: "Yo, en el servicio militar",
        household: "Yo, por el polvo que un familiar trajo a casa",
        loved_one: "Un ser querido (pregunto por él o ella)",
      },
    },
    lung_cancer_dx: {
      label: "¿Un médico diagnosticó cáncer de pulmón o mesotelioma?",
      options: {
        lung_cancer: "Sí, cáncer de pulmón",
        mesothelioma: "Sí, mesotelioma",
        no: "No",
        not_sure: "No lo sé",
      },
    },
    smoking_history: {
      label: "Historial de tabaco (opcional)",
      options: {
        never: "Nunca fumó",
        former: "Antes fumaba",
        current: "Fuma ahora",
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
} satisfies QuizWords<typeof asbestosLungCancerQuiz>;
