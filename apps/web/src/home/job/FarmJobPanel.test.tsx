import { screen } from '@testing-library/dom';
import type { FarmJob, Role } from '@mix/documents';
import { expect, it } from 'vitest';
import { openApp } from '../../app/testing/openApp.tsx';
import { urea } from '../../plan/testing/exampleMixes.ts';
import { filling, planned } from '../../fill/testing/exampleFarmJobs.ts';

const account = { uid: 'tama', name: 'Tama R.', email: 'tama@x.example', isEmailVerified: true };
const member = (id: string, role: Role, name: string) =>
  ({ collection: 'members', id, value: { role, name, invite: null } }) as const;

const open = (
  role: Role,
  jobs: Readonly<Record<string, FarmJob>>,
  kept: Readonly<Record<string, unknown>> = {},
) =>
  openApp('/', {
    kept,
    texts: {
      'mix.account': JSON.stringify(account),
      'mix.place': JSON.stringify({ uid: 'tama', farmId: 'hill', farmName: 'Hill Farm' }),
      'mix.role.tama/hill': JSON.stringify({ role, at: new Date() }),
    },
    documents: [
      member('tama', role, 'Tama R.'),
      member('sam', 'operator', 'Sam P.'),
      ...Object.entries(jobs).map(([id, value]) => ({ collection: 'jobs', id, value }) as const),
    ],
  });

it.each<[string, Role, boolean, boolean]>([
  ['no mix of their own in work', 'manager', false, true],
  ['no mix of their own in work', 'adviser', false, true],
  ['a mix of their own in work', 'manager', true, false],
  ['no mix of their own in work', 'operator', false, false],
])(
  'lists, with %s, the jobs before a mix is planned, for a role: %s',
  async (_what, role, mix, isFirst) => {
    const kept = mix
      ? { 'mix.draft': { ...urea, name: 'Own mix', products: [...urea.products] } }
      : {};
    const sent: FarmJob = { ...planned, sentTo: 'sam' };
    await open(role, { top: filling, gully: sent }, kept);
    const row = await screen.findByRole('button', { name: /^Top terrace.*Planned/ });
    const plan = await screen.findByText(mix ? 'Own mix' : 'Plan a mix');
    const follows = row.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING;
    expect(follows !== 0).toBe(isFirst);
    expect(screen.getAllByRole('button', { name: /^Top terrace.*Planned/ })).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

it('draws no line in the tank of a load that is to come', async () => {
  await open('manager', { top: filling });
  const loads = await screen.findByRole('list', { name: /2 full, load 3 to line 792/ });
  const lines = [...loads.children].map((load) => load.querySelectorAll('path[d$="H48"]').length);
  expect(lines).toEqual([1, 1, 1, 0, 0]);
});
