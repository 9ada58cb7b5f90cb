/** Keeps a question's name apart from a contact field of the same name (`state` is both). */
export const answerPrefix = "quiz.";
/** The same for contact details while the visitor is back at the quiz. */
export const contactPrefix = "contact.";
