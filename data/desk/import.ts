/** What is wrong with a list of suppressions that cannot be imported. */
export const importFaults = {
  at: (line: number, fault: string) => `line ${line}: ${fault}`,
  columns: "the columns must be email,phone,scope",
  empty: "needs an email or a phone",
  email: (text: string) => `${text} is no e-mail address`,
  phone: (text: string) => `${text} is no phone number`,
  scope: (text: string) => `the scope must be newsletter or sale, not "${text}"`,
} as const;
