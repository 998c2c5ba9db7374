import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { hill } from '../../sync/testing/openDevice.ts';
import { openApp } from '../testing/openApp.tsx';

const account = { uid: 'ben', name: 'Ben', email: 'ben@x.example', isEmailVerified: true };
const OWNER = 'ben/hill';

/** Ben works on the farm, and has made a document that the farm does not have. */
async function openOnFarm() {
  const user = await openApp('/', {
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'ben', farmId: 'hill', farmName: 'Hill Farm' }),
    },
    documents: [{ collection: 'paddocks', id: 'top', value: hill }],
  });
  const { documentStore } = await import('../../sync/device/documentStore.ts');
  await documentStore.change([
    {
      key: { owner: 'ben', collection: 'farms', id: 'hill' },
      decide: () => ({
        owner: 'ben',
        collection: 'farms',
        id: 'hill',
        fields: { name: 'Hill Farm' },
        createdAt: new Date(),
        updatedAt: new Date(),
        place: 'synced',
        revision: 'r',
        removed: false,
        refusal: null,
      }),
    },
  ]);
  const { showBanners } = await import('./showBanners.ts');
  showBanners(() => false);
  const { clearFarm } = await import('../../sync/farm/clearFarm.ts');
  return { user, documentStore, clearFarm };
}

it('tells whoever was removed once, and saves as their own what the farm does not have', async () => {
  const { user, documentStore, clearFarm } = await openOnFarm();
  await clearFarm(OWNER);
  await screen.findByText(/You do not belong to Hill Farm any more\..*1 thing/);
  expect(localStorage.getItem('mix.place')).toBeNull();
  expect(await documentStore.entries(OWNER)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save as my own' }));
  await expect.poll(() => screen.queryByText(/You do not belong/), { timeout: 5000 }).toBeNull();
  expect(await documentStore.entriesAt('ben', 'waiting')).toMatchObject([
    { collection: 'farms', removed: true },
    { collection: 'paddocks', id: 'top' },
  ]);
});

it('tells whoever left on this device only of what could not be sent', async () => {
  const { user, documentStore, clearFarm } = await openOnFarm();
  const { leftKeyOf } = await import('../../sync/farm/removedFromFarm.ts');
  localStorage.setItem(leftKeyOf(OWNER), 'true');
  await documentStore.change([
    { key: { owner: OWNER, collection: 'paddocks', id: 'top' }, decide: () => null },
  ]);
  await clearFarm(OWNER);
  expect(screen.queryByText(/You do not belong/)).toBeNull();
  // A removal that did not come from this device is shown.
  await documentStore.save('paddocks', 'flats', hill);
  const { noteGone } = await import('../../sync/farm/removedFromFarm.ts');
  noteGone(OWNER, { farmName: 'Hill Farm', unsent: 0 });
  await screen.findByText(/You do not belong to Hill Farm any more/);
  // A page that was closed before they saw the banner shows it when it is opened again.
  const { bannerStore } = await import('./bannerStore.ts');
  bannerStore.setState({ content: null });
  const { showBanners } = await import('./showBanners.ts');
  showBanners(() => false);
  await screen.findByText(/You do not belong to Hill Farm any more/);
  expect(screen.queryByRole('button', { name: 'Save as my own' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(/You do not belong/)).toBeNull();
});

it('says why a farm is not there that was not heard of for 45 days, and brings it back', async () => {
  const at = new Date(Date.now() - 46 * 86_400_000);
  const user = await openApp('/', {
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'ben', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.ben/hill': JSON.stringify({ role: 'operator', at }),
    },
  });
  const { showBanners } = await import('./showBanners.ts');
  showBanners(() => false);
  await screen.findByText(/No word from Hill Farm for 45 days/);
  await user.click(screen.getByRole('button', { name: 'Understood' }));
  expect(screen.queryByText(/No word from/)).toBeNull();
  const { refreshRole } = await import('../../sync/workspace/workspaceStore.ts');
  refreshRole(OWNER, true);
  await screen.findByRole('button', { name: 'Hill Farm' });
});
