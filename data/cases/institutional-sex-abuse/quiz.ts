import type { WrittenQuiz } from "~/data/case";
import { byLanguage } from "~/data/language";
import { states } from "~/data/states";
import { hasLawyer } from "../has-lawyer";

export const quiz: WrittenQuiz = {
  bannerTitle: { en: "Free Case Review", es: "Revisión gratuita de su caso" },
  bannerSubtitle: {
    en: "Share only what you are comfortable sharing.",
    es: "Cuente solo aquello que quiera contar aquí.",
  },
  cta: { en: "NEXT", es: "SIGUIENTE" },
  questions: [
    {
      type: "select",
      name: "abuse_context",
      label: { en: "Where did the abuse happen?", es: "¿Dónde ocurrió el abuso?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "school", label: { en: "School or college", es: "Escuela o universidad" } },
        {
          value: "church",
          label: { en: "Church or religious organization", es: "Iglesia u organización religiosa" },
        },
        {
          value: "camp_youth",
          label: { en: "Camp or youth group", es: "Campamento o grupo juvenil" },
        },
        { value: "sports", label: { en: "Sports team or gym", es: "Equipo deportivo o gimnasio" } },
        {
          value: "Centers",
          label: {
            en: "Detention or treatment center, or foster care",
            es: "Centro de detención o de tratamiento, u hogar de crianza temporal",
          },
        },
        { value: "other", label: { en: "Another place", es: "Otro lugar" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "age_at_incident",
      label: { en: "How old was the person then?", es: "¿Qué edad tenía la persona entonces?" },
      options: [
        { value: "under_12", label: { en: "Under 12", es: "Menos de 12" } },
        { value: "12_17", label: { en: "12 to 17", es: "De 12 a 17" } },
        { value: "18_plus", label: { en: "18 or older", es: "18 o más" } },
        { value: "na", label: { en: "Prefer not to say", es: "Prefiero no decirlo" } },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "reported_anyone",
      label: { en: "Was anyone told?", es: "¿Se contó a alguien lo que pasó?" },
      options: [
        { value: "org", label: { en: "The organization", es: "A la organización" } },
        { value: "police", label: { en: "Police", es: "A la policía" } },
        { value: "both", label: { en: "Both", es: "A las dos" } },
        { value: "no", label: { en: "No one", es: "A nadie" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "approx_year",
      label: { en: "About how long ago was it?", es: "¿Hace cuánto tiempo fue, más o menos?" },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: [
        { value: "0_3", label: { en: "Within the last 3 years", es: "En los últimos 3 años" } },
        { value: "3_10", label: { en: "3 to 10 years ago", es: "Hace de 3 a 10 años" } },
        { value: "10_20", label: { en: "10 to 20 years ago", es: "Hace de 10 a 20 años" } },
        { value: "20_plus", label: { en: "More than 20 years ago", es: "Hace más de 20 años" } },
        { value: "na", label: { en: "Prefer not to say", es: "Prefiero no decirlo" } },
      ],
      required: true,
    },
    {
      type: "select",
      name: "state",
      label: { en: "In which state did it happen?", es: "¿En qué estado ocurrió?" },
      hint: {
        en: "It may not be the state where you live now.",
        es: "Puede no ser el mismo estado donde vive ahora.",
      },
      placeholder: { en: "Select One *", es: "Elija una opción *" },
      options: byLanguage((of) => [
        {
          value: "other",
          label: {
            en: "More than one, another country, or not sure",
            es: "Más de uno, otro país o no lo sé",
          }[of],
        },
        ...states(of),
      ]),
      required: true,
      autoComplete: "off",
    },
    hasLawyer,
  ],
};
