import type { Quiz } from "../case";

export const roundupCancerQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Tell us about the exposure and the diagnosis.",
  cta: "DO I QUALIFY?",
  questions: [
    {
      type: "radio",
      name: "exposure_subject",
      label: "Who was exposed to Roundup or another glyphosate weed killer?",
      options: [
        { value: "self", label: "Me" },
        { value: "family_member", label: "A family member" },
        { value: "family_deceased", label: "A family member who has died" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "diagnosis",
      label: "What was the diagnosis?",
      placeholder: "Select One *",
      options: [
        { value: "nhl_unspecified", label: "Non-Hodgkin lymphoma (type not known)" },
        { value: "dlbcl", label: "Diffuse large B-cell lymphoma (DLBCL)" },
        { value: "follicular", label: "Follicular lymphoma" },
        {
          value: "cll_sll",
          label: "Chronic lymphocytic leukemia / small lymphocytic lymphoma (CLL/SLL)",
        },
        { value: "mantle_cell", label: "Mantle cell lymphoma" },
        { value: "marginal_zone", label: "Marginal zone lymphoma (including MALT)" },
        { value: "burkitt", label: "Burkitt lymphoma" },
        {
          value: "waldenstrom_lpl",
          label: "Lymphoplasmacytic lymphoma / Waldenström macroglobulinemia",
        },
        { value: "hairy_cell", label: "Hairy cell leukemia" },
        { value: "primary_cns", label: "Primary central nervous system lymphoma" },
        { value: "primary_mediastinal", label: "Primary mediastinal large B-cell lymphoma" },
        { value: "ptcl", label: "Peripheral T-cell lymphoma (PTCL)" },
        { value: "alcl", label: "Anaplastic large cell lymphoma (ALCL)" },
        { value: "aitl", label: "Angioimmunoblastic T-cell lymphoma (AITL)" },
        { value: "ctcl", label: "Cutaneous T-cell lymphoma (including mycosis fungoides)" },
        {
          value: "lymphoblastic_all",
          label: "Lymphoblastic lymphoma / acute lymphoblastic leukemia (ALL)",
        },
        { value: "hodgkin", label: "Hodgkin lymphoma" },
        { value: "aml", label: "Acute myeloid leukemia (AML)" },
        { value: "cml", label: "Chronic myeloid leukemia (CML)" },
        { value: "other", label: "Other cancer or blood condition" },
        { value: "none", label: "None / no diagnosis" },
      ],
      required: true,
    },
    {
      type: "number",
      name: "year_diagnosed",
      label: "What year was the diagnosis? (optional)",
      hint: "A best guess is fine. Leave it blank if you are not sure.",
      placeholder: "e.g. 2019",
      min: 1950,
      max: "currentYear",
    },
    {
      type: "radio",
      name: "has_lawyer",
      label: "Do you already have a lawyer for this matter?",
      options: [
        { value: "no", label: "No" },
        { value: "yes", label: "Yes" },
      ],
      required: true,
    },
  ],
} as const satisfies Quiz;
