import type { QuizWords } from "../../case-words";
import type { herniaMeshQuiz } from "../../quizzes/hernia-mesh";

export const herniaMeshQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Preguntas sobre la cirugía de hernia con malla.",
  cta: "VER SI PODRÍA CALIFICAR",
  questions: {
    mesh_implant: {
      label: "¿Se usó malla para reparar su hernia?",
      options: {
        known_brand: "Sí, y sé la marca",
        unknown_brand: "Sí, no sé la marca",
        no: "No",
      },
    },
    complications: {
      label: "¿Qué complicación se diagnosticó?",
      placeholder: "Elija una opción *",
      options: {
        chronic_pain: "Dolor duradero",
        infection: "Infección",
        recurrence: "La hernia volvió",
        bowel: "Obstrucción, perforación o adherencias del intestino",
        mesh_failure: "La malla se movió, se encogió o se rompió",
        other: "Otra complicación",
        none: "Ninguna",
      },
    },
    revision: {
      label: "¿Le hicieron una cirugía para corregir o sacar la malla? (opcional)",
      options: {
        yes: "Sí",
        recommended: "Recomendada, aún no hecha",
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
} satisfies QuizWords<typeof herniaMeshQuiz>;
