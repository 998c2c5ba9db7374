import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleCatalogue } from '../../test/exampleCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import type { MixProposal } from './MixProposal.ts';
import { solveMix } from './solveMix.ts';
import type { SolveTarget } from './SolveTarget.ts';

const UREA_20 = { productId: 'urea', rate: { value: 20, unit: 'kg/ha' } } as const;
const SEAWEED = { productId: 'seaweed', rate: { value: 1, unit: 'L/ha' } } as const;

/** 20 ha of 20 kg urea and 1 L seaweed, with 12 °C water, at 12 km/h with AIXR11003. */
const target = (known: Partial<SolveTarget> = {}): SolveTarget => ({
  machineId: 'multi-1000',
  nozzle: { nozzleId: 'aixr11003' },
  travelSpeedKmPerH: 12,
  sprayAreaHa: 20,
  waterTemperatureC: 12,
  products: [UREA_20, SEAWEED],
  ...known,
});

const solve = (wanted: unknown) => solveMix(wanted, exampleCatalogue);
const proposalsOf = (wanted: SolveTarget): readonly MixProposal[] => solve(wanted).proposals;
const codes = (wanted: unknown): string[] => solve(wanted).problems.map(({ code }) => code);
const rates = (wanted: SolveTarget): number[] =>
  proposalsOf(wanted).map(({ applicationRateLPerHa }) => applicationRateLPerHa);

/** Everything a proposal promises, against a calculation of its own. */
function expectToHold(proposal: MixProposal): void {
  const { plan } = calculateMix(proposal.draft, exampleCatalogue);
  expect(plan).not.toBeNull();
  if (plan === null) return;
  expect(proposal.loadCount).toBe(plan.loadCount);
  expect(proposal.applicationRateLPerHa).toBe(plan.applicationRateLPerHa);
  expect(proposal.carrierTotalL).toBe(plan.carrierTotalL);
  expect(proposal.endTemperatureC).toBe(plan.dissolving.endTemperatureC);
  expect(proposal.pressureBar).toBe(plan.sprayer?.pressureBar ?? null);
  const lines = plan.loads.map(({ loadL }) => loadL);
  expect(Math.max(...lines)).toBeLessThanOrEqual(plan.tankCapacityL);
  expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(1e-6);
  const { sprayer } = plan;
  if (sprayer !== null) {
    const [low, high] = proposal.pressureRangeBar ?? [0, 0];
    expect(low).toBeGreaterThanOrEqual(sprayer.minBar ?? Number.NaN);
    expect(high).toBeLessThanOrEqual(sprayer.maxBar ?? Number.NaN);
  }
}

describe('solveMix', () => {
  it('finds the rates that fill 2, 3, 4 ... tanks, fewest first: one tank would freeze', () => {
    const found = proposalsOf(target({ travelSpeedKmPerH: null, nozzle: null }));
    expect(found.map(({ loadCount }) => loadCount)).toEqual([2, 3, 4, 5, 6]);
    expect(found.map(({ applicationRateLPerHa }) => applicationRateLPerHa)).toEqual([
      100, 150, 200, 250, 300,
    ]);
    found.forEach(expectToHold);
  });

  it('tells what another proposal gives and costs against the best', () => {
    const found = proposalsOf(target());
    const [best] = found;
    const third = found.find(({ loadCount }) => loadCount === 3);
    expect(best?.loadCount).toBe(2);
    expect(best?.applicationRateLPerHa).toBe(100);
    expect(best?.trades).toEqual([]);
    // Worked in the domain facts: 100 L/ha ends at about -0.1 °C, 150 L/ha at about 4.1 °C.
    expect(best?.endTemperatureC).toBeCloseTo(-0.1, 0);
    expect(third?.applicationRateLPerHa).toBe(150);
    expect(third?.endTemperatureC).toBeCloseTo(4.1, 0);
    expect(third?.trades).toContainEqual({ code: 'loads', better: false, by: 1, unit: '1' });
    expect(third?.trades).toContainEqual({
      code: 'endTemperature',
      better: true,
      by: expect.closeTo(4.2, 0) as number,
      unit: 'K',
    });
  });

  it('keeps the nozzle in range over the whole range of speeds', () => {
    // AIXR11003 gives 0.68 to 1.67 L/min of water: at 9 km/h at least 91, at 15 km/h at most
    // 133 L/ha of water, and by the root of its density less of this mix.
    const wide = target({ travelSpeedKmPerH: [9, 15] });
    const found = proposalsOf(wide);
    expect(found.length).toBeGreaterThan(1);
    found.forEach(expectToHold);
    for (const rate of rates(wide)) {
      expect(rate).toBeGreaterThan(88);
      expect(rate).toBeLessThan(133);
    }
    expect(found[0]?.draft.travelSpeedKmPerH).toBe(12);
  });

  it('chooses a nozzle when none is given, and plans with it', () => {
    const [best] = proposalsOf(target({ nozzle: null }));
    expect(best?.draft.nozzle?.nozzleCount).toBe(40);
    expect(best?.pressureBar).not.toBeNull();
    proposalsOf(target({ nozzle: null })).forEach(expectToHold);
  });

  it('does without a sprayer that is not known, and promises no pressure', () => {
    const [best] = proposalsOf(target({ nozzle: { nozzleId: 'tnf-tf15' } }));
    expect(best?.pressureBar).toBeNull();
    expect(best?.pressureRangeBar).toBeNull();
  });

  it('proposes more water when the water is cold, because KNO3 would not dissolve', () => {
    const kno3 = (waterTemperatureC: number): SolveTarget =>
      target({
        nozzle: null,
        travelSpeedKmPerH: null,
        waterTemperatureC,
        products: [{ productId: 'kno3', rate: { value: 20, unit: 'kg/ha' } }],
      });
    const [warm] = proposalsOf(kno3(30));
    const [cold] = proposalsOf(kno3(5));
    expect(warm?.loadCount).toBeLessThan(cold?.loadCount ?? 0);
    [...proposalsOf(kno3(30)), ...proposalsOf(kno3(5))].forEach(expectToHold);
  });

  it('makes loads equal where the rate is fixed', () => {
    const [only, ...others] = proposalsOf(target({ applicationRateLPerHa: 120 }));
    expect(others).toEqual([]);
    expect(only?.draft.loadSplit).toBe('equal');
    expect(only?.applicationRateLPerHa).toBe(120);
    if (only !== undefined) expectToHold(only);
  });

  it('puts another objective first when asked', () => {
    const open = { nozzle: null, travelSpeedKmPerH: null } as const;
    const [warmest] = proposalsOf(target({ ...open, objectives: ['endTemperature'] }));
    const [usual] = proposalsOf(target(open));
    expect(warmest?.applicationRateLPerHa).toBe(650);
    expect(warmest?.endTemperatureC ?? 0).toBeGreaterThan(usual?.endTemperatureC ?? 0);
  });

  it('settles rates for a wanted supply, beside products that are fixed', () => {
    const { proposals, problems } = solve(
      target({
        products: [SEAWEED],
        supply: { kgPerHa: { N: 10, S: 3 }, productIds: ['urea', 'ams', 'kno3'] },
      }),
    );
    expect(problems).toEqual([]);
    const [best] = proposals;
    expect(best?.draft.products?.map(({ productId }) => productId)).toEqual([
      'seaweed',
      'urea',
      'ams',
    ]);
    const plan = calculateMix(best?.draft, exampleCatalogue).plan;
    expect(plan?.supply.elementalKgPerHa.N).toBeCloseTo(10, 2);
    expect(plan?.supply.elementalKgPerHa.S).toBeCloseTo(3, 2);
    proposals.forEach(expectToHold);
  });

  it('compares all the ways that meet a supply: the lightest is not the one with fewest loads', () => {
    const wanted = { kgPerHa: { K: 10 }, productIds: ['kno3', 'sop'] };
    const { proposals } = solve(
      target({ nozzle: null, travelSpeedKmPerH: null, products: [], supply: wanted }),
    );
    const chosen = proposals.map(({ draft }) => draft.products?.[0]?.productId);
    expect(new Set(chosen)).toEqual(new Set(['kno3', 'sop']));
    expect(proposals[0]?.draft.products?.[0]?.productId).toBe('kno3');
    proposals.forEach(expectToHold);
  });

  it('passes over a way to meet the supply that cannot be mixed, and says what is then missed', () => {
    const { proposals, problems } = solve(
      target({
        products: [],
        supply: { kgPerHa: { Ca: 4, S: 3 }, productIds: ['can-sol', 'ams'] },
      }),
    );
    expect(proposals.length).toBeGreaterThan(0);
    expect(proposals[0]?.draft.products).toHaveLength(1);
    expect(problems.map(({ code, severity }) => `${code}: ${severity}`)).toEqual([
      'supplyMissed: warn',
    ]);
  });

  it('says that nothing brings a nutrient', () => {
    const { proposals, problems } = solve(
      target({ products: [], supply: { kgPerHa: { Ca: 4 }, productIds: ['urea'] } }),
    );
    expect(proposals).toEqual([]);
    expect(problems.map(({ code }) => code)).toEqual(['noProposal', 'supplyMissed']);
  });

  it('says why when nothing works: what stops the closest', () => {
    const tooMuch = target({
      applicationRateLPerHa: [50, 100],
      nozzle: null,
      travelSpeedKmPerH: null,
      products: [{ productId: 'kno3', rate: { value: 40, unit: 'kg/ha' } }],
    });
    const { proposals, problems } = solve(tooMuch);
    expect(proposals).toEqual([]);
    expect(problems[0]).toMatchObject({ code: 'noProposal', values: { closestRateLPerHa: 100 } });
    expect(problems.map(({ code }) => code)).toContain('doesNotDissolve');
  });

  it('says that the nozzle is out of range, or that none of the catalogue fits', () => {
    expect(codes(target({ applicationRateLPerHa: 600 }))).toEqual([
      'noProposal',
      'pressureOutOfRange',
    ]);
    const impossible = target({
      nozzle: null,
      applicationRateLPerHa: 650,
      travelSpeedKmPerH: [5, 25],
    });
    expect(codes(impossible)).toEqual(['noProposal', 'noNozzleFits']);
  });

  it.each([
    ['a text', 'urea', ['draftNotReadable']],
    ['an unknown field', { ...target(), loadSplit: 'equal' }, ['unknownField']],
    ['a missing area', { ...target(), sprayAreaHa: null }, ['missing']],
    ['a missing water temperature', { ...target(), waterTemperatureC: null }, ['missing']],
    ['no products', { ...target(), products: [] }, ['noProducts']],
    ['products that are no list', { ...target(), products: 7 }, ['wrongType']],
    ['turned bounds', target({ applicationRateLPerHa: [200, 100] }), ['belowMinimum']],
    ['half a range', { ...target(), travelSpeedKmPerH: [9] }, ['missing']],
    [
      'an unknown product',
      { ...target(), supply: { kgPerHa: { N: 1 }, productIds: ['x'] } },
      ['unknownProduct'],
    ],
    [
      'a supply of nothing',
      { ...target(), supply: { kgPerHa: {}, productIds: ['urea'] } },
      ['missing'],
    ],
    [
      'a supply of 0',
      { ...target(), supply: { kgPerHa: { N: 0 }, productIds: ['urea'] } },
      ['belowMinimum'],
    ],
    [
      'no candidates',
      { ...target(), supply: { kgPerHa: { N: 1 }, productIds: [] } },
      ['noProducts'],
    ],
    ['an unknown objective', { ...target(), objectives: ['cheapest'] }, ['invalidChoice']],
  ])('refuses %s', (_, wanted, expected) => {
    expect(solve(wanted)).toMatchObject({ proposals: [] });
    expect(codes(wanted)).toEqual(expected);
  });

  it('never proposes what does not work, and never throws', () => {
    const speed = fc
      .double({ min: 4, max: 20, noNaN: true })
      .map((kmh) => Math.round(kmh * 10) / 10);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4000 }).map((tenths) => tenths / 10),
        fc.integer({ min: 1, max: 60 }),
        fc.constantFrom('urea', 'kno3', 'ams'),
        fc.integer({ min: 0, max: 30 }),
        speed,
        fc.double({ min: 0, max: 5, noNaN: true }),
        fc.option(fc.constantFrom('aixr11003', 'tt11004', 'xr11003')),
        fc.option(fc.constantFrom('water', 'sameMix')),
        fc.option(fc.integer({ min: 0, max: 40 })),
        (area, kgPerHa, productId, water, slowest, more, nozzleId, contents, deadVolumeL) => {
          const { proposals, problems } = solve(
            target({
              sprayAreaHa: area,
              waterTemperatureC: water,
              travelSpeedKmPerH: [slowest, slowest + more],
              nozzle: nozzleId === null ? null : { nozzleId },
              heel: contents === null ? null : { volumeL: 100, contents },
              deadVolumeL,
              products: [{ productId, rate: { value: kgPerHa, unit: 'kg/ha' } }],
            }),
          );
          proposals.forEach(expectToHold);
          expect(proposals.length).toBeLessThanOrEqual(5);
          expect(proposals.length > 0).toBe(!problems.some(({ code }) => code === 'noProposal'));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes anything from outside', () => {
    fc.assert(
      fc.property(fc.anything(), (anything) => {
        expect(solve(anything).proposals).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
