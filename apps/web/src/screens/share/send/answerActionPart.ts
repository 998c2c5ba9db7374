import { loadOnce } from '../../../device/loadOnce.ts';

/** The answer to a job that came by link; fetched when its record stands. */
export const answerActionPart = loadOnce(() => import('./AnswerAction.tsx'));
