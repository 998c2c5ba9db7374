import type { LabelAllowance } from '../mix/MixDraft.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { DraftTable } from '../mix/draftFields.ts';
import { listField } from './readFields.ts';
import { listOf, missingOf, openPart, textOf, type PartFields } from './readPart.ts';

type AllowanceRow = DraftTable['labelAllowances']['of'];
const NO_ALLOWANCES: readonly LabelAllowance[] = [];

function readAllowance(
  entry: unknown,
  place: number,
  row: AllowanceRow,
  problems: MixProblem[],
): LabelAllowance | null {
  const path = `labelAllowances.${place}.`;
  const own = openPart(entry, path, row.fields, row.keys, problems);
  if (own === null) return null;
  const ids = listField(own, 'productIds', 2);
  const reason = textOf(own, 'reason');
  missingOf(own);
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
export function readLabelAllowances(
  fields: PartFields<Pick<DraftTable, 'labelAllowances'>>,
): readonly LabelAllowance[] {
  const list = listOf(fields, 'labelAllowances');
  if (list === null) return NO_ALLOWANCES;
  return list
    .map((entry, place) =>
      readAllowance(entry, place, fields.rows.labelAllowances.of, fields.problems),
    )
    .filter((allowance) => allowance !== null);
}
