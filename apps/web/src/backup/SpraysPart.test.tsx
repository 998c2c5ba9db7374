import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../app/testing/openApp.tsx';
import { soFar } from '../sync/arrival/Collected.ts';
import { paddock } from '../reports/testing/exampleRecord.ts';

const now = new Date('2026-11-22T01:00:00Z');
const documents = [{ collection: 'paddocks', ...paddock('gully', 'Gully', 3.1) }] as const;
const csv = [
  'Date,Paddock,Product,Rate,Unit,Area (ha),Operator',
  '5/11/2026,Gully,"Urea, granular 46-0-0",40,kg/ha,,Jo M.',
  '6/11/2026,Guly,"Urea, granular 46-0-0",30,kg/ha,,Jo M.',
  '7/11/2027,Gully,"Urea, granular 46-0-0",30,kg/ha,,Jo M.',
].join('\n');
const sheet = () => new File([csv], 'sprays.csv', { type: 'text/csv' });

const records = async () => {
  const { sprayRecords } = await import('../sync/sprayRecords.ts');
  return soFar(await sprayRecords.all()).map(({ value }) => value);
};

it('many sprays come from a sheet: seen first, near names offered, and none taken twice', async () => {
  const user = await openApp('/inandout?view=sprays', { now, documents });
  await user.upload(await screen.findByLabelText('Choose a file'), sheet());
  await screen.findByText('1 of 3 ready');
  screen.getByText('“Guly” is no paddock here.');
  screen.getByText(/“7\/11\/2027” in column “Date” is no day on which it can have been/);
  // In New Zealand the day comes first, and it is said.
  screen.getByText(/^Row 2: 5.Nov.2026, Gully, 3\.1.ha/);
  expect(await records()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'It is Gully' }));
  await screen.findByText('2 of 3 ready');
  await user.click(screen.getByRole('button', { name: 'Take 2 sprays' }));
  await screen.findByText('2 records are saved.');
  const saved = await records();
  expect(saved.map(({ location, operator }) => [location, operator])).toEqual([
    ['Gully', 'Jo M.'],
    ['Gully', 'Jo M.'],
  ]);

  await openApp('/inandout?view=sprays', { now, isOpenedAgain: true });
  await user.upload(await screen.findByLabelText('Choose a file'), sheet());
  await screen.findByText('0 of 3 ready');
  expect(screen.getAllByText('Is here already and stays as it is.')).toHaveLength(2);
  await screen.findByText('No row is ready to be taken.');
});

it('reads the month first where somebody says so', async () => {
  const user = await openApp('/inandout?view=sprays', { now, documents });
  await user.upload(await screen.findByLabelText('Choose a file'), sheet());
  await user.click(await screen.findByRole('button', { name: 'the month' }));
  await screen.findByText(/^Row 2: 11.May.2026, Gully/);
});

it('keeps nothing of a file that is no sheet', async () => {
  const user = await openApp('/inandout?view=sprays', { now, documents });
  const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10)], 'photo.csv', {
    type: 'text/csv',
  });
  await user.upload(await screen.findByLabelText('Choose a file'), file);
  await screen.findByText(/neither a text with columns/);
  expect(within(screen.getByRole('main')).queryByRole('checkbox')).toBeNull();
});
