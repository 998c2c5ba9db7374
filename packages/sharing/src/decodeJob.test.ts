import {
  calculateMix,
  kilogramsPerLitre,
  litresPerKilogram,
  RATE_UNITS,
  withOwnProducts,
  type MixDraft,
  type Product,
} from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDraft } from '../../engine/test/anyDraft.ts';
import { mixCatalogue } from '../../engine/test/mixCatalogue.ts';
import { decodeJob } from './decodeJob.ts';
import { encodeJob } from './encodeJob.ts';
import { findShare } from './findShare.ts';
import { packText } from './packText.ts';
import type { SharedJob } from './SharedJob.ts';

const draft: MixDraft = {
  name: 'Hill block',
  tankCapacityL: 1200,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [{ productId: 'urea', rate: { value: 25, unit: 'kg/ha' } }],
};

const job: SharedJob = {
  jobId: 'job-1',
  sentAt: new Date('2026-11-21T01:00:00Z'),
  draft,
  place: null,
  ownProducts: [],
  engineVersion: '1',
  catalogueVersion: '2026-11-21',
};

/** The link of `job` as it was made before places travelled: links that were sent must go on opening. */
const SENT_BEFORE =
  '1.4e.1gpkeaq.FY3LCoJQFAB_JWZ9bnlOmHa-IHr9QLRQM00FIbCN3H-PO9uBmZUWZ5jroAhvXItjbmZllhAqfKXDOX2maVNPczMiDLha0gu-L7a58MO1zIQz_li54CzftkK4psANt1y444zdrq-I8RmFBidtXziW2SGoBlPiHw';

const brew: Product = {
  id: 'own-brew',
  name: 'Kelp brew of our own',
  category: 'biostimulant',
  form: 'liquid',
  formulation: null,
  behaviour: 'liquid',
  bulkDensityKgPerL: null,
  particleDensityKgPerL: null,
  liquidDensityKgPerL: kilogramsPerLitre(1.12),
  displacementLPerKg: litresPerKilogram(0.89),
  saltTable: { saltId: mixCatalogue.saltTables[0]?.saltId ?? '', anhydrousFraction: 1 as never },
  solubility: [
    { temperatureC: 0, gPerKgWater: 100 },
    { temperatureC: 20, gPerKgWater: 200 },
  ],
  heatOfSolutionKJPerKg: -12,
  specificHeatKJPerKgK: 1.1,
  practicalLimitKgPer100L: 30,
  nutrientsPct: { N: 2.5, K: 4 },
  declaredAnalysis: 'N 2.5, K 4',
  rate: { min: 1, max: 5, unit: 'L/ha', fromLabel: false },
  mixClass: 9,
  phEffect: null,
  groups: ['BIO_LIQUID'],
  hazards: ['H319'],
  notes: 'Shake well',
  particleTopSizeUm: null,
  halfLifeByPh: [{ ph: 7, halfLifeMin: 600 }],
  saltIndex: 40,
  resistanceGroups: [{ scheme: 'HRAC', group: '4' }],
  label: { country: null, entryH: 0, grazingDays: 7, finestDroplets: 'C' },
  sources: { liquidDensityKgPerL: { sourceIds: ['S1'], assumed: false, note: null } },
};
const own: SharedJob = {
  ...job,
  draft: { ...draft, products: [{ productId: 'own-brew', rate: { value: 2, unit: 'L/ha' } }] },
  ownProducts: [brew],
};

async function sent(what: SharedJob): Promise<string> {
  const encoded = await encodeJob(what);
  if (!encoded.ok) throw new Error(encoded.error.code);
  return findShare(encoded.value)?.packed ?? '';
}
const received = async (what: SharedJob) => decodeJob(await sent(what), mixCatalogue);

/** A right envelope around a job that no program of ours makes. */
async function forged(content: unknown) {
  const packed = await packText(content);
  return decodeJob(packed.ok ? packed.value : '', mixCatalogue);
}

const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, child: unknown) => child ?? undefined));

describe('a job that travels', () => {
  it('arrives as it was sent', async () => {
    expect(await received(job)).toEqual({ ok: true, value: job });
  });

  it('has its rates in the units they were typed in, each by its name', async () => {
    for (const unit of RATE_UNITS) {
      const products = [{ productId: 'urea', rate: { value: 25, unit } }];
      expect(await received({ ...job, draft: { ...draft, products } }), unit).toMatchObject({
        value: { draft: { products } },
      });
    }
  });

  it('says where it is, in words', async () => {
    const place = { name: 'Top flat', landUse: 'pasture' };
    expect(await received({ ...job, place })).toEqual({ ok: true, value: { ...job, place } });
    const unsaid = { name: 'Top flat', landUse: null };
    expect(await received({ ...job, place: unsaid })).toMatchObject({ value: { place: unsaid } });
  });

  it('is of a newer version where it says where it is, so that an older app does not call it broken', async () => {
    expect(await sent(job)).toMatch(/^1\./);
    expect(await sent({ ...job, place: { name: 'Hill', landUse: null } })).toMatch(/^2\./);
  });

  it('opens as it was sent before places travelled', async () => {
    expect(await decodeJob(SENT_BEFORE, mixCatalogue)).toEqual({ ok: true, value: job });
  });

  it.each([
    ['a mark that turns the writing round', 'Top\u202eflat', 'Top flat'],
    ['a line break', 'Top\nflat ', 'Top flat'],
    ['more than a receiver takes', 'x'.repeat(200), 'x'.repeat(80)],
  ])('takes a name with %s to where it can be read', async (_, name, arrived) => {
    const place = { name, landUse: ' \u0000' };
    expect(await received({ ...job, place })).toMatchObject({
      value: { place: { name: arrived, landUse: null } },
    });
  });

  it('says nothing of where it is for a name without a letter', async () => {
    const place = { name: ' \n ', landUse: 'pasture' };
    expect(await received({ ...job, place })).toEqual({ ok: true, value: job });
  });

  it('gives the same plan, whatever the draft', async () => {
    await fc.assert(
      fc.asyncProperty(anyDraft, async (any) => {
        const arrived = await received({ ...job, draft: any });
        expect(arrived.ok && withoutNulls(arrived.value.draft)).toEqual(withoutNulls(any));
        const there = calculateMix(arrived.ok ? arrived.value.draft : null, mixCatalogue);
        expect(there).toEqual(calculateMix(any, mixCatalogue));
      }),
      { numRuns: 60 },
    );
  });

  it('leaves the catch test of the sender’s machine at home', async () => {
    const catchTest = { nozzleId: 'xr11003', flowLPerMin: 1.19, pressureBar: 3 };
    const arrived = await received({ ...job, draft: { ...draft, catchTest } });
    expect(arrived.ok && arrived.value.draft.catchTest).toBeUndefined();
  });

  it('leaves the prices at home', async () => {
    const price = { amountCents: 82, per: 'kg' } as const;
    const products = (draft.products ?? []).map((product) => ({ ...product, price }));
    const priced: MixDraft = { ...draft, products };
    const arrived = await received({ ...job, draft: priced });
    expect(arrived).toMatchObject({ ok: true });
    expect(JSON.stringify(arrived)).not.toContain('82');
  });

  it('fits a QR code that a phone reads: a job of eight products in 700 characters', async () => {
    const line = {
      rate: { value: 12.5, unit: 'kg/ha' },
      containers: [{ size: 25, unit: 'kg', kind: 'bag' }],
    };
    const ids = ['urea', 'epsom', 'lime-flour', 'uan', 'seaweed', 'ga3', 'wetter', 'ams'];
    const products = ids.map((productId) => ({ productId, ...line })) as MixDraft['products'] & {};
    expect((await sent({ ...job, draft: { ...draft, products } })).length).toBeLessThan(700);
  });
});

describe('products of the sender', () => {
  it('travel with their facts, each marked as assumed', async () => {
    const arrived = await received(own);
    const [product] = arrived.ok ? arrived.value.ownProducts : [];
    expect({ ...product, sources: null }).toEqual({ ...brew, sources: null });
    expect(product?.sources.liquidDensityKgPerL).toEqual({
      sourceIds: [],
      assumed: true,
      note: null,
    });
  });

  it('plan like any other, but never in the place of a product of the catalogue', () => {
    const plan = calculateMix(own.draft, withOwnProducts(mixCatalogue, [brew]));
    expect(plan.problems.map(({ code }) => code)).not.toContain('unknownProduct');
    const urea = { ...brew, id: 'urea' };
    expect(withOwnProducts(mixCatalogue, [urea])).toBe(mixCatalogue);
  });

  it.each([
    ['an id that a catalogue may have', { id: 'brew' }],
    ['an id that leaves its place in a path', { id: 'own-a/b' }],
    ['a density of 11.2', { liquidDensityKgPerL: 11.2 }],
    ['a figure as text', { liquidDensityKgPerL: '1.12' }],
    ['more than 100 % of nutrients', { nutrientsPct: { N: 60, K: 60 } }],
    ['a nutrient of no name', { nutrientsPct: { Xx: 1 } }],
    ['a salt of no table', { saltTable: { saltId: 'kryptonite', anhydrousFraction: 1 } }],
    ['solubility that falls back', { solubility: [...brew.solubility].reverse() }],
    ['a category of no name', { category: 'rocketFuel' }],
    ['a name that turns the writing round', { name: 'Kelp \u202Egnihton' }],
    ['a name without end', { name: 'x'.repeat(81) }],
    ['a rate above every limit', { rate: { min: 0, max: 1e9, unit: 'L/ha', fromLabel: false } }],
    ['a list without end', { groups: Array.from({ length: 61 }, () => 'A') }],
  ])('are refused with %s', async (_, change) => {
    expect(await forged({ ...own, sentAt: 1, ownProducts: [{ ...brew, ...change }] })).toEqual({
      ok: false,
      error: { code: 'notReadable', problem: null },
    });
  });
});

describe('a job that no program of ours makes', () => {
  it.each([
    ['nothing', null],
    ['a list', []],
    ['a job without a date', { ...job, sentAt: null }],
    ['a field of the envelope that nobody knows', { ...job, sentAt: 1, autoAccept: true }],
    ['a place that is a text', { ...job, sentAt: 1, place: 'Hill' }],
    ['a place without a name', { ...job, sentAt: 1, place: { landUse: 'pasture' } }],
    ['a place with an id', { ...job, sentAt: 1, place: { name: 'Hill', id: 'p1' } }],
    [
      'a place whose name turns the writing round',
      { ...job, sentAt: 1, place: { name: 'Hill \u202Ekcolb' } },
    ],
    ['a place with a name without end', { ...job, sentAt: 1, place: { name: 'x'.repeat(81) } }],
    [
      'a land use with a control character',
      { ...job, sentAt: 1, place: { name: 'Hill', landUse: 'maize\u0007' } },
    ],
    ['the same product twice', { ...own, sentAt: 1, ownProducts: [brew, brew] }],
  ])('is refused: %s', async (_, content) => {
    expect(await forged(content)).toEqual({
      ok: false,
      error: { code: 'notReadable', problem: null },
    });
  });

  it.each([
    ['an unknown field', { ...draft, sprayAreaHectares: 5 }, 'unknownField', 'sprayAreaHectares'],
    ['a figure as text', { ...draft, sprayAreaHa: '37,5' }, 'wrongType', 'sprayAreaHa'],
    ['no draft', null, 'draftNotReadable', null],
    [
      'a unit of no name',
      { ...draft, products: [{ productId: 'urea', rate: { value: 1, unit: 'kg/acre' } }] },
      'invalidChoice',
      'products.0.rate.unit',
    ],
    ['a name with a control character', { ...draft, name: 'Hill\u0007' }, 'textNotUsable', 'name'],
  ])('names what is wrong with the draft: %s', async (_, bad, code, field) => {
    expect(await forged({ ...job, sentAt: 1, draft: bad })).toMatchObject({
      ok: false,
      error: { code: 'notReadable', problem: { code, field } },
    });
  });

  it('brings no flow of the sender’s nozzles and no price, though it says them', async () => {
    const [line] = draft.products ?? [];
    const price = { amountCents: 1, per: 'kg' };
    const catchTest = { nozzleId: 'xr11003', flowLPerMin: 2.4, pressureBar: 3 };
    const said = { ...draft, catchTest, products: [{ ...line, price }] };
    expect(await forged({ ...job, sentAt: 1, draft: said })).toEqual({
      ok: true,
      value: { ...job, sentAt: new Date(1) },
    });
  });

  it('lets figures beyond their limits through, because the receiver is told of them', async () => {
    const arrived = await forged({ ...job, sentAt: 1, draft: { ...draft, sprayAreaHa: 1e9 } });
    expect(arrived.ok).toBe(true);
    const result = calculateMix(arrived.ok ? arrived.value.draft : null, mixCatalogue);
    expect(result.plan).toBeNull();
    expect(result.problems.map(({ code }) => code)).toContain('aboveMaximum');
  });

  it('never throws, whatever the content', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (content) => {
        expect((await forged(content)).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
