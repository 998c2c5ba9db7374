import { describe, expect, it } from 'vitest';
import { withGroundNitrogen } from './groundNitrogen.ts';
import type { MixForm } from '../draft/MixForm.ts';
import { readForm } from '../reading/readForm.ts';

const known = { paddockId: 'hill', kgPerHa: 112, recordCount: 3, unknownCount: 0 };
const hill = { id: 'hill', name: 'Hill', areaHa: 6.4, landUse: null };
const applied = (form: Partial<MixForm>, ground: typeof known | null = known) =>
  withGroundNitrogen(readForm({ products: [], paddock: hill, ...form }), ground).draft
    .nitrogenAppliedKgPerHa ?? null;

describe('the nitrogen of the records', () => {
  it('stands in the draft of a mix for that paddock: 112 kg N/ha', () => {
    expect(applied({})).toBe(112);
  });

  it('gives way to what is typed, 0 included', () => {
    expect(applied({ nitrogenAppliedKgPerHa: 0 })).toBe(0);
    expect(applied({ nitrogenAppliedKgPerHa: { typed: '50' } })).toBe(50);
  });

  it('is not known without records, without a paddock and on another one', () => {
    expect(applied({}, null)).toBeNull();
    expect(applied({}, { ...known, recordCount: 0, kgPerHa: 0 })).toBeNull();
    expect(applied({ paddock: null })).toBeNull();
    expect(applied({ paddock: { ...hill, id: 'flat' } })).toBeNull();
  });

  it('gives the same reading as long as nothing changes, so that a plan is worked out once', () => {
    const reading = readForm({ products: [], paddock: hill });
    expect(withGroundNitrogen(reading, known)).toBe(withGroundNitrogen(reading, { ...known }));
  });
});
