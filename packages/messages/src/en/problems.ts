import type { ProblemCode } from '@mix/engine';
import { draftProblems } from './draftProblems.ts';
import { jobProblems } from './jobProblems.ts';
import { labelProblems } from './labelProblems.ts';
import { leafProblems } from './leafProblems.ts';
import { mixingProblems } from './mixingProblems.ts';
import { tankProblems } from './tankProblems.ts';
import type { Words } from '../Words.ts';

/** One entry per code: the compiler asks for a missing one. English, at most 20 words a sentence. */
export const problems: Readonly<Record<ProblemCode, Words>> = {
  ...draftProblems,
  ...tankProblems,
  ...mixingProblems,
  ...leafProblems,
  ...labelProblems,
  ...jobProblems,
};
