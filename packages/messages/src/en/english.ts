import type { ProblemLanguage } from '../ProblemLanguage.ts';
import { englishFields } from './englishFields.ts';
import { mechanismAdvice } from './mechanismAdvice.ts';
import { problems } from './problems.ts';
import { solidWords } from './solidWords.ts';

export const english: ProblemLanguage = {
  problems,
  fields: englishFields,
  values: {
    with: ' with ',
    morePairs: (count) => `${count} more`,
    ruleSays: 'A rule of the catalogue says so.',
    solids: solidWords,
    mechanismAdvice,
    ruleReason: (_ruleId, reason) => reason,
  },
};
