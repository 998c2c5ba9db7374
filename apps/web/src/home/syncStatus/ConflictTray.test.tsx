import type { Conflict } from '@mix/documents';
import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { shownText } from '../../app/testing/shownText.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { hill } from '../../sync/testing/openDevice.ts';

const onFarm = (role: string) => ({
  'mix.account': JSON.stringify({
    uid: 'tama',
    name: 'Tama R.',
    email: 'tama@x.example',
    isEmailVerified: true,
  }),
  'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.tama/hill': JSON.stringify({ role, at: new Date() }),
});

const conflict = (about: Partial<Conflict>): Conflict => ({
  collection: 'paddocks',
  documentId: 'a',
  about: 'place',
  path: ['name'],
  kept: 'Hill',
  other: 'Top',
  otherAt: null,
  ...about,
});

const paddock = { collection: 'paddocks', id: 'a', value: hill } as const;

const asked = (id: string, about: Partial<Conflict>) =>
  ({ collection: 'conflicts', id, value: conflict(about) }) as const;

async function openSheet(
  ...documents: NonNullable<Parameters<typeof openApp>[1]>['documents'] & {}
): Promise<UserEvent> {
  const user = await openApp('/', { documents: [paddock, ...documents] });
  await user.click(await screen.findByRole('button', { name: /Saved on this device only/ }));
  await screen.findByRole('button', { name: 'Save a copy' });
  return user;
}

const sheet = () => within(screen.getByRole('dialog'));

const kept = async () => {
  const store = await loadDocumentStore();
  return {
    paddocks: (await store.all('paddocks')).map(({ value }) => value),
    conflicts: await store.all('conflicts'),
  };
};

it('says what it is, what the other device has, and takes that at a press', async () => {
  const user = await openSheet(asked('c', {}));
  await sheet().findByRole('heading', { name: 'Changed on two devices' });
  expect(shownText(screen.getByRole('dialog'))).toContain(
    'Paddock: Hill Name is “Hill”. The other device has “Top”.',
  );
  await user.click(sheet().getByRole('button', { name: 'Take “Top”' }));
  await expect.poll(kept).toMatchObject({
    paddocks: [{ name: 'Top', earlierNames: ['Hill'] }],
    conflicts: [],
  });
  await expect.poll(() => sheet().queryByText('Changed on two devices')).toBeNull();
});

it('takes a third name for what both called otherwise', async () => {
  const user = await openSheet(asked('c', {}));
  await sheet().findByText('The rest of what both changed fits and is together already.');
  await user.click(await sheet().findByRole('button', { name: 'Another name' }));
  const field = await sheet().findByRole('textbox', { name: 'Another name' });
  await user.type(field, '  ');
  expect(sheet().queryByRole('button', { name: /^Take “ / })).toBeNull();
  await user.type(field, 'Hilltop ');
  await user.click(sheet().getByRole('button', { name: 'Take “Hilltop”' }));
  await expect.poll(kept).toMatchObject({
    paddocks: [{ name: 'Hilltop', earlierNames: ['Hill'] }],
    conflicts: [],
  });
});

it('leaves it as it is', async () => {
  const user = await openSheet(
    asked('c', { path: ['size'], kept: { areaHa: 6.4 }, other: { areaHa: 7 } }),
  );
  await sheet().findByText(/^Area is 6.4.ha\.$/);
  await sheet().findByRole('button', { name: /^Take 7.ha$/ });
  expect(sheet().queryByRole('button', { name: 'Another name' })).toBeNull();
  await user.click(sheet().getByRole('button', { name: 'Leave it as it is' }));
  await expect.poll(kept).toMatchObject({ paddocks: [hill], conflicts: [] });
});

it('asks about a removal, and removes it when that is the choice', async () => {
  const user = await openSheet(asked('c', { about: 'removal', path: [], kept: null, other: null }));
  await sheet().findByText('One device removed it, another changed it. It is kept.');
  await user.click(sheet().getByRole('button', { name: 'Remove it' }));
  await expect.poll(kept).toEqual({ paddocks: [], conflicts: [] });
});

it('asks nothing about a document that is gone', async () => {
  await openSheet(asked('c', { documentId: 'gone' }));
  await sheet().findByRole('heading', { name: 'Saved on this device only' });
  expect(sheet().queryByText('Changed on two devices')).toBeNull();
});

/** Opens the sheet on a farm, with conflicts that somebody else made. */
async function openFarm(role: string, ...conflicts: readonly ReturnType<typeof asked>[]) {
  const user = await openApp('/', {
    texts: onFarm(role),
    documents: [
      { collection: 'members', id: 'tama', value: { role: 'manager', name: 'Tama', invite: null } },
      { collection: 'members', id: 'kim', value: { role: 'operator', name: 'Kim', invite: null } },
      { ...paddock, createdBy: 'tama' },
      ...conflicts.map((one) => ({ ...one, createdBy: 'kim' })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: /changed on two devices|waiting/ }));
  await screen.findByRole('button', { name: 'Save a copy' });
}

it('shows what stands in the document and not what the question says of it, and who says it', async () => {
  await openFarm(
    'manager',
    asked('c', { path: ['size'], kept: { areaHa: 10 }, other: { areaHa: 100 } }),
  );
  await sheet().findByText(/^Area is 6\.4.ha\.$/);
  await sheet().findByText(/The other device has 100.ha/);
  await sheet().findByText('Kim says what the other device has.');
  expect(sheet().queryByText(/10.ha/)).toBeNull();
});

it('asks nobody about what their role does not change', async () => {
  await openFarm(
    'adviser',
    asked('c', { path: ['size'], kept: { areaHa: 6.4 }, other: { areaHa: 9 } }),
  );
  expect(sheet().queryByText('Changed on two devices')).toBeNull();
});

it('asks nothing where the document has become what the other device has', async () => {
  await openSheet(asked('c', { path: ['name'], kept: 'Top', other: 'Hill' }));
  await sheet().findByRole('heading', { name: 'Saved on this device only' });
  expect(sheet().queryByText('Changed on two devices')).toBeNull();
});

it('tells each figure of two mixes by its name, as it is, as it was and as the other has it', async () => {
  const amounts = (rate: number, litres: number) => ({
    applicationRateLPerHa: litres,
    products: [{ productId: 'urea', rate: { value: rate, unit: 'kg/ha' } }],
  });
  const draft = { machineId: 'custom', tankCapacityL: 1000, sprayAreaHa: 10, ...amounts(35, 150) };
  await openSheet(
    {
      collection: 'mixes',
      id: 'm',
      value: {
        name: 'Urea',
        draft: draft as never,
        engineVersion: '1',
        catalogueVersion: '1',
        products: [],
        jarTest: null,
        paddock: null,
      },
    },
    asked('c', {
      collection: 'mixes',
      documentId: 'm',
      path: ['amounts'],
      kept: amounts(35, 150),
      other: amounts(30, 180),
      before: amounts(30, 150),
    }),
  );
  await sheet().findByRole('heading', { name: 'Changed on two devices' });
  const text = shownText(screen.getByRole('dialog'));
  expect(text).toMatch(/Application rate is 150 L\/ha\. The other device has 180 L\/ha\./);
  expect(text).toMatch(
    /rate of Urea.* is 35 kg\/ha, and was 30 kg\/ha\. The other device has 30 kg\/ha\./i,
  );
  expect(text).not.toContain('different');
});
