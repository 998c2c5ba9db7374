import type { FarmJob } from '@mix/documents';
import { expect, it } from 'vitest';
import { filling, planned, taken, told } from '../../fill/testing/exampleFarmJobs.ts';
import { memberActivity } from './memberActivity.ts';

const on = (day: string | null): FarmJob => ({ ...planned, told: { ...told, day } });

it('is what somebody fills, else what they took last, else what was handed to them', () => {
  const filledByTama = { ...filling, takenBy: 'tama' };
  const later = { ...taken, takenAt: '2026-11-24T09:00:00+13:00' };
  expect(memberActivity([taken, on(null), filledByTama], 'tama')).toEqual({
    is: 'filling',
    job: filledByTama,
    heardAt: filling.load?.at,
  });
  expect(memberActivity([taken, later, planned], 'tama')).toMatchObject({ is: 'took', job: later });
  expect(memberActivity([on(null), on('2026-11-27'), on('2026-11-25')], 'tama')).toEqual({
    is: 'sent',
    jobs: [on('2026-11-25'), on('2026-11-27'), on(null)],
  });
});

it('is nothing where the jobs are others’, over, or for whoever is first', () => {
  const done: FarmJob = { ...taken, state: 'sprayed' };
  expect(memberActivity([filling, done, { ...planned, sentTo: null }], 'tama')).toBeNull();
});

it('says no time where the phone has told none', () => {
  const silent = { ...filling, load: null };
  expect(memberActivity([silent], 'sam')).toEqual({ is: 'filling', job: silent, heardAt: null });
});

it('is of whoever took it on a shared device, not of whose account it is', () => {
  const shared = { ...taken, takenBy: 'mere', takenFor: { uid: 'tama', name: 'Tama' } };
  expect(memberActivity([shared], 'tama')).toMatchObject({ is: 'took' });
  expect(memberActivity([shared], 'mere')).toBeNull();
});
