import { UNFILLED_RECORD, type Paddock, type SprayRecord } from '@mix/documents';
import { expect, it } from 'vitest';
import { areaBeyondGround } from './areaBeyondGround.ts';

const hill: Paddock = {
  name: 'Hill',
  areaHa: 4.8,
  landUse: null,
  outline: null,
  earlierNames: ['Old hill'],
  retired: false,
};
const kept = [{ id: 'a', value: hill }];
const record = (areaDoneHa: number | null, changes: Partial<SprayRecord> = {}): SprayRecord => ({
  ...UNFILLED_RECORD,
  name: 'Urea',
  state: 'done',
  startedAt: null,
  endedAt: '2026-11-21T10:00:00+13:00',
  paddockId: 'a',
  location: 'Hill',
  landUse: null,
  sprayAreaHa: 6,
  areaDoneHa,
  applicationRateLPerHa: 100,
  plannedCarrierL: 600,
  carrierL: null,
  products: [],
  loads: [],
  jarTest: null,
  draft: {},
  engineVersion: '1',
  catalogueVersion: '1',
  productFacts: [],
  revisions: [],
  deviceRevisions: [],
  ...changes,
});

it('asks about an area more than a tenth larger than the paddock', () => {
  expect(areaBeyondGround(record(10.8), kept)).toEqual({
    doneHa: 10.8,
    groundHa: 4.8,
    paddockName: 'Hill',
  });
  expect(areaBeyondGround(record(5.28), kept)).toBeNull();
  expect(areaBeyondGround(record(5.29), kept)).not.toBeNull();
  expect(areaBeyondGround(record(null), kept)).toBeNull();
});

it('finds the paddock by the words that say where, also by an earlier name', () => {
  const asked = areaBeyondGround(record(5.5, { paddockId: null, location: ' old HILL ' }), kept);
  expect(asked).toMatchObject({ groundHa: 4.8 });
});

it('goes by the plan where no area of the paddock is known here', () => {
  const byPlan = { doneHa: 6.7, groundHa: 6, paddockName: null };
  expect(areaBeyondGround(record(6.7), [])).toEqual(byPlan);
  const unmeasured = [{ id: 'a', value: { ...hill, areaHa: null } }];
  expect(areaBeyondGround(record(6.7), unmeasured)).toEqual(byPlan);
  expect(areaBeyondGround(record(6.5), [])).toBeNull();
});
