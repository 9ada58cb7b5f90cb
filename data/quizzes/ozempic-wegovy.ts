import type { Quiz } from "../case";

export const ozempicWegovyQuiz = {
  bannerTitle: "You May Qualify For Compensation",
  bannerSubtitle: "Questions about GLP-1 medicine use and diagnosis.",
  cta: "DO I QUALIFY?",
  questions: [
    {
      type: "select",
      name: "used_glp1",
      label: "Which GLP-1 medicine were you prescribed?",
      placeholder: "Select One *",
      options: [
        { value: "ozempic", label: "Ozempic" },
        { value: "wegovy", label: "Wegovy" },
        { value: "other_brand", label: "Another brand-name GLP-1 medicine" },
        { value: "compounded", label: "A compounded version" },
        { value: "no", label: "None" },
      ],
      required: true,
    },
    {
      type: "select",
      name: "issues",
      label: "What did a doctor diagnose?",
      placeholder: "Select One *",
      options: [
        { value: "gastroparesis", label: "Gastroparesis (delayed stomach emptying)" },
        { value: "ileus_obstruction", label: "Ileus or bowel obstruction" },
        { value: "naion", label: "NAION or other sudden vision loss" },
        { value: "gallbladder", label: "Gallbladder disease" },
        { value: "other", label: "Another diagnosis" },
        { value: "none", label: "No diagnosis" },
      ],
      required: true,
    },
    {
      type: "radio",
      name: "hospital",
      label: "Did you have a hospital stay or emergency visit? (optional)",
      options: [
        { value: "yes", label: "Yes" },
        { value: "no", label: "No" },
      ],
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
