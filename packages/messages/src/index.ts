export type { MessageFormat } from './MessageFormat.ts';
export { problemText } from './problemText.ts';
export { fieldLabel } from './fieldLabel.ts';
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
export { doubtDecimals, tankVolumeDecimals } from './tankVolume.ts';
