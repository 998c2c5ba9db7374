import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { rateForLoads, areaForLoads, tankOfDraft } from '../loads/linkLoads.ts';
import { adjustLoad } from '../filling/adjustLoad.ts';
import { calculateMix } from '../planning/calculateMix.ts';
import { convertUnit } from '../units/convertUnit.ts';
import { treatedShare } from './treatedShare.ts';
import type { MixDraft } from './MixDraft.ts';

// OMAFRA's start values: 5 L in 300 L/ha broadcast, a band of 0.30 m in rows of 0.75 m.
const banded: MixDraft = {
  tankCapacityL: 1000,
  deadVolumeL: 0,
  tankResidualL: 0,
  sprayAreaHa: 10,
  applicationRateLPerHa: 300,
  bandWidthM: 0.3,
  rowSpacingM: 0.75,
  products: [{ productId: 'uan', rate: { value: 5, unit: 'L/ha' }, measuringStep: 0 }],
};

const planOf = (draft: MixDraft) => {
  const { plan, problems } = calculateMix(draft, mixCatalogue);
  if (plan === null) throw new Error(problems.map(({ code }) => code).join());
  return { plan, problems };
};

it('300 L/ha with 5 L in a band are 120 L and 2 L on a hectare of the field', () => {
  const { plan, problems } = planOf(banded);
  expect(plan.sprayVolumeL).toBe(1200);
  expect(plan.productTotals[0]?.amount.value).toBeCloseTo(20, 9);
  expect(plan.sprayAreaHa).toBe(10);
  expect(plan.treatedAreaHa).toBe(4);
  // The strength in the tank is that of the whole rate.
  expect(plan.loads[0]?.products[0]?.amount.value).toBeCloseTo((1000 * 5) / 300, 9);
  expect(plan.productTotals[0]?.perHa.value).toBe(5);
  expect(problems.find(({ code }) => code === 'bandSprayed')).toMatchObject({
    severity: 'note',
    values: { treatedHa: 4, fieldHa: 10, fieldRateLPerHa: 120 },
  });
});

it('20 gal an acre in a band of 14 in are 7 gal over rows of 40 in (Raven operator’s manual, p. 59)', () => {
  const rate = convertUnit(20, 'US gal/ac', 'L/ha');
  const rows = {
    bandWidthM: convertUnit(14, 'in', 'm'),
    rowSpacingM: convertUnit(40, 'in', 'm'),
  };
  const { problems } = planOf({ ...banded, ...rows, applicationRateLPerHa: rate });
  const onField = problems.find(({ code }) => code === 'bandSprayed')?.values['fieldRateLPerHa'];
  expect(convertUnit(Number(onField), 'L/ha', 'US gal/ac')).toBeCloseTo(7, 9);
});

it('gives areas of loads on the field, which add up to it, and their workings', () => {
  const { plan } = planOf(banded);
  const area = plan.loads.reduce((sum, load) => sum + load.count * load.areaHa, 0);
  expect(area).toBeCloseTo(10, 9);
  const of = (figure: string) => plan.workings.find((working) => working.figure === figure);
  const value = (figure: string, name: string) =>
    Number(of(figure)?.terms.find((term) => term.name === name)?.value);
  expect(
    value('loads.0.areaHa', 'load') / 300 / value('loads.0.areaHa', 'treatedShare'),
  ).toBeCloseTo(Number(plan.loads[0]?.areaHa), 9);
  expect(of('treatedAreaHa')).toMatchObject({ formula: 'treatedArea', value: 4 });
});

it('a load with more in it covers that much more of the field', () => {
  const { plan } = planOf(banded);
  const [load] = plan.loads;
  if (load === undefined) throw new Error('no load');
  const actuals = load.steps.map(({ amount }) => ({
    amount: amount === null ? null : amount.value / 2,
    matched: true,
  }));
  const { load: half } = adjustLoad(load, actuals, { plan, draft: banded });
  expect(half.areaHa / load.areaHa).toBeCloseTo(half.loadL / load.loadL, 6);
});

it('counts nitrogen over the field, where the band alone gets the rate', () => {
  const all = planOf({ ...banded, bandWidthM: null, rowSpacingM: null });
  const { plan } = planOf(banded);
  expect(all.plan.treatedAreaHa).toBeUndefined();
  expect(plan.supply.elementalKgPerHa.N).toBeCloseTo(
    0.4 * Number(all.plan.supply.elementalKgPerHa.N),
    9,
  );
});

it('asks the nozzles for what the bands need, and takes the time the field takes', () => {
  const sprayer = {
    machineId: 'one-boom',
    nozzle: { nozzleId: mixCatalogue.nozzles[0]?.id ?? '', nozzleCount: 24 },
    travelSpeedKmPerH: 8,
    swathWidthM: 12,
  };
  const all = planOf({ ...banded, ...sprayer, bandWidthM: null, rowSpacingM: null }).plan.sprayer;
  const { sprayer: band } = planOf({ ...banded, ...sprayer }).plan;
  expect(Number(band?.boomFlowLPerMin) / Number(all?.boomFlowLPerMin)).toBeCloseTo(0.4, 9);
  expect(band?.sprayingTimeMin).toBe(all?.sprayingTimeMin);
});

it('works loads, rate and area out of each other with the band', () => {
  const tank = tankOfDraft(banded, mixCatalogue);
  if (tank === null) throw new Error('no tank');
  expect(rateForLoads(tank, 2, 10)).toBe(500);
  expect(areaForLoads(tank, 2, 500)).toBe(10);
});

it('has no figure where one of the two is missing or the band is wider than the row', () => {
  expect(treatedShare({ bandWidthM: 0.3 })).toBeNull();
  expect(treatedShare({ bandWidthM: 0.8, rowSpacingM: 0.75 })).toBeNull();
  const { problems } = calculateMix({ ...banded, rowSpacingM: null }, mixCatalogue);
  expect(problems).toContainEqual(
    expect.objectContaining({ code: 'missing', field: 'rowSpacingM' }),
  );
  const wide = calculateMix({ ...banded, bandWidthM: 0.8 }, mixCatalogue);
  expect(wide.plan).toBeNull();
  expect(wide.problems).toContainEqual(expect.objectContaining({ code: 'bandWiderThanRow' }));
});
