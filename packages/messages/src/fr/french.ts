import type { ProblemLanguage } from '../ProblemLanguage.ts';
import { reasonIn } from '../reasonIn.ts';
import { draftProblems } from './draftProblems.ts';
import { fieldLabels } from './fieldLabels.ts';
import { jobProblems } from './jobProblems.ts';
import { labelProblems } from './labelProblems.ts';
import { leafProblems } from './leafProblems.ts';
import { mechanismAdvice } from './mechanismAdvice.ts';
import { mixingProblems } from './mixingProblems.ts';
import { ruleReasons } from './ruleReasons.ts';
import { solidWords } from './solidWords.ts';
import { tankProblems } from './tankProblems.ts';

export const french: ProblemLanguage = {
  problems: {
    ...draftProblems,
    ...tankProblems,
    ...mixingProblems,
    ...leafProblems,
    ...labelProblems,
    ...jobProblems,
  },
  fields: {
    labels: fieldLabels,
    mix: 'Bouillie',
    ofProduct: (label, product) => `${label} de ${product}`,
  },
  values: {
    with: ' avec ',
    morePairs: (count) => `${count} de plus`,
    ruleSays: 'Une règle du catalogue le dit.',
    solids: solidWords,
    mechanismAdvice,
    ruleReason: reasonIn(ruleReasons),
  },
};
