/** Roles of the pages, not people: what each sees to, and where a reader can check it. */
export const team = {
  title: "Our content team",
  label:
    "Two roles. The names are samples, as the demonstration line above says, and neither role gives legal or medical advice.",
  members: [
    {
      name: "Dana Ellis",
      role: "Writer and editor",
      text: "Sees to the words: plain, careful, no promise of a result, and both sides of each dispute.",
    },
    {
      name: "Chris Moreno",
      role: "Research and fact checking",
      text: "Sees to the sources: a numbered source for each statement, and the day the court status was last checked.",
    },
  ],
} as const satisfies Team;

export type Team = {
  title: string;
  label: string;
  members: readonly { name: string; role: string; text: string }[];
};
