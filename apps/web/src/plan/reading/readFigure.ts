import {
  convertUnit,
  draftFieldAt,
  failure,
  parseQuantity,
  RATE_UNITS,
  shownUnit,
  success,
  type NumberField,
  type ParseOptions,
  type QuantityTextProblem,
  type Result,
  type UnitId,
  type UnitSystem,
} from '@mix/engine';
import { fieldText, workedFigure } from '../../i18n/figures/fieldText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { besideAt, type FigurePath } from '../draft/formPath.ts';
import { isTyped, type MixForm, type Typed } from '../draft/MixForm.ts';

export type FigureProblem = Exclude<QuantityTextProblem, { code: 'empty' }>;

const CHOOSABLE: readonly UnitId[] = [...RATE_UNITS, 'kg', 'g', 'L', 'mL'];

/** A stored unit that is not known reads plain numbers; the engine then refuses the unit. */
const chosenUnit = (unit: unknown): UnitId => CHOOSABLE.find((choice) => choice === unit) ?? '1';

const rowAt = (path: FigurePath): NumberField | null => {
  const field = draftFieldAt(path);
  return field?.kind === 'number' ? field : null;
};

/** How the text of a field is read: the unit it stands in, and the one it is kept in. */
function parseOptions(form: MixForm, path: FigurePath, system: UnitSystem): ParseOptions {
  const storedUnit = storedUnitOf(form, path);
  if (storedUnit === 'cent') return { unit: 'currency', storedUnit, maxDecimals: 2 };
  const row = rowAt(path);
  return {
    unit: shownUnit(storedUnit, system),
    storedUnit,
    // Negative where the table allows it: a solution may warm up. Of a rate the engine says what is
    // wrong.
    negativeAllowed: row?.unitFrom === 'table' && row.limits.min < 0,
  };
}

/** The unit a figure is kept in; a count of loads has none. */
function storedUnitOf(form: MixForm, path: FigurePath): UnitId {
  const row = rowAt(path);
  switch (row?.unitFrom) {
    case 'table':
      return row.limits.unit;
    case 'beside':
      return chosenUnit(besideAt(form, path, 'unit'));
    // Kilograms of a solid or litres of a liquid: only the product knows which.
    case 'product':
    case undefined:
      return '1';
  }
}

/**
 * Reads the text of a field into the draft's unit. Empty is "not set", never 0. Text counts in the
 * units that stood beside it when it was typed, whatever units are chosen since.
 */
export function readFigure(
  form: MixForm,
  path: FigurePath,
  { typed, system = 'metric' }: Typed,
): Result<number | null, FigureProblem> {
  const parsed = parseQuantity(typed, parseOptions(form, path, system));
  if (parsed.ok) return success(parsed.value.value);
  return parsed.error.code === 'empty' ? success(null) : failure(parsed.error);
}

/** Most digits that are typed. */
const TYPED_DIGITS = 12;

/** The figure that was typed, where one converts to the stored value exactly; else rounded. */
function converted(stored: number, from: UnitId, to: UnitId): number {
  if (from === to) return stored;
  const exact = convertUnit(stored, from, to);
  for (let digits = 1; digits <= TYPED_DIGITS; digits += 1) {
    const typed = Number(exact.toPrecision(digits));
    if (convertUnit(typed, to, from) === stored) return typed;
  }
  return workedFigure(exact);
}

/** A figure of the draft in the unit its field shows. */
export function shownValue(form: MixForm, path: FigurePath, value: number): number {
  const unit = storedUnitOf(form, path);
  if (unit === 'cent') return value / 100;
  return converted(value, unit, shownUnit(unit, reader.system));
}

/** The reverse of `shownValue`: a figure in the unit of its field, as the draft keeps it. */
export function storedValue(form: MixForm, path: FigurePath, shown: number): number {
  const unit = storedUnitOf(form, path);
  return convertUnit(shown, shownUnit(unit, reader.system), unit);
}

/** A figure of the draft as the text of its field, exactly: what is shown is what is kept. */
export const figureText = (form: MixForm, path: FigurePath, value: number): string =>
  fieldText(shownValue(form, path, value));

/**
 * What stands in a field: the typed text while there is one, else the figure. A number that was
 * typed in other units is converted to the present ones.
 */
export function fieldTextOf(form: MixForm, path: FigurePath, value: unknown): string {
  if (typeof value === 'number') return figureText(form, path, value);
  if (!isTyped(value)) return '';
  const figure =
    (value.system ?? 'metric') === reader.system ? null : readFigure(form, path, value);
  return figure?.ok === true && figure.value !== null
    ? figureText(form, path, figure.value)
    : value.typed;
}
