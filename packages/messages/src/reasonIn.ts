/**
 * The reason of a rule in a language, else in the catalogue's own words. Rules with the same reason
 * from several sources have its key before a dash.
 */
export const reasonIn =
  (reasons: Readonly<Record<string, string>>) =>
  (ruleId: string, english: string): string =>
    reasons[ruleId.replace(/-.*/u, '')] ?? english;
