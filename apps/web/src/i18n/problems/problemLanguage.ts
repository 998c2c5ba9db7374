import type { ProblemLanguage } from '@mix/messages';

let spoken: ProblemLanguage | undefined;

/** The language problems are worded in; undefined is the English that comes with them. */
export const problemLanguage = (): ProblemLanguage | undefined => spoken;

export function speakProblems(language: ProblemLanguage): void {
  spoken = language;
}
