export { coverText } from './coverText.ts';
export { figureText } from './figureText.ts';
export { markText } from './markText.ts';
export { packsText } from './packsText.ts';
export { reasonText } from './reasonText.ts';
export { stepText, type StepText } from './stepText.ts';
