import { hectares, kilograms, litresPerHectare, type ProductMeasure } from '@mix/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FarmJob, JobState } from '../farm/FarmJob.ts';
import type { SprayRecord } from '../records/SprayRecord.ts';
import { exampleFarmJob, exampleTold } from '../testing/exampleFarmJob.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';
import { paddock, urea28 } from '../testing/exampleRound.ts';
import type { Round } from './Round.ts';
import { roundJobId } from './roundWork.ts';
import { seasonPlan } from './seasonPlan.ts';
import { spreadRound } from './spreadRound.ts';

const today = '2026-11-24';
const ground = [paddock('River flats', 13.5), paddock('Hill block', 20)];

/** A job of 28 kg/ha of a product with the contents of urea: 12.88 kg N/ha. */
function job(
  id: string,
  paddockId: string,
  areaHa: number,
  {
    productId = 'urea',
    day = null,
    state = 'planned',
  }: { productId?: string; day?: string | null; state?: JobState } = {},
): { readonly id: string; readonly value: FarmJob } {
  const amount: ProductMeasure = { unit: 'kg', value: kilograms(28 * areaHa) };
  const [total] = exampleTold.plan.productTotals;
  const [facts] = exampleTold.products;
  if (total === undefined || facts === undefined) throw new Error('the example has no product');
  const told = {
    ...exampleTold,
    day,
    paddock: { id: paddockId, name: paddockId, landUse: null },
    products: [{ ...facts, id: productId }],
    plan: {
      ...exampleTold.plan,
      sprayAreaHa: hectares(areaHa),
      applicationRateLPerHa: litresPerHectare(120),
      productTotals: [{ ...total, productId, amount, measured: amount, sprayed: amount }],
    },
  };
  return { id, value: { ...exampleFarmJob, state, told } };
}

const plan = (over: Partial<Parameters<typeof seasonPlan>[0]> = {}) => {
  const found = seasonPlan({
    rounds: [{ id: 'r1', value: urea28 }],
    paddocks: ground,
    records: [],
    today,
    ...over,
  });
  if (found === null) throw new Error('no season');
  return found;
};

const rowOf = ({ rows }: ReturnType<typeof plan>, id: string) => {
  const row = rows.find(({ paddockId }) => paddockId === id);
  if (row === undefined) throw new Error(`no paddock ${id}`);
  return row;
};

describe('a season with jobs', () => {
  it('counts a paddock of a round once where it was handed over, by the job', () => {
    const all = plan({ jobs: [job(roundJobId('r1', 'Hill block'), 'Hill block', 18)] });
    expect(all.total.areaHa).toBe(31.5);
    // 18 of 20 ha.
    expect(rowOf(all, 'Hill block').plannedKgPerHa.sum).toBeCloseTo(12.88 * 0.9, 9);
    expect(rowOf(all, 'Hill block').jobs).toEqual([]);
    // The job has no cost and no speed of its own: those of its round.
    expect(all.total.cents.sum).toBeCloseTo(2744 * 31.5, 6);
    expect(all.total.hours.unknown).toBe(0);
    expect(all.months.map(({ month }) => month)).toEqual(['2026-12']);
  });

  it('adds a job that no round was planned for, in its month, today where it has no day', () => {
    const spray = job('j1', 'Hill block', 5, { productId: 'uan', day: '2027-01-08' });
    const anyDay = job('j2', 'River flats', 2, { productId: 'uan' });
    const all = plan({ jobs: [spray, anyDay] });
    expect(all.total.areaHa).toBe(40.5);
    expect(all.months.map(({ month, needs }) => [month, needs.areaHa])).toEqual([
      ['2026-11', 2],
      ['2026-12', 33.5],
      ['2027-01', 5],
    ]);
    expect(rowOf(all, 'Hill block').plannedKgPerHa.sum).toBeCloseTo(12.88 * 1.25, 9);
    expect(rowOf(all, 'Hill block').jobs.map(({ jobId, day }) => [jobId, day])).toEqual([
      ['j1', '2027-01-08'],
    ]);
    // Nobody knows what it costs or how long it takes.
    expect(rowOf(all, 'Hill block').plannedCents).toEqual({ sum: 54_880, unknown: 1 });
    expect(all.total.cents.unknown).toBe(2);
    expect(all.total.hours.unknown).toBe(2);
  });

  it('keeps a job to the round it was made of, where another of the same mix is nearer', () => {
    const rounds = [
      { id: 'r1', value: urea28 },
      { id: 'r2', value: { ...urea28, day: '2026-12-20' } },
    ];
    const made = job(roundJobId('r2', 'Hill block'), 'Hill block', 20, { day: '2026-12-14' });
    const { cells } = rowOf(plan({ rounds, jobs: [made] }), 'Hill block');
    expect(cells.map(({ roundId, work }) => [roundId, work?.jobId ?? null])).toEqual([
      ['r1', null],
      ['r2', made.id],
    ]);
  });

  it('counts neither the round nor its job once a record ticked it off', () => {
    const record: SprayRecord = {
      ...exampleRecord,
      paddockId: 'Hill block',
      location: 'Hill block',
      endedAt: '2026-12-10T16:00:00+13:00',
    };
    const made = job(roundJobId('r1', 'Hill block'), 'Hill block', 20, { state: 'filling' });
    expect(plan({ jobs: [made], records: [record] }).total.areaHa).toBe(13.5);
  });

  it('leaves a round to what is in work on the device, which is counted there', () => {
    const others = [{ paddockId: 'Hill block', day: today, productIds: ['urea'] }];
    const all = plan({ others });
    expect(all.total.areaHa).toBe(13.5);
    expect(rowOf(all, 'Hill block').plannedKgPerHa.sum).toBe(0);
  });

  it('counts no job of the next season, and one that is late', () => {
    const late = job('j1', 'Hill block', 5, { productId: 'uan', day: '2026-06-02' });
    const next = job('j2', 'Hill block', 7, { productId: 'uan', day: '2027-07-03' });
    const all = plan({ rounds: [], jobs: [late, next] });
    expect(all.total.areaHa).toBe(5);
    expect(all.months.map(({ month }) => month)).toEqual(['2026-11']);
  });
});

const AREAS = { A: 4, B: 9.5, C: 20 } as const;
type Name = keyof typeof AREAS;
const NAMES = Object.keys(AREAS) as Name[];
const DAYS = ['2026-08-10', '2026-11-20', '2026-12-14', '2027-05-02'];

/** What became of each round on each paddock. */
const anyFate = fc.constantFrom('planned', 'handedOver', 'filling', 'sprayed', 'recorded', 'notIn');
const anySeason = fc.record({
  rounds: fc.array(
    fc.record({ day: fc.constantFrom(...DAYS), fates: fc.tuple(anyFate, anyFate, anyFate) }),
    { maxLength: 5 },
  ),
  /** Jobs of a product that is in no round. */
  loose: fc.array(fc.constantFrom(...NAMES), { maxLength: 4 }),
});

/** Each round has a product of its own, so that a record or a job can be of no other. */
function built({ rounds, loose }: { rounds: { day: string; fates: string[] }[]; loose: Name[] }) {
  const cells = rounds.flatMap(({ day, fates }, at) =>
    fates.map((fate, place) => ({
      ...{ id: `r${at}`, productId: `p${at}`, day, fate },
      name: NAMES[place] ?? 'A',
    })),
  );
  const isHandedOver = (fate: string) => ['handedOver', 'filling', 'sprayed'].includes(fate);
  return {
    cells,
    input: {
      rounds: rounds.map(({ day }, at) => {
        const [product] = urea28.products;
        const value: Round = {
          ...urea28,
          day,
          products: product === undefined ? [] : [{ ...product, productId: `p${at}` }],
          paddocks: cells
            .filter(({ id, fate }) => id === `r${at}` && fate !== 'notIn')
            .map(({ name }) => ({ paddockId: name, name })),
        };
        return { id: `r${at}`, value };
      }),
      paddocks: NAMES.map((name) => paddock(name, AREAS[name])),
      records: cells
        .filter(({ fate }) => fate === 'sprayed' || fate === 'recorded')
        .map(({ name, productId, day }): SprayRecord => {
          const [product] = exampleRecord.products;
          return {
            ...exampleRecord,
            ...{ paddockId: name, location: name, endedAt: `${day}T16:00:00+13:00` },
            products: product === undefined ? [] : [{ ...product, productId }],
            productFacts: exampleRecord.productFacts.map((one) => ({ ...one, id: productId })),
          };
        }),
      jobs: [
        ...cells
          .filter(({ fate }) => isHandedOver(fate))
          .map(({ id, name, productId, fate, day }) =>
            job(roundJobId(id, name), name, AREAS[name], {
              productId,
              day,
              state: fate === 'handedOver' ? 'planned' : (fate as JobState),
            }),
          ),
        ...loose.map((name, at) => job(`loose${at}`, name, 1, { productId: 'loose' })),
      ],
    },
  };
}

describe('every season with jobs', () => {
  it('counts each paddock of a round once, handed over or not, and each other job once', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const { cells, input } = built(season);
        const all = plan(input);
        const open = cells.filter(({ fate }) =>
          ['planned', 'handedOver', 'filling'].includes(fate),
        );
        const areaHa = open.reduce((sum, { name }) => sum + AREAS[name], season.loose.length);
        expect(all.total.areaHa).toBeCloseTo(areaHa, 9);
        expect(all.total.nitrogenKg.sum).toBeCloseTo(12.88 * areaHa, 6);
        for (const name of NAMES) {
          const rounds = open.filter((cell) => cell.name === name).length;
          const jobs = season.loose.filter((one) => one === name).length;
          const kgPerHa = 12.88 * (rounds + jobs / AREAS[name]);
          expect(rowOf(all, name).plannedKgPerHa.sum).toBeCloseTo(kgPerHa, 9);
        }
      }),
    );
  });
});

describe('spreadRound', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];

  it('gives everything to one person on one day', () => {
    const tasks = spreadRound(ids, ['sam'], { firstDay: '2026-11-30', isByDay: false });
    expect(tasks).toEqual(
      ids.map((paddockId) => ({ paddockId, day: '2026-11-30', sentTo: 'sam' })),
    );
  });

  it('gives each of two people one paddock a day, in order, over the end of the month', () => {
    const tasks = spreadRound(ids, ['sam', 'ana'], { firstDay: '2026-11-30', isByDay: true });
    expect(tasks).toEqual([
      { paddockId: 'a', day: '2026-11-30', sentTo: 'sam' },
      { paddockId: 'b', day: '2026-11-30', sentTo: 'ana' },
      { paddockId: 'c', day: '2026-12-01', sentTo: 'sam' },
      { paddockId: 'd', day: '2026-12-01', sentTo: 'ana' },
      { paddockId: 'e', day: '2026-12-02', sentTo: 'sam' },
    ]);
  });

  it('leaves it to whoever comes first where nobody is named', () => {
    const tasks = spreadRound(ids, [], { firstDay: '2026-11-30', isByDay: true });
    expect(tasks.map(({ day, sentTo }) => [day, sentTo]).slice(0, 2)).toEqual([
      ['2026-11-30', null],
      ['2026-12-01', null],
    ]);
  });
});
