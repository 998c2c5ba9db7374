import { loadOnce } from '../../../device/loadOnce.ts';
import type * as answers from './answers.ts';

export type Answers = typeof answers;

/** The parts of the screen that show a plan, its warnings or what stops it. */
export const answerPart = loadOnce<Answers>(() => import('./answers.ts'));

if (typeof window !== 'undefined') answerPart.start();
