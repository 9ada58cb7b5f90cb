/** The content team. The names are samples; replace them, and drop the label, with real people. */
export const team = {
  title: "Our content team",
  label:
    "The two names are samples that stand for two roles. Neither role is held by a lawyer or a doctor.",
  members: [
    {
      name: "Dana Ellis",
      role: "Writer and editor",
      text: "Writes the pages in plain words and keeps them short. Answers readers who write to us about a page.",
    },
    {
      name: "Chris Moreno",
      role: "Research and fact checking",
      text: "Checks each statement against court papers, agencies and journals. Notes the date, and reads the page again when something changes.",
    },
  ],
} as const satisfies Team;

export type Team = {
  title: string;
  label: string;
  members: readonly { name: string; role: string; text: string }[];
};
