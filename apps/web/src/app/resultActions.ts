/* What a plan on the screen becomes for somebody else, in one file: few reach it, and then one of both. */
export { HandOverAction } from '../farm/handover/HandOverAction.tsx';
export { AnswerAction } from '../share/send/AnswerAction.tsx';
