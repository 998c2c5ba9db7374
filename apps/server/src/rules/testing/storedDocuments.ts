import { RulesPath, RulesTimestamp, type RulesMap, type RulesValue } from '../values/RulesValue.ts';
import { mapOf } from './probeRequest.ts';

export type Fields = Readonly<Record<string, RulesValue>>;

const NANOS_PER_HOUR = 3_600_000_000_000n;

export const hoursBefore = (now: RulesTimestamp, hours: number): RulesTimestamp =>
  new RulesTimestamp(now.nanos - BigInt(hours) * NANOS_PER_HOUR);

export const reference = (path: string): RulesPath =>
  new RulesPath(['databases', '(default)', 'documents', ...path.split('/')]);

/** Who the tests ask as: the owner of what is stored, two strangers, and nobody. */
export type Actor = 'me' | 'you' | 'boss' | null;
export const ACTORS: readonly Actor[] = ['me', 'you', 'boss', null];

const CLAIMS: Readonly<Record<string, Fields>> = { boss: { admin: true } };

/** Claims of an actor's token; only `boss` is an administrator. */
export const claimsOf = (uid: string): RulesMap => mapOf({ sub: uid, ...CLAIMS[uid] });

export const favourite = (uid: string, product: string, now: RulesTimestamp): Fields => ({
  userId: reference(`users/${uid}`),
  productId: reference(product),
  isFavourite: true,
  createdAt: now,
  updatedAt: now,
});

export const profile = (uid: string, now: RulesTimestamp): Fields => ({
  id: uid,
  name: 'No Name',
  email: 'No Email',
  region: '',
  userMachines: [
    mapOf({
      boomConfig: '12 m',
      machine: reference('machines/m1'),
      nozzles: [reference('nozzles/n1')],
    }),
  ],
  createdAt: now,
  updatedAt: now,
});

export const note = (now: RulesTimestamp): Fields => ({
  name: 'North block',
  areaHa: 4.5,
  createdAt: now,
  updatedAt: now,
});

/** A record born long ago that was edited once after it was locked. */
export const revisedRecord = (born: RulesTimestamp, edited: RulesTimestamp): Fields => ({
  ...note(born),
  areaHa: 5,
  updatedAt: edited,
  revisions: [
    mapOf({
      reason: 'Wrong block',
      at: edited,
      previous: mapOf({ areaHa: 4.5, updatedAt: born }),
    }),
  ],
});

/** What is stored before every request of the access tests. */
export function storedDocuments(now: RulesTimestamp): ReadonlyMap<string, Fields> {
  const anHourAgo = hoursBefore(now, 1);
  const threeDaysAgo = hoursBefore(now, 72);
  return new Map<string, Fields>([
    ['users/me', profile('me', anHourAgo)],
    ['users/me/products/a', note(anHourAgo)],
    ['users/me/mixes/a', note(anHourAgo)],
    ['users/me/paddocks/a', note(anHourAgo)],
    ['users/me/machines/a', note(anHourAgo)],
    ['users/me/catchTests/a', note(anHourAgo)],
    ['users/me/rounds/a', note(anHourAgo)],
    ['users/me/stock/a', note(anHourAgo)],
    ['users/me/codes/a', note(anHourAgo)],
    ['users/me/conflicts/a', note(anHourAgo)],
    ['users/me/farms/a', note(anHourAgo)],
    ['users/me/records/open', note(anHourAgo)],
    ['users/me/records/locked', note(threeDaysAgo)],
    ['users/me/records/revised', revisedRecord(threeDaysAgo, anHourAgo)],
    ['users/me/tracks/open', note(anHourAgo)],
    ['users/me/tracks/locked', note(threeDaysAgo)],
    ['users/me/elsewhere/a', note(anHourAgo)],
    ['userproduct/me_p1', favourite('me', 'product/p1', anHourAgo)],
    ['machines/m1', note(anHourAgo)],
    ['nozzles/n1', note(anHourAgo)],
    ['product/p1', note(anHourAgo)],
    ['accounts/me', note(anHourAgo)],
    ['ended/you', { endedAt: anHourAgo }],
  ]);
}
