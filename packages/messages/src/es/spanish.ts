import { draftProblems } from '../made/es/draft/draftProblems.ts';
import { fieldWords } from '../made/es/fields/fieldWords.ts';
import { jobProblems } from '../made/es/job/jobProblems.ts';
import { labelProblems } from '../made/es/label/labelProblems.ts';
import { leafProblems } from '../made/es/leaf/leafProblems.ts';
import { mixingProblems } from '../made/es/mixing/mixingProblems.ts';
import { tankProblems } from '../made/es/tank/tankProblems.ts';
import { valueWords } from '../made/es/values/valueWords.ts';
import { ruleReasons } from '../made/es/rules.ts';
import type { ProblemLanguage } from '../ProblemLanguage.ts';
import { reasonIn } from '../reasonIn.ts';

export const spanish: ProblemLanguage = {
  problems: {
    ...draftProblems,
    ...tankProblems,
    ...mixingProblems,
    ...leafProblems,
    ...labelProblems,
    ...jobProblems,
  },
  fields: fieldWords,
  values: { ...valueWords, ruleReason: reasonIn(ruleReasons) },
};
