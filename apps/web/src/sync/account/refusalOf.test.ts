import type { Role } from '@mix/documents';
import { expect, it } from 'vitest';
import type { CollectionName } from '../DocumentValues.ts';
import type { AccountDocument } from './AccountDatabase.ts';
import { JOB_CLOSED, refusalOf } from './refusalOf.ts';

const at = new Date(Date.UTC(2026, 10, 24));
const DENIED = 'permission-denied';

const there = (createdBy?: string): AccountDocument => ({
  path: 'farms/hill/records/r1',
  fields: {},
  createdAt: at,
  updatedAt: at,
  ...(createdBy !== undefined && { createdBy }),
});

interface Asked {
  readonly owner?: string;
  readonly role?: Role | null;
  readonly collection?: CollectionName;
  readonly removed?: boolean;
  readonly current?: AccountDocument | null;
  readonly isJobOpen?: boolean;
  readonly code?: string;
}

const causeOf = ({
  owner = 'kim/hill',
  role = 'operator',
  collection = 'records',
  removed = false,
  current = null,
  isJobOpen = true,
  code = DENIED,
}: Asked) =>
  refusalOf({
    entry: {
      owner,
      collection,
      id: 'r1',
      fields: {},
      createdAt: at,
      updatedAt: at,
      place: 'waiting',
      revision: 'r',
      removed,
      refusal: null,
    },
    code,
    current,
    role,
    isJobOpen,
  });

it.each<[string, Asked, string, boolean]>([
  ['a new record of one’s own place', { owner: 'kim', role: null }, DENIED, false],
  [
    'a record that is there, at one’s own place',
    { owner: 'kim', role: null, current: there() },
    DENIED,
    true,
  ],
  ['a new record of an operator', {}, DENIED, false],
  ['an operator’s own', { current: there('kim') }, DENIED, true],
  ['another one’s, by an operator', { current: there('sam') }, DENIED, false],
  ['another one’s, by the manager', { role: 'manager', current: there('sam') }, DENIED, true],
  ['any, by the adviser', { role: 'adviser', current: there('sam') }, DENIED, false],
  ['a new record of a contractor', { role: 'contractor' }, DENIED, false],
  [
    'a contractor’s own, of an open job',
    { role: 'contractor', current: there('kim') },
    DENIED,
    true,
  ],
  [
    'a contractor’s own, of a checked job',
    { role: 'contractor', current: there('kim'), isJobOpen: false },
    JOB_CLOSED,
    false,
  ],
  [
    'a contractor’s new one, of a checked job',
    { role: 'contractor', isJobOpen: false },
    JOB_CLOSED,
    false,
  ],
  [
    'a contractor’s track, of a checked job',
    { role: 'contractor', collection: 'tracks', isJobOpen: false },
    JOB_CLOSED,
    false,
  ],
  ['a removal', { current: there('kim'), removed: true }, DENIED, false],
  ['another kind', { collection: 'paddocks', current: there('kim') }, DENIED, false],
  [
    'what is too large',
    { current: there('kim'), code: 'invalid-argument' },
    'invalid-argument',
    false,
  ],
])('%s', (_what, asked, code, locked) => {
  expect(causeOf(asked)).toEqual({ code, locked });
});
