import { draftProblems } from '../made/fr/draft/draftProblems.ts';
import { fieldWords } from '../made/fr/fields/fieldWords.ts';
import { jobProblems } from '../made/fr/job/jobProblems.ts';
import { labelProblems } from '../made/fr/label/labelProblems.ts';
import { leafProblems } from '../made/fr/leaf/leafProblems.ts';
import { mixingProblems } from '../made/fr/mixing/mixingProblems.ts';
import { tankProblems } from '../made/fr/tank/tankProblems.ts';
import { valueWords } from '../made/fr/values/valueWords.ts';
import { ruleReasons } from '../made/fr/rules.ts';
import type { ProblemLanguage } from '../ProblemLanguage.ts';
import { reasonIn } from '../reasonIn.ts';

export const french: ProblemLanguage = {
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
