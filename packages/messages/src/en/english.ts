import type { ProblemLanguage } from '../ProblemLanguage.ts';
import { englishFields } from './englishFields.ts';
import { problems } from './problems.ts';

export const english: ProblemLanguage = {
  problems,
  fields: englishFields,
  values: {
    with: ' with ',
    morePairs: (count) => `${count} more`,
    ruleSays: 'A rule of the catalogue says so.',
    ruleReason: (_ruleId, reason) => reason,
  },
};
