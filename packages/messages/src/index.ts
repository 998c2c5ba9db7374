export type { MessageFormat } from './MessageFormat.ts';
export { problemText } from './problemText.ts';
export { fieldLabel } from './fieldLabel.ts';
export { pluralIn } from './plurals/pluralIn.ts';
export { workingFormulas, workingTerms } from './en/workings.ts';
export { stepReasons } from './en/stepReasons.ts';
export { stepReasonText } from './stepReasonText.ts';
export type { ProblemLanguage } from './ProblemLanguage.ts';
export {
  amountText,
  measuredIn,
  numberText,
  quantityText,
  shownAmount,
  shownFigure,
  type ShownFigure,
} from './quantityText.ts';
