import { catalogue } from '@mix/catalogue';
import {
  farmJobKind,
  jobPlan,
  paddockKind,
  plannedJob,
  recordKind,
  roundKind,
  savedMachineKind,
  stockEntryKind,
  type Role,
} from '@mix/documents';
import { calculateMix, type MixDraft } from '@mix/engine';
import { commitTrusted } from '../firestore/commit/commit.ts';
import { fieldsFromPlain } from '../firestore/wire/fromPlain.ts';
import { sprayed } from './keepRecords.ts';
import type { TestServer } from './startTestServer.ts';

export const FARM = 'hill';

/** A whole mix of urea, at 98 cents a kg. */
export const PRICED_DRAFT = {
  machineId: 'custom',
  tankCapacityL: 1200,
  deadVolumeL: 0,
  sprayAreaHa: 37.5,
  applicationRateLPerHa: 180,
  products: [
    {
      productId: 'urea',
      rate: { value: 25, unit: 'kg/ha' },
      price: { amountCents: 98, per: 'kg' },
    },
  ],
} as const satisfies MixDraft;

const AT = '2026-11-21T08:00:00+13:00';

/** Stores a document as it is, whatever the rules allow. */
export function put(server: TestServer, path: string, fields: object): void {
  const REQUEST_TIME = { kind: 'requestTime' } as const;
  commitTrusted(server.documents, [
    {
      kind: 'set',
      path,
      precondition: { kind: 'none' },
      fields: fieldsFromPlain(fields),
      mask: null,
      transforms: [
        { field: ['createdAt'], transform: REQUEST_TIME },
        { field: ['updatedAt'], transform: REQUEST_TIME },
      ],
    },
  ]);
}

/** A paddock with three corners. */
export const outlined = (name: string): object =>
  paddockKind.serialise({
    name,
    areaHa: 13.6,
    landUse: 'pasture',
    outline: [
      { latitudeDeg: -40.3, longitudeDeg: 175.6 },
      { latitudeDeg: -40.3, longitudeDeg: 175.604 },
      { latitudeDeg: -40.303, longitudeDeg: 175.604 },
    ],
    earlierNames: [],
    retired: false,
  });

/** Stores a farm whose owner has one document of each kind in it, all of them with prices. */
export function putFarm(server: TestServer, owner: string): void {
  put(server, `farms/${FARM}`, { name: 'Hill Farm', owners: [owner], createdBy: owner });
  putMember(server, owner, 'owner');
  const own = (collection: string, id: string, fields: object) => {
    put(server, `farms/${FARM}/${collection}/${id}`, { ...fields, createdBy: owner });
  };
  own('records', 'r1', recordKind.serialise(sprayed));
  own('paddocks', 'p1', outlined('River flats'));
  own(
    'machines',
    'm1',
    savedMachineKind.serialise({
      name: 'Big one',
      machineId: 'custom',
      boomConfig: null,
      nozzleIds: ['xr11003'],
      tankCapacityL: 2000,
    }),
  );
  own(
    'stock',
    's1',
    stockEntryKind.serialise({
      kind: 'delivery',
      productId: 'urea',
      amount: { unit: 'kg', value: 500 } as never,
      packSize: 25,
      batch: 'U-1',
      expiresOn: null,
      centsPerUnit: 98,
      at: AT,
      by: null,
      note: null,
    } as never),
  );
  own(
    'rounds',
    'o1',
    roundKind.serialise({
      name: 'Urea 25',
      day: '2026-12-01',
      plannedAt: AT,
      draft: PRICED_DRAFT,
      applicationRateLPerHa: 180,
      products: [],
      nitrogenKgPerHa: 11.5,
      costCentsPerHa: 2450,
      workRateHaPerH: null,
      paddocks: [{ paddockId: 'p1', name: 'River flats' }],
    }),
  );
  own('jobs', 'j1', pricedJob(null));
}

/** A job with prices. @param sentTo a uid */
export function pricedJob(sentTo: string | null): object {
  const { plan } = calculateMix(PRICED_DRAFT, catalogue);
  if (plan === null) throw new Error('the mix of the tests has no plan');
  const told = {
    draft: PRICED_DRAFT,
    plan: jobPlan(plan),
    products: catalogue.products.filter(({ id }) => id === 'urea'),
    engineVersion: plan.engineVersion,
    catalogueVersion: catalogue.version,
    paddock: null,
    day: null,
    note: null,
    by: 'Olive',
    at: AT,
  };
  return farmJobKind.serialise(plannedJob(told, sentTo));
}

/** Makes an account a member of the farm with a role; the account's list of farms has it too. */
export function putMember(server: TestServer, uid: string, role: Role): void {
  put(server, `farms/${FARM}/members/${uid}`, { role, name: `An ${role}`, invite: null });
  put(server, `users/${uid}/farms/${FARM}`, { name: 'Hill Farm as it was' });
}
