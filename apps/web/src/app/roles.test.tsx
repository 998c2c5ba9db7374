import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Role } from '@mix/documents';
import { hill } from '../sync/testing/openDevice.ts';
import { urea } from '../plan/testing/exampleMixes.ts';
import { openApp } from './testing/openApp.tsx';

const account = { uid: 'jo', name: 'Jo', email: 'jo@hillfarm.example', isEmailVerified: true };

/** The storage of a device on which somebody of that role works on a farm. */
const knownAs = (role: Role) => ({
  'mix.account': JSON.stringify(account),
  'mix.place': JSON.stringify({ uid: 'jo', farmId: 'hill', farmName: 'Hill Farm' }),
  'mix.role.jo/hill': JSON.stringify({ role, at: new Date() }),
});

const documents = [{ collection: 'paddocks', id: 'a', value: hill }] as const;

const NOT_YOURS = /^Not part of your role on this farm/;

interface Offer {
  readonly path: string;
  /** Text that stands on the screen for every role. */
  readonly landmark: string;
  readonly act: string;
  readonly to: readonly Role[];
  readonly notTo: readonly Role[];
}

const offers: readonly Offer[] = [
  {
    path: '/ground',
    landmark: 'Hill',
    act: 'Bring in a file',
    to: ['operator'],
    notTo: ['adviser'],
  },
  {
    path: '/products?shed',
    landmark: 'Nothing is counted yet',
    act: 'Count',
    to: ['operator'],
    notTo: ['adviser'],
  },
  {
    path: '/inandout',
    landmark: 'API tokens',
    act: 'Save a backup',
    to: ['owner'],
    notTo: ['manager', 'operator'],
  },
];

const cases = offers.flatMap((offer) =>
  [
    ...offer.to.map((role) => ({ role, is: true })),
    ...offer.notTo.map((role) => ({ role, is: false })),
  ].map(({ role, is }) => [offer.act, offer.path, role, is, offer] as const),
);

it.each(cases)('offers "%s" on %s to a role: %s, %s', async (act, path, role, is, offer) => {
  await openApp(path, { kept: { 'mix.draft': urea }, texts: knownAs(role), documents });
  await screen.findAllByText(offer.landmark);
  // A backup is offered once it is known that all of the account is here.
  await waitFor(() => expect(screen.queryByText(act) !== null).toBe(is));
});

it.each<[Role, readonly string[]]>([
  ['owner', ['Start filling', 'Save mix', 'Cost']],
  ['operator', ['Start filling', 'Save mix']],
  ['adviser', ['Save mix', 'Cost']],
  ['contractor', ['Start filling']],
])('offers of a plan to a role: %s, %j', async (role, wanted) => {
  const price = { amountCents: 104, per: 'kg' } as const;
  const priced = { ...urea, products: urea.products.map((line) => ({ ...line, price })) };
  await openApp('/result', { kept: { 'mix.draft': priced }, texts: knownAs(role) });
  const all = ['Start filling', 'Save mix', 'Cost'];
  await expect
    .poll(() => all.filter((words) => screen.queryByText(words) !== null), { timeout: 5000 })
    .toEqual(wanted);
});

it.each(['/ground?paddock=a&walk', '/ground?file', '/catchtest', '/inandout?view=restore'])(
  'tells an adviser who opens %s whose it is',
  async (path) => {
    await openApp(path, { texts: knownAs('adviser'), documents });
    await screen.findByText(NOT_YOURS);
  },
);
