export type { MessageFormat } from './MessageFormat.ts';
export { problemText } from './problemText.ts';
export { fieldLabel } from './fieldLabel.ts';
export { loadExtent } from './loadExtent.ts';
export { pluralIn } from './plurals/pluralIn.ts';
export { workingFormulas } from './made/en/workings/workingFormulas.ts';
export { workingTerms } from './made/en/workings/workingTerms.ts';
export { stepReasons } from './made/en/steps/stepReasons.ts';
export { stepReasonText } from './stepReasonText.ts';
export type { ProblemLanguage } from './ProblemLanguage.ts';
export {
  measuredIn,
  numberText,
  quantityText,
  shownAmount,
  shownFigure,
  type ShownFigure,
} from './quantityText.ts';
export { doubtText, shownTankVolume } from './tankVolume.ts';
export { figureText } from './sheet/figureText.ts';
export { packsText } from './sheet/packsText.ts';
export { reasonText } from './sheet/reasonText.ts';
export { coverText } from './sheet/coverText.ts';
export { markText } from './sheet/markText.ts';
export { stepText, type StepText } from './sheet/stepText.ts';
