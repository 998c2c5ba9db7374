import { calculateMix } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { KEPT_DRAFTS } from '@mix/engine/keptDrafts';
import { testCatalogue } from '../../engine/test/testCatalogue.ts';
import { exampleTold } from './testing/exampleFarmJob.ts';
import { hasMixDraftShape } from './mixes/mixDraftShape.ts';
import { recordKind } from './records/recordKind.ts';
import { savedMixKind } from './mixes/SavedMix.ts';
import { exampleRecord } from './testing/exampleRecord.ts';

/** A mix as it was stored before the draft's fields had one table. */
const stored = (draft: object): string =>
  JSON.stringify({
    schemaVersion: 1,
    name: 'Hill block',
    draft,
    engineVersion: '1',
    catalogueVersion: '2026-11-21',
    products: [],
    jarTest: { verdict: 'mixes', at: '2026-11-21T09:00:00+13:00', notes: null },
    paddock: { id: 'p1', name: 'Hill', landUse: 'pasture' },
  });

describe('what was stored before', () => {
  it.each(Object.entries(KEPT_DRAFTS))('opens as a mix: %s', (_name, draft) => {
    const fields: unknown = JSON.parse(stored(draft));
    const mix = savedMixKind.parse(fields);
    expect(mix?.draft).toEqual(draft);
    expect(mix === null ? null : savedMixKind.serialise(mix)).toEqual(fields);
  });

  it.each(Object.entries(KEPT_DRAFTS))('opens as a record: %s', (_name, draft) => {
    const fields: unknown = JSON.parse(
      JSON.stringify({ ...recordKind.serialise(exampleRecord), draft }),
    );
    expect(recordKind.parse(fields)?.draft).toEqual(draft);
  });

  it('may lack anything but the names its parts are known by', () => {
    for (const draft of [
      {},
      { products: null },
      { products: [] },
      { sprayAreaHa: null, nozzle: null, waterAnalysis: {}, mixingOrder: null },
      { heel: { volumeL: null, contents: null } },
      { heel: {} },
      { products: [{ productId: 'urea' }] },
      { products: [{ productId: 'urea', rate: { value: null, unit: 'kg/ha' } }] },
      { products: [{ productId: 'urea', rate: null, containers: null, overrides: {} }] },
      { nozzle: { nozzleId: 'n-1' } },
      // The engine, and not this check, refuses an unknown choice, with a reason.
      { loadSplit: 'thirds', heel: { volumeL: 1, contents: 'diesel' } },
      { products: [{ productId: 'urea', rate: { value: 2, unit: 'sacks' } }] },
    ]) {
      expect(hasMixDraftShape(draft), JSON.stringify(draft)).toBe(true);
    }
  });

  it('is no draft with a field missing that names a part, or with one of another kind', () => {
    for (const draft of [
      [],
      { products: [{}] },
      { products: [null] },
      { products: [{ productId: null }] },
      { products: [{ productId: 'urea', rate: { value: 2 } }] },
      { products: [{ productId: 'urea', containers: [{ size: 25, unit: 'kg' }] }] },
      { products: [{ productId: 'urea', price: { amountCents: 5 } }] },
      { nozzle: { nozzleCount: 4 } },
      { labelAllowances: [{ productIds: ['a', 'b'] }] },
      { labelAllowances: [{ productIds: [7], reason: 'x' }] },
      { mixingOrder: [null] },
      { sprayAreaHa: '20' },
      { name: 20 },
    ]) {
      expect(hasMixDraftShape(draft), JSON.stringify(draft)).toBe(false);
    }
  });

  it('opens with a field of a later version, of which the engine plans nothing', () => {
    for (const later of [{ ha: 20 }, { waterAnalysis: { zincPpm: 1 } }]) {
      const draft = { ...exampleTold.draft, ...later };
      expect(hasMixDraftShape(draft), JSON.stringify(later)).toBe(true);
      expect(hasMixDraftShape(draft, { isClosed: true }), JSON.stringify(later)).toBe(false);
      const { plan, problems } = calculateMix(draft, testCatalogue);
      expect(plan).toBeNull();
      expect(problems.map(({ code }) => code)).toContain('unknownField');
    }
  });
});
