import type { WrittenQuiz } from "~/data/case";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "A few gentle questions about the birth.",
    es: "Unas preguntas, con tacto, sobre el parto.",
  },
  cta: { en: "START FREE REVIEW", es: "COMENZAR LA REVISIÓN GRATUITA" },
  questions: [
    {
      type: "radio",
      name: "who_affected",
      label: { en: "Who was harmed?", es: "¿Quién sufrió el daño?" },
      options: [
        { value: "child", label: { en: "My child", es: "Mi hijo o hija" } },
        { value: "mother", label: { en: "The mother", es: "La madre" } },
        { value: "both", label: { en: "Both", es: "Los dos" } },
        { value: "other", label: { en: "Someone else", es: "Otra persona" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "condition",
      label: {
        en: "What condition was diagnosed or suspected?",
        es: "¿Qué problema se diagnosticó o se sospechó?",
      },
      hint: {
        en: "HIE is a brain injury from too little oxygen or blood around birth.",
        es: "La HIE es una lesión del cerebro por falta de oxígeno o de sangre cerca del parto.",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        {
          value: "hie",
          label: { en: "Oxygen deprivation (HIE)", es: "Falta de oxígeno al nacer (HIE)" },
        },
        { value: "cerebral_palsy", label: { en: "Cerebral palsy", es: "Parálisis cerebral" } },
        {
          value: "brachial_plexus",
          label: {
            en: "Arm or shoulder nerve injury (brachial plexus / Erb's palsy)",
            es: "Lesión de nervios del brazo o el hombro (plexo braquial / parálisis de Erb)",
          },
        },
        {
          value: "brain_bleed_fracture",
          label: {
            en: "Brain bleed or skull fracture",
            es: "Sangrado cerebral o fractura de cráneo",
          },
        },
        {
          value: "seizures_delay",
          label: {
            en: "Seizures or developmental delay",
            es: "Convulsiones o retraso del desarrollo",
          },
        },
        {
          value: "infant_loss",
          label: {
            en: "Stillbirth or death of the baby",
            es: "Nacimiento sin vida o muerte del bebé",
          },
        },
        { value: "maternal", label: { en: "Injury to the mother", es: "Lesión de la madre" } },
        { value: "other", label: { en: "Another condition", es: "Otro problema" } },
        { value: "not_sure", label: { en: "Not sure yet", es: "Aún no lo sé" } },
      ],
      required: true,
    },
    {
      type: "number",
      name: "birth_year",
      label: {
        en: "Year of birth of the child (optional)",
        es: "Año de nacimiento del niño o la niña (opcional)",
      },
      hint: {
        en: "Claims about births many years ago are often closed, though some states give a child more time.",
        es: "Los reclamos por partos de hace muchos años suelen estar cerrados, pero algunos estados dan más tiempo a un niño.",
      },
      placeholder: { en: "e.g. 2022", es: "p. ej., 2022" },
      min: 1980,
      max: "currentYear",
    },
    hasLawyer,
  ],
};
