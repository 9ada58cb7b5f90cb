import type { QuizWords } from "../../case-words";
import type { roundupCancerQuiz } from "../../quizzes/roundup-cancer";

export const roundupCancerQuizWords = {
  bannerTitle: "Usted podría calificar para una compensación",
  bannerSubtitle: "Cuéntenos de la exposición y del diagnóstico.",
  cta: "¿PODRÍA CALIFICAR?",
  questions: {
    exposure_subject: {
      label: "¿Quién estuvo en contacto con Roundup u otro herbicida con glifosato?",
      options: {
        self: "Yo",
        family_member: "Un familiar",
        family_deceased: "Un familiar que falleció",
      },
    },
    diagnosis: {
      label: "¿Cuál fue el diagnóstico?",
      placeholder: "Elija una opción *",
      options: {
        nhl_unspecified: "Linfoma no Hodgkin (tipo desconocido)",
        dlbcl: "Linfoma difuso de células B grandes (DLBCL)",
        follicular: "Linfoma folicular",
        cll_sll: "Leucemia linfocítica crónica / linfoma linfocítico de células pequeñas (CLL/SLL)",
        mantle_cell: "Linfoma de células del manto",
        marginal_zone: "Linfoma de zona marginal (incluye MALT)",
        burkitt: "Linfoma de Burkitt",
        waldenstrom_lpl: "Linfoma linfoplasmocítico / macroglobulinemia de Waldenström",
        hairy_cell: "Leucemia de células pilosas",
        primary_cns: "Linfoma primario del sistema nervioso central",
        primary_mediastinal: "Linfoma mediastínico primario de células B grandes",
        ptcl: "Linfoma periférico de células T (PTCL)",
        alcl: "Linfoma anaplásico de células grandes (ALCL)",
        aitl: "Linfoma angioinmunoblástico de células T (AITL)",
        ctcl: "Linfoma cutáneo de células T (incluye micosis fungoide)",
        lymphoblastic_all: "Linfoma linfoblástico / leucemia linfoblástica aguda (ALL)",
        hodgkin: "Linfoma de Hodgkin",
        aml: "Leucemia mieloide aguda (AML)",
        cml: "Leucemia mieloide crónica (CML)",
        other: "Otro cáncer o problema de la sangre",
        none: "Ninguno / sin diagnóstico",
      },
    },
    year_diagnosed: {
      label: "¿En qué año fue el diagnóstico? (opcional)",
      hint: "Basta un cálculo aproximado. Déjelo en blanco si no lo sabe bien.",
      placeholder: "p. ej., 2019",
    },
    has_lawyer: {
      label: "¿Ya tiene abogado o abogada para este asunto?",
      options: {
        no: "No",
        yes: "Sí",
      },
    },
  },
} satisfies QuizWords<typeof roundupCancerQuiz>;
