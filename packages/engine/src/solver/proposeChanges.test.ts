import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../test/exampleCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { MixDraft } from '../mix/MixDraft.ts';
import type { ChangeProposal } from './ChangeProposal.ts';
import { proposeChanges } from './proposeChanges.ts';

/** The job of the mockups and of goldens G6 and G8: 20 kg urea a hectare in 12 °C water. */
const job: MixDraft = {
  tankCapacityL: 1000,
  sprayAreaHa: 20,
  applicationRateLPerHa: 100,
  waterTemperatureC: 12,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};
const propose = (known: Partial<MixDraft> = {}) =>
  proposeChanges({ ...job, ...known }, exampleCatalogue);
const codesOf = (draft: MixDraft) =>
  calculateMix(draft, exampleCatalogue).problems.map(({ code }) => code);
const kinds = (known?: Partial<MixDraft>) => propose(known).map(({ change }) => change);
const only = (found: readonly ChangeProposal[], change: ChangeProposal['change']) =>
  found.find((one) => one.change === change);

const warnings = (problems: readonly { readonly severity: string }[]) =>
  problems.filter(({ severity }) => severity === 'warn').length;

describe('ways to make a mix work', () => {
  it('against a tank that ends cold: more water, or warmer water', () => {
    expect(codesOf(job)).toContain('endsCold');
    const found = propose();
    const water = only(found, 'applicationRate');
    expect(water?.draft.applicationRateLPerHa).toBeGreaterThan(100);
    expect(codesOf(water?.draft ?? job)).not.toContain('endsCold');
    expect(water?.trades).toContainEqual(
      expect.objectContaining({ code: 'endTemperature', better: true }),
    );
    expect(water?.trades).toContainEqual(expect.objectContaining({ code: 'loads', better: false }));
    // The tank ends at -0.1 °C (golden G8) and has to end above 5 °C: 6 °C warmer does it.
    const warm = only(found, 'waterTemperature');
    expect(warm?.draft.waterTemperatureC).toBe(18);
    expect(codesOf({ ...job, waterTemperatureC: 17 })).toContain('endsCold');
  });

  it('against what does not dissolve: less of it as well, the most that works', () => {
    const products = [{ productId: 'kno3', rate: { value: 30, unit: 'kg/ha' } }] as const;
    expect(codesOf({ ...job, products })).toContain('doesNotDissolve');
    const less = only(propose({ products }), 'productRate');
    expect(less?.productId).toBe('kno3');
    expect(less?.draft.products?.[0]?.rate?.value).toBeLessThan(30);
    expect(less?.trades).toEqual([]);
  });

  it('against too much nitrogen: less of what brings it, whatever unit another rate has', () => {
    const known = {
      waterTemperatureC: 30,
      nitrogenAppliedKgPerHa: 180,
      products: [
        // 0.105 kg N of 21 %, beside 20.7 kg of 46 % (S9).
        { productId: 'ams', rate: { value: 500, unit: 'g/ha' } },
        { productId: 'urea', rate: { value: 45, unit: 'kg/ha' } },
      ],
    } as const;
    expect(codesOf({ ...job, ...known, applicationRateLPerHa: 300 })).toContain('nitrogenAboveCap');
    const less = only(propose({ ...known, applicationRateLPerHa: 300 }), 'productRate');
    expect(less?.productId).toBe('urea');
    expect(less?.plan.supply.nitrogenYearKgPerHa).toBeLessThanOrEqual(190);
  });

  it('against a pressure out of range: another speed and another nozzle', () => {
    const sprayer = {
      swathWidthM: 20,
      nozzle: { nozzleId: 'xr11003', nozzleCount: 40 },
      travelSpeedKmPerH: 24,
      waterTemperatureC: 30,
    };
    expect(codesOf({ ...job, ...sprayer })).toContain('pressureOutOfRange');
    const found = propose(sprayer);
    expect(only(found, 'travelSpeed')?.draft.travelSpeedKmPerH).toBeLessThan(24);
    // 2 L/min each: an 04 tip gives 1.58 at 3 bar, so 4.8 bar, which the ID tip takes and the XR does not.
    expect(only(found, 'nozzle')?.draft.nozzle).toEqual({ nozzleId: 'id120-04', nozzleCount: 40 });
    // In bands over a third of the ground: three times the rates there are the same mix and flow.
    const banded = propose({
      ...sprayer,
      ...{ bandWidthM: 0.25, rowSpacingM: 0.75, applicationRateLPerHa: 300 },
      products: [{ productId: 'urea', rate: { value: 60, unit: 'kg/ha' } }],
    });
    expect(only(banded, 'nozzle')?.draft.nozzle).toEqual({ nozzleId: 'id120-04', nozzleCount: 40 });
  });

  it('against the nitrogen cap: the most urea that stays below 190 kg N/ha', () => {
    const found = propose({ nitrogenAppliedKgPerHa: 185, applicationRateLPerHa: 300 });
    const less = only(found, 'productRate');
    // 5 kg N are left, which is 10.87 kg urea of 46 %.
    expect(less?.draft.products?.[0]?.rate?.value).toBe(10);
  });

  it('of a mix without a warning only what needs fewer loads', () => {
    const calm = { waterTemperatureC: 30, applicationRateLPerHa: 160 };
    expect(warnings(calculateMix({ ...job, ...calm }, exampleCatalogue).problems)).toBe(0);
    const present = calculateMix({ ...job, ...calm }, exampleCatalogue).plan?.loadCount ?? 0;
    for (const { plan } of propose(calm)) expect(plan.loadCount).toBeLessThan(present);
  });

  it('has none while something needed is missing', () => {
    expect(kinds({ sprayAreaHa: null })).toEqual([]);
    expect(kinds({ products: [] })).toEqual([]);
  });

  it('shows no figure that the plan of its draft does not have, and never makes it worse', () => {
    const rate = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 20, max: 400 }),
        fc.integer({ min: 0, max: 30 }),
        fc.constantFrom('urea', 'kno3', 'ams', 'can-sol'),
        rate,
        fc.option(fc.constantFrom('aixr11003', 'xr11003')),
        fc.integer({ min: 4, max: 25 }),
        fc.option(fc.constantFrom('water', 'sameMix')),
        (area, applicationRate, water, productId, kgPerHa, nozzleId, speed, contents) => {
          const draft: MixDraft = {
            ...job,
            sprayAreaHa: area / 4,
            applicationRateLPerHa: applicationRate,
            waterTemperatureC: water,
            products: [{ productId, rate: { value: kgPerHa, unit: 'kg/ha' } }],
            swathWidthM: 20,
            nozzle: nozzleId === null ? null : { nozzleId, nozzleCount: 40 },
            travelSpeedKmPerH: speed,
            heel: contents === null ? null : { volumeL: 50, contents },
          };
          const present = calculateMix(draft, exampleCatalogue);
          const found = proposeChanges(draft, exampleCatalogue);
          expect(found.length).toBeLessThanOrEqual(4);
          for (const one of found) {
            const again = calculateMix(one.draft, exampleCatalogue);
            expect(again.plan).toEqual(one.plan);
            expect(again.problems).toEqual(one.problems);
            expect(one.draft).not.toEqual(draft);
            if (present.plan === null) continue;
            expect(warnings(one.problems)).toBeLessThanOrEqual(warnings(present.problems));
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
