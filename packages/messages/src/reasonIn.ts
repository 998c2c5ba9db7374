/**
 * The reason of a rule in the words of a language, the catalogue's own where it has none. Rules with
 * one reason from several sources have its key before a dash.
 */
export const reasonIn =
  (reasons: Readonly<Record<string, string>>) =>
  (ruleId: string, english: string): string =>
    reasons[ruleId.replace(/-.*/u, '')] ?? english;
