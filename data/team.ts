import { team as spanishTeam } from "./es/team";
import { inEach } from "./language";

/** Roles: what each is responsible for, and where a reader can verify it. */
const englishTeam = {
  title: "Our content team",
  label: "Two roles, and neither gives legal or medical advice.",
  /** Replaces `label` while the demonstration line and the sample names are shown. */
  sampleLabel:
    "Two roles, and neither gives legal or medical advice. The names are samples, as the demonstration line above says.",
  members: [
    {
      name: "Dana Ellis",
      role: "Writer and editor",
      text: "Edits for plain, careful words, without any promise of a result, and gives both sides of each dispute.",
    },
    {
      name: "Chris Moreno",
      role: "Research and fact checking",
      text: "Checks each fact against a numbered source, and notes the day the sources were last searched.",
    },
  ],
} satisfies Team & { sampleLabel: string };

export const team = /* @__PURE__ */ inEach<Team & { sampleLabel: string }>({
  en: englishTeam,
  es: spanishTeam,
});

export type Team = {
  title: string;
  label: string;
  members: readonly { name?: string; role: string; text: string }[];
};

/** The team. Sample names appear only if the page states that they are samples. */
export function teamAs({ isDemonstration }: { isDemonstration: boolean }): Team {
  const { title, label, sampleLabel, members } = team();
  if (isDemonstration) return { title, label: sampleLabel, members };

  return { title, label, members: members.map(({ role, text }) => ({ role, text })) };
}
