import { describe, expect, it } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import type { ProductLabel } from '../catalogue/ProductLabel.ts';
import type { IntervalKind } from '../mix/LabelInterval.ts';
import { labelIntervals } from './labelIntervals.ts';

const herbicide = (id: string, label?: ProductLabel) =>
  exampleProduct({ id, category: 'herbicide', ...(label !== undefined && { label }) });
const own = (figures: Omit<ProductLabel, 'country'>): ProductLabel => ({
  country: null,
  ...figures,
});
const of = (found: ReturnType<typeof labelIntervals>, kind: IntervalKind) =>
  found.find((interval) => interval.kind === kind);

describe('intervals of a mix', () => {
  // Washington State University: 12 h and 48 h in one tank are 48 h.
  it('are the longest of its products', () => {
    const one = herbicide('one', own({ entryH: 12, grazingDays: 7 }));
    const other = herbicide('other', own({ entryH: 48, grazingDays: 7 }));
    const found = labelIntervals([one, other], 'NZ');
    expect(of(found, 'entry')).toMatchObject({ value: 48, unit: 'h', productIds: ['other'] });
    expect(of(found, 'grazing')).toMatchObject({
      value: 7,
      unit: 'd',
      productIds: ['one', 'other'],
    });
  });

  it('are not known where the label of one product is not, whatever the other says', () => {
    const found = labelIntervals([herbicide('a', own({ grazingDays: 7 })), herbicide('b')], 'NZ');
    expect(of(found, 'grazing')).toEqual({
      kind: 'grazing',
      unit: 'd',
      value: null,
      productIds: [],
      unknownFor: ['b'],
    });
    expect(of(found, 'harvest')?.unknownFor).toEqual(['a', 'b']);
  });

  it('"not required" is 0, and never what stays blank', () => {
    const found = labelIntervals([herbicide('a', own({ harvestDays: 0 }))], 'NZ');
    expect(of(found, 'harvest')).toMatchObject({ value: 0, productIds: [], unknownFor: [] });
    expect(of(found, 'entry')?.value).toBeNull();
  });

  it('count a label in its own country alone', () => {
    const product = herbicide('a', { country: 'AU', grazingDays: 7 });
    expect(of(labelIntervals([product], 'AU'), 'grazing')?.value).toBe(7);
    expect(of(labelIntervals([product], 'NZ'), 'grazing')?.value).toBeNull();
    expect(of(labelIntervals([product], null), 'grazing')?.value).toBeNull();
  });

  it('of grazing cover cutting in Australia, where no other is given', () => {
    const product = herbicide('a', own({ grazingDays: 7 }));
    expect(of(labelIntervals([product], 'AU'), 'cutting')?.value).toBe(7);
    expect(of(labelIntervals([product], 'GB'), 'cutting')?.value).toBeNull();
    const both = herbicide('b', own({ grazingDays: 7, cuttingDays: 14 }));
    expect(of(labelIntervals([both], 'AU'), 'cutting')?.value).toBe(14);
  });

  it('are none of a fertiliser, unless its owner entered one', () => {
    const urea = exampleProduct({ id: 'urea' });
    expect(labelIntervals([urea], 'NZ')).toEqual([]);
    const found = labelIntervals([{ ...urea, label: own({ grazingDays: 21 }) }], 'NZ');
    expect(of(found, 'grazing')).toMatchObject({ value: 21, productIds: ['urea'] });
    expect(of(found, 'entry')).toMatchObject({ value: null, unknownFor: ['urea'] });
  });
});
