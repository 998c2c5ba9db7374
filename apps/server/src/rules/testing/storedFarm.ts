import { createHash } from 'node:crypto';
import type { RulesTimestamp } from '../values/RulesValue.ts';
import { hoursBefore, note, type Fields } from './storedDocuments.ts';

/**
 * Who asks of a farm: its members by their roles, a contractor of another job, the owner of another
 * farm, somebody who was removed, somebody who never belonged to it, and nobody.
 */
export const FARM_ACTORS = [
  'owner',
  'manager',
  'operator',
  'adviser',
  'contractor',
  'otherContractor',
  'neighbour',
  'removed',
  'stranger',
  null,
] as const;
export type FarmActor = (typeof FARM_ACTORS)[number];

/** The id of an invite: the SHA-256 of its secret as the rules write it. */
export const idOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('hex').toUpperCase();

/** The secret in a link, and the id of its invite as other software works it out. */
export const SECRET = 'k7Qm2tVx9RpAeJ4wB6nZ8sDf';
export const INVITE = '5BDD2A482E1830A377E7227531E910B38C3A5F31D30DF25D135D02383319998C';
/** The secret of an invite that is older than it may be. */
export const OLD_SECRET = 'fDs8Zn6Bw4JeApR9xVt2mQ7k';
/** The secrets of an invite that was used, and of one whose maker was removed since. */
export const USED_SECRET = 'used-used-used-used-used';
export const LEFT_SECRET = 'left-left-left-left-left';

export const farmOf = (owners: readonly string[], now: RulesTimestamp): Fields => ({
  name: 'Hill Farm',
  owners,
  createdBy: 'owner',
  createdAt: now,
  updatedAt: now,
});

export const memberOf = (role: string, now: RulesTimestamp): Fields => ({
  role,
  name: 'Sam',
  invite: null,
  createdAt: now,
  updatedAt: now,
});

export const inviteOf = (createdBy: string, now: RulesTimestamp, role = 'operator'): Fields => ({
  role,
  name: 'Ben',
  farmName: 'Hill Farm',
  usedBy: null,
  createdBy,
  createdAt: now,
  updatedAt: now,
});

export const farmNote = (createdBy: string | null, now: RulesTimestamp): Fields => ({
  ...note(now),
  createdBy,
});

export const jobOf = (
  createdBy: string | null,
  now: RulesTimestamp,
  more: Fields = {},
): Fields => ({
  ...farmNote(createdBy, now),
  state: 'planned',
  sentTo: null,
  takenBy: null,
  ...more,
});

/** A conflict about one field of a document of the farm, or about its removal. */
export const questionOf = (
  createdBy: string | null,
  now: RulesTimestamp,
  [collection, documentId]: readonly [string, string],
  more: Fields = {},
): Fields => ({
  ...farmNote(createdBy, now),
  collection,
  documentId,
  about: 'place',
  path: ['areaHa'],
  kept: 10n,
  other: 100n,
  ...more,
});

/**
 * The farm of every access test (`hill`), one with the same members and nothing else (`bare`), and
 * another one (`flats`).
 */
export function storedFarm(now: RulesTimestamp): readonly (readonly [string, Fields])[] {
  const born = hoursBefore(now, 1);
  const [old, locked] = [hoursBefore(now, 73), hoursBefore(now, 72)];
  const by = (uid: string): Fields => farmNote(uid, born);
  const members = {
    owner: 'owner',
    coOwner: 'owner',
    manager: 'manager',
    operator: 'operator',
    colleague: 'operator',
    adviser: 'adviser',
    contractor: 'contractor',
    otherContractor: 'contractor',
  };
  const below: Readonly<Record<string, Fields>> = {
    [`invites/${INVITE}`]: inviteOf('manager', born),
    [`invites/${idOf(OLD_SECRET)}`]: inviteOf('manager', old),
    [`invites/${idOf(USED_SECRET)}`]: { ...inviteOf('manager', born), usedBy: 'colleague' },
    [`invites/${idOf(LEFT_SECRET)}`]: inviteOf('removed', born),
    'paddocks/a': by('manager'),
    'machines/a': by('manager'),
    'catchTests/a': by('manager'),
    'codes/a': by('manager'),
    'mixes/a': by('manager'),
    'mixes/operators': by('operator'),
    'products/a': by('manager'),
    'products/operators': by('operator'),
    'rounds/a': by('manager'),
    'favourites/a': by('manager'),
    'stock/a': by('manager'),
    'conflicts/a': questionOf('manager', born, ['paddocks', 'a']),
    'conflicts/operators': questionOf('operator', born, ['mixes', 'operators']),
    'conflicts/contractors': questionOf('contractor', born, ['records', 'contractors']),
    'conflicts/advisers': questionOf('adviser', born, ['rounds', 'a']),
    'records/a': by('manager'),
    'records/operators': by('operator'),
    'records/contractors': by('contractor'),
    'records/locked': farmNote('operator', locked),
    'records/checked': { ...by('operator'), jobId: 'checked' },
    'records/contractorsSent': { ...by('contractor'), jobId: 'contractors' },
    'records/contractorsChecked': { ...by('contractor'), jobId: 'contractorsChecked' },
    'records/untracked': by('operator'),
    'records/managersUntracked': by('manager'),
    'tracks/a': by('manager'),
    'tracks/operators': by('operator'),
    'tracks/contractors': by('contractor'),
    'tracks/locked': farmNote('operator', locked),
    'tracks/checked': by('operator'),
    'jobs/planned': jobOf('manager', born),
    'jobs/sent': jobOf('manager', born, { sentTo: 'contractor' }),
    'jobs/taken': jobOf('manager', born, { state: 'taken', takenBy: 'operator' }),
    'jobs/filling': jobOf('manager', born, { state: 'filling', takenBy: 'operator' }),
    'jobs/sprayed': jobOf('manager', born, { state: 'sprayed', takenBy: 'operator' }),
    'jobs/checked': jobOf('manager', born, {
      state: 'checked',
      takenBy: 'operator',
      checkedBy: 'manager',
    }),
    'jobs/contractors': jobOf('manager', born, {
      state: 'taken',
      sentTo: 'contractor',
      takenBy: 'contractor',
    }),
    'jobs/contractorsChecked': jobOf('manager', born, {
      state: 'checked',
      sentTo: 'contractor',
      takenBy: 'contractor',
      checkedBy: 'manager',
    }),
    'elsewhere/a': by('manager'),
  };
  return [
    ...['hill', 'bare'].flatMap((id) => [
      [`farms/${id}`, farmOf(['owner', 'coOwner'], born)] as const,
      ...Object.entries(members).map(
        ([uid, role]) => [`farms/${id}/members/${uid}`, memberOf(role, born)] as const,
      ),
    ]),
    ...Object.entries(below).map(([path, fields]) => [`farms/hill/${path}`, fields] as const),
    ['farms/flats', { ...farmOf(['neighbour'], born), createdBy: 'neighbour' }],
    ['farms/flats/members/neighbour', memberOf('owner', born)],
    ...['records', 'stock', 'paddocks', 'mixes', 'machines'].map(
      (kind) => [`users/owner/${kind}/given`, note(locked)] as const,
    ),
    // A document from before the rules checked `createdAt`.
    ['users/owner/stock/ahead', note(hoursBefore(now, -24))],
    ['users/operator/tracks/given', note(locked)],
  ];
}
