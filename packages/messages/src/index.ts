export type { MessageFormat } from './MessageFormat.ts';
export type { Message } from './Message.ts';
export { problemText } from './problemText.ts';
export { fieldLabel } from './fieldLabel.ts';
export { fieldLabels } from './en/fieldLabels.ts';
export { workingFormulas, workingTerms } from './en/workings.ts';
export { stepReasons } from './en/stepReasons.ts';
export type { FieldLanguage } from './FieldLanguage.ts';
export type { ProblemLanguage } from './ProblemLanguage.ts';
export {
  amountText,
  measuredIn,
  numberText,
  quantityText,
  shownAmount,
  shownFigure,
  type AmountOptions,
  type FigureFormat,
  type ShownFigure,
} from './quantityText.ts';
