import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { exampleRecord, urea } from '../../reports/testing/exampleRecord.ts';

const now = new Date('2026-11-22T01:00:00Z');
const openRecord = (change: Parameters<typeof exampleRecord>[1]) =>
  openApp(jobPaths.recordOf('r'), {
    now,
    weather: () => ({}),
    documents: [{ collection: 'records', id: 'r', value: exampleRecord([urea(10)], change) }],
  });

it('offers the weather of now for a job that has just ended', async () => {
  await openRecord({ endedAt: '2026-11-22T13:30:00+13:00' });
  await screen.findByRole('button', { name: 'Fetch the weather' });
});

it('offers it for no spray of which only the day is known: it may have been hours ago', async () => {
  await openRecord({ endedAt: '2026-11-22T13:30:00+13:00', endKnownTo: 'day' });
  await screen.findByText(/^Only the day of this spray is known/);
  expect(screen.queryByRole('button', { name: 'Fetch the weather' })).toBeNull();
});
