import { describe, expect, it } from 'vitest';
import { draftFields } from '../mix/draftFields.ts';
import type { MixProblem } from '../mix/MixProblem.ts';
import { listField, numberField, type Fields } from './readFields.ts';

const fieldsOf = (
  record: Readonly<Record<string, unknown>>,
): Fields & { problems: MixProblem[] } => ({
  record,
  path: '',
  problems: [],
});

describe('a number', () => {
  it('loses its sign when it is minus zero', () => {
    const fields = fieldsOf({ deadVolumeL: -0 });
    expect(Object.is(numberField(fields, 'deadVolumeL', draftFields.deadVolumeL.limits), 0)).toBe(
      true,
    );
    expect(fields.problems).toEqual([]);
  });

  it('is refused as zero would be, without a sign, when it must be more than nothing', () => {
    const fields = fieldsOf({ sprayAreaHa: -0 });
    expect(numberField(fields, 'sprayAreaHa', draftFields.sprayAreaHa.limits)).toBeNull();
    expect(fields.problems).toMatchObject([{ code: 'belowMinimum', values: { value: 0 } }]);
    expect(Object.is(fields.problems[0]?.values['value'], 0)).toBe(true);
  });

  it.each([Number.MIN_VALUE, 1e-300, 9.9e-10])(
    'is refused when it is %s: no scale weighs it',
    (value) => {
      for (const key of ['sprayAreaHa', 'deadVolumeL'] as const) {
        const fields = fieldsOf({ [key]: value });
        expect(numberField(fields, key, draftFields[key].limits)).toBeNull();
        expect(fields.problems).toMatchObject([{ code: 'belowMinimum', field: key }]);
      }
    },
  );
});

describe('a list', () => {
  // oxlint-disable-next-line no-sparse-arrays -- the hole is what is tested
  it.each([[[null]], [[undefined]], [[, 'urea']]])('with a hole is refused: %j', (list) => {
    const fields = fieldsOf({ products: list });
    expect(listField(fields, 'products', 30)).toBeNull();
    expect(fields.problems).toMatchObject([{ code: 'missing', field: 'products.0' }]);
  });
});
