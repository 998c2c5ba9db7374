import type { FarmJob } from '@mix/documents';
import { expect, it } from 'vitest';
import { filling, planned, taken, told } from '../../fill/testing/exampleFarmJobs.ts';
import { dueDays } from './dueDays.ts';
import type { KeptJob } from './useFarmJobs.ts';

const names: Readonly<Record<string, string>> = { tama: 'Tama', sam: 'Sam' };
const farm = {
  nameOf: (uid: string | null) => names[uid ?? ''] ?? '?',
  takerName: ({ takenBy }: FarmJob) => names[takenBy ?? ''] ?? '?',
};

const job = (id: string, value: FarmJob, day: string | null, sentTo: string | null): KeptJob => ({
  ...{ id, createdAt: new Date(), updatedAt: new Date(), place: 'synced' as const },
  value: { ...value, sentTo, told: { ...told, day } },
});

it('stands by the day and by the person, those for any day and for anybody last', () => {
  const days = dueDays(
    [
      job('a', planned, null, 'sam'),
      job('b', planned, '2026-12-01', null),
      job('c', planned, '2026-12-01', 'tama'),
      job('d', planned, '2026-12-01', 'sam'),
      job('e', taken, '2026-11-30', null),
      job('f', planned, '2026-12-01', 'sam'),
    ],
    farm,
  );
  expect(days.map(({ day, jobs }) => [day, jobs.map(({ id }) => id).join('')])).toEqual([
    ['2026-11-30', 'e'],
    ['2026-12-01', 'dfcb'],
    [null, 'a'],
  ]);
  expect(days[1]?.people).toEqual([
    { who: 'Sam', count: 2 },
    { who: 'Tama', count: 1 },
    { who: null, count: 1 },
  ]);
});

it('is without the jobs that somebody began', () => {
  const sprayed: FarmJob = { ...taken, state: 'sprayed' };
  expect(dueDays([job('a', filling, null, null), job('b', sprayed, null, null)], farm)).toEqual([]);
});
