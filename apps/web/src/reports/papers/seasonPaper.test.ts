import { roundJobId, seasonPlan, type Round } from '@mix/documents';
import { kilograms } from '@mix/engine';
import { expect, it } from 'vitest';
import { planned } from '../../fill/testing/exampleFarmJobs.ts';
import { exampleRecord, exampleRows, paddock, urea } from '../testing/exampleRecord.ts';
import { roundFile } from './seasonFile.ts';
import { roundPaper, seasonPaper } from './seasonPaper.ts';

const ground = [paddock('hill', 'Hill', 20), paddock('gully', 'Gully', 4)];
/** 28 kg/ha of urea in 120 L/ha, $28 a hectare. */
const value: Round = {
  name: 'Urea 28',
  day: '2026-12-14',
  plannedAt: '2026-11-22T08:00:00+13:00',
  draft: { products: [] },
  applicationRateLPerHa: 120,
  products: [{ productId: 'urea', name: 'Urea', perHa: { unit: 'kg', value: kilograms(28) } }],
  nitrogenKgPerHa: 12.88,
  costCentsPerHa: 2800,
  workRateHaPerH: 8,
  paddocks: [
    { paddockId: 'gully', name: 'Gully' },
    { paddockId: 'hill', name: 'Hill' },
  ],
};
const round = { id: 'r1', value };
const other = { id: 'r2', value: { ...value, name: 'Late', day: '2027-02-10' } };

const record = exampleRecord([urea(400, { centsPerUnit: 110 })], {
  ...{ paddockId: 'hill', location: 'Hill', endedAt: '2026-11-21T10:00:00+13:00' },
});
const rows = exampleRows([record], ground);

function season() {
  const found = seasonPlan({
    rounds: [round, other],
    paddocks: ground,
    records: [record],
    today: '2026-11-24',
  });
  if (found === null) throw new Error('no season');
  return found;
}

const context = (seesMoney: boolean) => ({
  ...{ now: new Date('2026-11-24T09:00:00+13:00'), productName: 'Hill' },
  seesMoney,
});

/** All words of a paper, no-break spaces as spaces. */
const wordsOf = (paper: object): string => JSON.stringify(paper).replaceAll('\u00a0', ' ');

it('a season on paper has where each paddock stands, its rounds, what they take, and the cost', () => {
  const paper = seasonPaper(season(), rows, context(true));
  expect(paper.parts.map(({ name }) => name)).toEqual([
    'Nitrogen by June',
    'Rounds',
    'What the rounds take',
    'Cost by paddock',
  ]);
  const said = wordsOf(paper);
  // 400 kg of 46 % on 20 ha, and two rounds.
  expect(said).toContain('["Hill","20 ha","9.2 kg N/ha","25.8 kg N/ha","35 kg N/ha"]');
  expect(said).toContain('"2,400 L","560 kg Urea","12.9 kg N/ha","planned"');
  expect(said).toContain('["Hill","$440","$1,120"]');
  expect(said).toContain('["Together","$440","$1,344"]');
});

it('neither paper tells money to whom it is not shown', () => {
  for (const paper of [
    seasonPaper(season(), rows, context(false)),
    roundPaper(season(), round, context(false)),
  ]) {
    expect(wordsOf(paper)).not.toContain('$');
  }
});

it('a round on paper has its paddocks alone, with the amounts for each', () => {
  const paper = roundPaper(season(), round, context(true));
  expect(paper.title).toBe('Urea 28');
  const said = wordsOf(paper);
  // 24 ha x 28 kg, at 8 ha an hour.
  expect(said).toContain('["Urea","672 kg"]');
  expect(said).toContain('["Hours of spraying only","3 h"]');
  expect(said).toContain('["Gully","4 ha","480 L","112 kg Urea","12.9 kg N/ha","planned"]');
  expect(said).not.toContain('Late');
});

it('tells what it takes as a lower bound where the area of a paddock is not known', () => {
  const some = seasonPlan({
    rounds: [round],
    paddocks: [paddock('hill', 'Hill', 20), paddock('gully', 'Gully', null)],
    records: [],
    today: '2026-11-24',
  });
  if (some === null) throw new Error('no season');
  for (const paper of [
    seasonPaper(some, [], context(true)),
    roundPaper(some, round, context(true)),
  ]) {
    const said = wordsOf(paper);
    expect(said).toContain('["Area","at least 20 ha"]');
    expect(said).toContain('["N","at least 258 kg"]');
    expect(said).toContain('["Spray","at least 2,400 L"]');
    expect(said).toContain('["Hours of spraying only","at least 2.5 h"]');
    expect(said).toContain('["Money","at least $560"]');
    expect(said).toContain('["Urea","at least 560 kg"]');
  }
});

it('tells nitrogen as a lower bound where that of a record is not known', () => {
  const unknown = { ...record, productFacts: [] };
  const some = seasonPlan({
    rounds: [round],
    paddocks: ground,
    records: [record, { ...unknown, endedAt: '2026-11-01T10:00:00+13:00' }],
    today: '2026-11-24',
  });
  if (some === null) throw new Error('no season');
  expect(wordsOf(seasonPaper(some, [], context(true)))).toContain(
    '["Hill","20 ha","at least 9.2 kg N/ha","12.9 kg N/ha","at least 22.1 kg N/ha"]',
  );
});

it('has the area and amounts of the job where a paddock was handed over', () => {
  const told = {
    ...planned.told,
    paddock: { id: 'hill', name: 'Hill', landUse: null },
  };
  const some = seasonPlan({
    rounds: [round],
    paddocks: ground,
    records: [],
    jobs: [{ id: roundJobId('r1', 'hill'), value: { ...planned, told } }],
    today: '2026-11-24',
  });
  if (some === null) throw new Error('no season');
  const areaHa = told.plan.sprayAreaHa;
  expect(areaHa).not.toBe(20);
  const said = wordsOf(roundPaper(some, round, context(true)));
  expect(said).toContain(`["Hill","${areaHa} ha",`);
  // The work of the paper is what its sums are of.
  expect(said).toContain(`["Area","${areaHa + 4} ha"]`);
});

it('and is a file of the same name', () => {
  const { name, text } = roundFile(season(), round, true);
  expect(name).toBe('round-2026-12-14.csv');
  expect(text.trim().split('\r\n')).toHaveLength(3);
});
