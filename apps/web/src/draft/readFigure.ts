import {
  failure,
  parseQuantity,
  PARAMETERS,
  RATE_UNITS,
  success,
  type ParseOptions,
  type QuantityTextProblem,
  type Result,
  type UnitId,
} from '@mix/engine';
import { fieldText } from '../i18n/fieldText.ts';
import { valueAt, type FormPath } from './formPath.ts';
import type { MixForm } from './MixForm.ts';

export type FigureProblem = Exclude<QuantityTextProblem, { code: 'empty' }>;

const units: Readonly<Record<string, { readonly unit: UnitId }>> = PARAMETERS;

/** Figures whose unit is chosen beside them. */
const UNIT_BESIDE =
  /^(products\.\d+\.(?:rate|overrides\.labelMaximumRate|containers\.\d+))\.(?:value|size)$/;

const isPrice = (path: FormPath): boolean => path.endsWith('.price.amountCents');

const CHOOSABLE: readonly UnitId[] = [...RATE_UNITS, 'kg', 'g', 'L', 'mL'];

/** A stored unit that is none of ours reads plain numbers; the engine then refuses the unit. */
const chosenUnit = (unit: unknown): UnitId => CHOOSABLE.find((choice) => choice === unit) ?? '1';

/** How the text of a field is read: the unit it stands in, and the one it is kept in. */
function parseOptions(form: MixForm, path: FormPath): ParseOptions {
  if (isPrice(path)) return { unit: 'currency', storedUnit: 'cent', maxDecimals: 2 };
  const beside = UNIT_BESIDE.exec(path)?.[1];
  if (beside !== undefined) return { unit: chosenUnit(valueAt(form, `${beside}.unit`)) };
  // Kilograms of a solid or litres of a liquid: only the product knows which.
  if (path.endsWith('.measuringStep')) return { unit: '1' };
  const pattern = path.replace(/\.\d+(?=\.|$)/g, '.*');
  const negativeAllowed = pattern.endsWith('heatOfSolutionKJPerKg');
  return { unit: units[pattern]?.unit ?? '1', negativeAllowed };
}

/** Reads the text of a field into the draft's unit. Empty is "not set", never 0. */
export function readFigure(
  form: MixForm,
  path: FormPath,
  text: string,
): Result<number | null, FigureProblem> {
  const parsed = parseQuantity(text, parseOptions(form, path));
  if (parsed.ok) return success(parsed.value.value);
  return parsed.error.code === 'empty' ? success(null) : failure(parsed.error);
}

/** A figure of the draft as the text of its field, exactly: what is shown is what is kept. */
export const figureText = (path: FormPath, value: number): string =>
  fieldText(isPrice(path) ? value / 100 : value);
