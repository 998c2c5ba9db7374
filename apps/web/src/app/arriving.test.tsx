import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { everyPart, hillBlock } from '../plan/testing/exampleMixes.ts';
import { hill } from '../sync/testing/openDevice.ts';
import { openApp } from './testing/openApp.tsx';
import { shownText } from './testing/shownText.ts';

const account = JSON.stringify({ uid: 'jo', name: 'Jo', email: null, isEmailVerified: true });
const alone = { 'mix.account': account };
const onFarm = {
  ...alone,
  'mix.place': JSON.stringify({ uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.jo/hill': JSON.stringify({ role: 'owner', at: new Date() }),
};

const shown = () => shownText(document.body);
const NOT_HERE = /not here yet|not all here yet/i;

/**
 * Each screen that counts, sums, lists or keeps documents, and what it must not say without them.
 */
const screens = [
  ['/', /Synced|Nothing handed over/],
  ['/reporting', /No records yet|\$0|0 of 190|0 records/],
  ['/reporting?nitrogen=2026', /Farm average|0 kg/],
  ['/reporting?season=', /\$0|190|there is none yet|No round|Plan a round/],
  ['/reporting?season=new', /there is none yet|Keep the round/],
  ['/reporting?record=r1', /no such record|not found|Plan a mix/i],
  ['/farm', /nothing noted yet|no catch test yet|\b0 ha/],
  ['/ground', /No paddocks yet|New paddock|kg N\/ha/],
  ['/ground?file', /No paddocks yet/],
  ['/products', /Search \d|★ 0|All \d/],
  ['/products?product=own-1', /No product is kept/],
  ['/products?files', /Save|\b0 products/],
  ['/products?shed', /Nothing is counted|no job is planned/],
  ['/products?stock=urea', /not counted|no job/i],
  ['/products?count=urea', /not counted/],
  ['/products?order', /Nothing is missing|No job, no round/],
  ['/inandout', /Everything goes in|Save a backup|Nothing is kept/],
  ['/inandout?view=restore', /Everything/],
  ['/catchtest', /never|not tested/i],
] as const;

it.each(screens)('%s says what has not come, and makes nothing of it', async (address, never) => {
  await openApp(address, { texts: alone, arrived: [], kept: { 'mix.draft': everyPart } });
  await waitFor(() => expect(shown()).toMatch(NOT_HERE));
  expect(shown()).not.toMatch(never);
});

it.each(screens)('%s says nothing of the kind where all came', async (address) => {
  await openApp(address, { texts: alone, kept: { 'mix.draft': everyPart } });
  await waitFor(() => expect(shown()).not.toMatch(/Opening|Reading the/));
  await waitFor(() => expect(shown()).not.toMatch(NOT_HERE));
});

it.each([
  ['/', /Nothing handed over/],
  ['/people', /Tama/],
] as const)('%s of a farm that is still arriving', async (address, never) => {
  await openApp(address, { texts: onFarm, arrived: [] });
  await waitFor(() => expect(shown()).toMatch(NOT_HERE));
  expect(shown()).not.toMatch(never);
});

it('shows what is here of a list, and adds nothing up', async () => {
  await openApp('/ground', {
    texts: alone,
    arrived: ['records'],
    documents: [{ collection: 'paddocks', id: 'a', value: hill }],
  });
  await screen.findByText('Hill');
  expect(shown()).toMatch(NOT_HERE);
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
});

it('makes no second paddock beside one that has still to come', async () => {
  const user = await openApp('/mix', {
    texts: alone,
    arrived: [],
    kept: { 'mix.draft': hillBlock },
  });
  await user.click(await screen.findByRole('button', { name: /paddock/i }));
  await waitFor(() => expect(shownText(screen.getByRole('dialog'))).toMatch(NOT_HERE));
  expect(shownText(screen.getByRole('dialog'))).not.toMatch(/None kept yet|Add a paddock/);
});

it('says of when it is what a device shows that has had everything, without a connection', async () => {
  await openApp('/reporting?season=', { texts: alone });
  const { syncState } = await import('../sync/syncState.ts');
  syncState.setState({ connection: 'offline', heardAt: new Date() });
  await screen.findByText(/^As of .*no connection since/);
  expect(shown()).not.toMatch(NOT_HERE);
});

it('draws the figures once all has come', async () => {
  await openApp('/reporting', { texts: alone, arrived: ['paddocks', 'stock'] });
  await waitFor(() => expect(shown()).toMatch(NOT_HERE));
  const { documentStore } = await import('../sync/device/documentStore.ts');
  const { arrivedChange } = await import('../sync/arrival/arrivedNote.ts');
  await documentStore.change([arrivedChange('jo', ['records'])]);
  await screen.findByText('No records yet');
  expect(shown()).not.toMatch(NOT_HERE);
});

it('tells on Home which farms somebody belongs to whose device works alone, until they chose', async () => {
  const user = await openApp('/', { texts: alone });
  const { syncState } = await import('../sync/syncState.ts');
  syncState.setState({
    farms: [
      { id: 'hill', farmName: 'Hill Farm' },
      { id: 'river', farmName: 'River Station' },
    ],
  });
  await screen.findByText(/You belong to Hill Farm/);
  await screen.findByText(/You belong to River Station/);
  const [there] = screen.getAllByRole('button', { name: 'Work there' });
  if (there !== undefined) await user.click(there);
  await waitFor(() => expect(shown()).not.toMatch(/You belong to/));
  expect(localStorage.getItem('mix.place')).toContain('hill');
});
