import { draftProblems } from '../made/en/draft/draftProblems.ts';
import { fieldWords } from '../made/en/fields/fieldWords.ts';
import { jobProblems } from '../made/en/job/jobProblems.ts';
import { labelProblems } from '../made/en/label/labelProblems.ts';
import { leafProblems } from '../made/en/leaf/leafProblems.ts';
import { mixingProblems } from '../made/en/mixing/mixingProblems.ts';
import { tankProblems } from '../made/en/tank/tankProblems.ts';
import { valueWords } from '../made/en/values/valueWords.ts';
import type { ProblemLanguage } from '../ProblemLanguage.ts';

export const english: ProblemLanguage = {
  problems: {
    ...draftProblems,
    ...tankProblems,
    ...mixingProblems,
    ...leafProblems,
    ...labelProblems,
    ...jobProblems,
  },
  fields: fieldWords,
  values: { ...valueWords, ruleReason: (_ruleId, reason) => reason },
};
