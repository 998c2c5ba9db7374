import { describe, expect, it } from 'vitest';
import type { FarmJob } from '../farm/FarmJob.ts';
import { seasonPlan } from '../rounds/seasonPlan.ts';
import { exampleFarmJob, exampleTold } from '../testing/exampleFarmJob.ts';
import { exampleRecord } from '../testing/exampleRecord.ts';
import { paddock, urea28 } from '../testing/exampleRound.ts';
import { nextJobs } from './nextJobs.ts';

const today = '2026-11-24';
const until = '2026-12-24';

function season(over: Partial<Parameters<typeof seasonPlan>[0]> = {}) {
  const found = seasonPlan({
    rounds: [{ id: 'r1', value: urea28 }],
    paddocks: [paddock('River flats', 13.5), paddock('Hill block', 20)],
    records: [],
    today,
    ...over,
  });
  if (found === null) throw new Error('no season');
  return found;
}

const job = (id: string, more: Partial<FarmJob> = {}, paddockId = 'p1') => ({
  id,
  value: {
    ...exampleFarmJob,
    ...more,
    told: { ...exampleTold, paddock: { id: paddockId, name: paddockId, landUse: null } },
  },
});

const next = (over: Partial<Parameters<typeof nextJobs>[0]> = {}) =>
  nextJobs({ jobs: [], season: season(), others: [], until, today, ...over });

const ureaOf = ({ products }: ReturnType<typeof next>[number]) =>
  products.find(({ productId }) => productId === 'urea')?.amount.value;

describe('what is to be sprayed until a day', () => {
  it('is what was handed over and the rounds of the season, the next one first', () => {
    const all = next({ jobs: [job('j1')] });
    expect(all.map(({ kind, name, day }) => [kind, name, day])).toEqual([
      ['job', 'p1', '2026-11-25'],
      ['round', 'Urea 28', '2026-12-14'],
    ]);
    // 23.5 ha x 20 kg, and 33.5 ha x 28 kg.
    expect(all.map(ureaOf)).toEqual([470, expect.closeTo(938, 9)]);
  });

  it('ends with the day; what is late is still to come', () => {
    expect(next({ until: '2026-12-13' })).toEqual([]);
    expect(next({ until: '2026-12-14' })).toHaveLength(1);
    const late = season({ rounds: [{ id: 'r1', value: { ...urea28, day: '2026-10-01' } }] });
    expect(next({ season: late })).toHaveLength(1);
  });

  it.each(['filling', 'sprayed', 'checked'] as const)('leaves out a job that is %s', (state) => {
    expect(next({ jobs: [job('j1', { state, takenBy: 'tama' })] })).toHaveLength(1);
  });

  it.each(['planned', 'taken', 'filling'] as const)(
    'counts a round once where a job of it is %s',
    (state) => {
      const rounds = next({ jobs: [job('j1', { state }, 'Hill block')] }).filter(
        ({ kind }) => kind === 'round',
      );
      expect(rounds.map(ureaOf)).toEqual([378]);
    },
  );

  it('counts a job once that this device fills and the farm has', () => {
    const both = season({
      rounds: [
        { id: 'r1', value: urea28 },
        { id: 'r2', value: { ...urea28, day: '2026-12-20' } },
      ],
    });
    const filled = job('j1', { state: 'filling', takenBy: 'tama' }, 'Hill block');
    const others = [
      { paddockId: 'Hill block', day: today, productIds: ['urea'], jobId: filled.id },
    ];
    const rounds = next({ season: both, jobs: [filled], others });
    // 13.5 ha twice, 20 ha once.
    expect(rounds.reduce((sum, one) => sum + (ureaOf(one) ?? 0), 0)).toBeCloseTo(1316, 9);
  });

  it('one job stands in for one round, the nearest, and for no other mix or place', () => {
    const spring = { ...urea28, name: 'Spring', day: '2026-11-20' };
    const both = season({
      rounds: [
        { id: 'r1', value: urea28 },
        { id: 'r2', value: spring },
      ],
    });
    const left = next({ season: both, jobs: [job('j1', {}, 'Hill block')] });
    expect(left.filter(({ kind }) => kind === 'round').map(ureaOf)).toEqual([
      378,
      expect.closeTo(938, 9),
    ]);
    const others = [{ paddockId: 'Hill block', day: today, productIds: ['mcpa'] }];
    expect(next({ others }).map(ureaOf)).toEqual([expect.closeTo(938, 9)]);
    const far = [{ paddockId: 'Hill block', day: '2026-08-01', productIds: ['urea'] }];
    expect(next({ others: far }).map(ureaOf)).toEqual([expect.closeTo(938, 9)]);
  });

  it('takes what a record ticked off out, and says which area is not known', () => {
    const done = season({
      records: [
        {
          ...exampleRecord,
          paddockId: 'Hill block',
          location: 'Hill block',
          endedAt: '2026-12-10T16:00:00+13:00',
        },
      ],
    });
    expect(next({ season: done }).map(ureaOf)).toEqual([378]);
    const unknown = season({ paddocks: [paddock('River flats', null), paddock('Hill block', 20)] });
    expect(next({ season: unknown })).toMatchObject([{ withoutArea: 1 }]);
    expect(next({ season: unknown }).map(ureaOf)).toEqual([560]);
  });
});
