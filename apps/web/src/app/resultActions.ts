/* Both actions that give a plan to somebody else in one file: few need it, and then only one of
   the two. */
export { HandOverAction } from '../farm/handover/HandOverAction.tsx';
export { AnswerAction } from '../share/send/AnswerAction.tsx';
