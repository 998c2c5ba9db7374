import type { LabelAllowance } from './MixDraft.ts';
import { mixProblem, type MixProblem } from './MixProblem.ts';
import { listField, missing, openFields, textField, type Fields } from './readFields.ts';

export const LONGEST_REASON = 200;
export const MOST_LABEL_ALLOWANCES = 20;
const ALLOWANCE_KEYS: ReadonlySet<string> = new Set(['productIds', 'reason']);
const NO_ALLOWANCES: readonly LabelAllowance[] = [];

function readAllowance(
  entry: unknown,
  place: number,
  problems: MixProblem[],
): LabelAllowance | null {
  const path = `labelAllowances.${place}.`;
  const own = openFields(entry, path, ALLOWANCE_KEYS, problems);
  if (own === null) return null;
  const ids = listField(own, 'productIds', 2);
  const reason = textField(own, 'reason', LONGEST_REASON);
  for (const key of ALLOWANCE_KEYS) missing(own, key);
  if (ids === null || reason === null) return null;
  const [first, second] = ids;
  if (typeof first === 'string' && typeof second === 'string') {
    return { productIds: [first, second], reason };
  }
  const values = { expected: 'twoProducts', got: 'list' };
  problems.push(mixProblem('wrongType', `${path}productIds`, values));
  return null;
}

/** What a label allows against a rule, with the reason it was taken over. */
export function readLabelAllowances(fields: Fields): readonly LabelAllowance[] {
  const list = listField(fields, 'labelAllowances', MOST_LABEL_ALLOWANCES);
  if (list === null) return NO_ALLOWANCES;
  return list
    .map((entry, place) => readAllowance(entry, place, fields.problems))
    .filter((allowance) => allowance !== null);
}
