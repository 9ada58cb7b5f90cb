import type { QuizWords } from "../../case-words";
import type { ozempicWegovyQuiz } from "../../quizzes/ozempic-wegovy";

export const ozempicWegovyQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre el uso de un medicamento GLP-1 y el diagnóstico.",
  cta: "¿PODRÍA CALIFICAR?",
  questions: {
    used_glp1: {
      label: "¿Qué medicamento GLP-1 le recetaron?",
      placeholder: "Elija una opción *",
      options: {
        ozempic: "Ozempic",
        wegovy: "Wegovy",
        other_brand: "Otro medicamento GLP-1 de marca",
        compounded: "Una versión compuesta en farmacia",
        no: "Ninguno",
      },
    },
    issues: {
      label: "¿Qué diagnosticó un médico?",
      placeholder: "Elija una opción *",
      options: {
        gastroparesis: "Gastroparesia (el estómago se vacía lento)",
        ileus_obstruction: "Íleo u obstrucción intestinal",
        naion: "NAION u otra pérdida súbita de la vista",
        gallbladder: "Enfermedad de la vesícula",
        other: "Otro diagnóstico",
        none: "Sin diagnóstico",
      },
    },
    hospital: {
      label: "¿Tuvo una estadía en un hospital o una visita a emergencias? (opcional)",
      options: {
        yes: "Sí",
        no: "No",
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
} satisfies QuizWords<typeof ozempicWegovyQuiz>;
