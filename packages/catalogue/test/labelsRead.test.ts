import { calculateMix, type LabelCountry, type MixDraft } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';

const result = (line: NonNullable<MixDraft['products']>[number], country: LabelCountry | null) =>
  calculateMix(
    {
      tankCapacityL: 1000,
      sprayAreaHa: 10,
      applicationRateLPerHa: 100,
      country,
      products: [line],
    },
    catalogue,
  );

describe('a label that was read in Australia', () => {
  const dicamba = { productId: 'dicamba-750-sl', rate: { value: 200, unit: 'mL/ha' } } as const;
  const intervals = (country: LabelCountry | null) =>
    result(dicamba, country).plan?.intervals.map(({ kind, value }) => `${kind} ${String(value)}`);

  it('says there how long to wait, and that its entry is not known', () => {
    expect(intervals('AU')).toEqual(
      expect.arrayContaining(['rainFree 4', 'grazing 7', 'cutting 7', 'harvest 7', 'entry null']),
    );
  });

  it('says nothing anywhere else', () => {
    const nothing = ['entry null', 'rainFree null', 'grazing null', 'cutting null', 'harvest null'];
    for (const country of ['NZ', 'GB', 'US', null] as const) {
      expect(intervals(country)?.toSorted()).toEqual(nothing.toSorted());
    }
  });

  it('warns there of once more, and of too soon again', () => {
    const codes = (country: LabelCountry) =>
      result(
        {
          productId: '24d-amine-625-sl',
          rate: { value: 500, unit: 'mL/ha' },
          applicationsBefore: 2,
          daysSinceLast: 20,
        },
        country,
      ).problems.map(({ code }) => code);
    expect(codes('AU')).toEqual(
      expect.arrayContaining(['applicationsAboveLabel', 'tooSoonAgain', 'dropletsNotChecked']),
    );
    expect(codes('NZ')).not.toContain('applicationsAboveLabel');
    expect(codes('NZ')).not.toContain('tooSoonAgain');
  });

  it('makes no rate of a label the operator’s', () => {
    for (const { label, rate } of catalogue.products) {
      if (label !== undefined) expect(rate?.fromLabel ?? false).toBe(false);
    }
  });
});
