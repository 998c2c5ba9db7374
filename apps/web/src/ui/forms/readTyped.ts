import { parseQuantity, shownUnit, type UnitId } from '@mix/engine';
import type { FieldMessage } from '../fields/FieldMessageText.tsx';
import { textProblemText } from '../../i18n/problems/textProblemText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';

export interface TypedFigure {
  /** In the metric unit; null while nothing, or no number, is typed. */
  readonly value: number | null;
  /** What is wrong with the text; null for a number and for an empty field. */
  readonly message: FieldMessage | null;
}

/**
 * Reads the text of a field that stands apart from the mix: an amount that went in, a wind speed.
 * @param unit the metric unit it is kept in; the field shows the reader's
 */
export function readTyped(text: string, unit: UnitId, negativeAllowed = false): TypedFigure {
  const parsed = parseQuantity(text, {
    unit: shownUnit(unit, reader.system),
    storedUnit: unit,
    negativeAllowed,
  });
  if (parsed.ok) return { value: parsed.value.value, message: null };
  if (parsed.error.code === 'empty') return { value: null, message: null };
  const { sentence, meanings } = textProblemText(parsed.error, text, shownUnitSign(unit));
  return { value: null, message: { sentence, meanings, stops: true } };
}
