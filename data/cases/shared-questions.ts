/** Answers that are the same for every case: said once, and drawn on each page after its own. */
export const sharedQuestions = [
  {
    question: "What does it cost?",
    answer:
      "Asking is free. A firm that takes a case usually works for a share of what it recovers, so nothing is due at the start. How it treats other costs is a good first question.",
  },
  {
    question: "Who sees what I send?",
    answer:
      "We do, the partner firms named above the button of step 2, and the services that store and carry the request. It is not protected yet as a talk with your own lawyer would be, so share no more than you want to.",
  },
  {
    question: "Who will call?",
    answer:
      "If you agree, a partner firm may call, or someone who takes calls for it. The form needs that yes; an email or a letter to us does not. Reply STOP to end texts.",
  },
  {
    question: "May I ask for somebody else?",
    answer:
      "Yes, for a child, a relative who is ill, or someone who has died. Give your own name and number. A firm will say who may act for that person.",
  },
  {
    question: "How long does it take?",
    answer:
      "The form takes a few minutes. A firm may answer within days, or not at all, and a time limit goes on running meanwhile. If one may be close, call a lawyer yourself.",
  },
] as const;
