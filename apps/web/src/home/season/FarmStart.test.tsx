import { paddockKind, type Role } from '@mix/documents';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { hill } from '../../sync/testing/openDevice.ts';
import { season } from '../../reports/testing/season.ts';

type Documents = NonNullable<NonNullable<Parameters<typeof openApp>[1]>['documents']>;
const member = (id: string, role: Role) =>
  ({ collection: 'members', id, value: { role, name: id, invite: null } }) as const;

const open = (role: Role, documents: Documents) =>
  openApp('/', {
    texts: {
      'mix.account': JSON.stringify({ uid: 'jo', name: 'Jo', email: null, isEmailVerified: true }),
      'mix.place': JSON.stringify({ uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.jo/hill': JSON.stringify({ role, at: new Date() }),
    },
    documents,
  });

const ways = async () => {
  const section = await screen.findByRole('region', { name: 'To set up' });
  return within(section)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')].join(' '));
};

it('leads from the Home of an empty farm to its ground, its people and its shed', async () => {
  await open('owner', [member('jo', 'owner')]);
  await waitFor(async () =>
    expect(await ways()).toEqual([
      'Add the first paddock /ground',
      'Invite who works here /people',
      'Note what is in the shed /products?shed',
    ]),
  );
});

it('offers an operator what operators may do, and nothing that is there', async () => {
  const ground = { collection: 'paddocks', id: 'a', value: paddockKind.serialise(hill) } as never;
  await open('operator', [member('jo', 'operator'), ground]);
  await waitFor(async () =>
    expect(await ways()).toEqual(['Note what is in the shed /products?shed']),
  );
});

it('says nothing of it where the farm has records', async () => {
  await open('owner', [member('jo', 'owner'), ...season]);
  await screen.findByText('Last records');
  expect(screen.queryByText('To set up')).toBeNull();
});

it('offers nothing to whoever may do none of it', async () => {
  await open('adviser', [member('jo', 'adviser')]);
  await waitFor(() => expect(document.body.textContent).toContain('Hill Farm'));
  await new Promise((done) => setTimeout(done, 300));
  expect(screen.queryByText('To set up')).toBeNull();
});
