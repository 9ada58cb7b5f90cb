import type { QuizWords } from "../../case-words";
import type { babyFormulaNecQuiz } from "../../quizzes/baby-formula-nec";

export const babyFormulaNecQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Unas preguntas sobre el parto y el alimento en el hospital.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    premature: {
      label: "¿Nació su bebé antes de las 37 semanas o con bajo peso al nacer?",
      options: {
        yes: "Sí",
        no: "No",
        not_sure: "No lo sé",
      },
    },
    formula_brand: {
      label: "¿Qué fórmula o qué fortificador recibió su bebé en el hospital?",
      placeholder: "Elija una opción *",
      options: {
        Similac: "Similac",
        Enfamil: "Enfamil",
        Both: "Las dos marcas",
        "Other / Not sure": "Otra / No lo sé",
      },
    },
    nec_dx: {
      label: "¿Un médico diagnosticó enterocolitis necrosante (NEC)?",
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
} satisfies QuizWords<typeof babyFormulaNecQuiz>;
