import type { Write } from '../commit/Write.ts';
import type { Documents } from '../storage/Documents.ts';
import { changeOf, textList } from './farmFields.ts';
import { farmsOfMember, type FarmOfMember } from './farmsOfMember.ts';

/** What the end of an account does to the farms it belongs to. */
export interface LeavingFarms {
  /** Take the account off each farm, and hand on the farms it owned alone. */
  readonly writes: readonly Write[];
  /** Ids of farms that nobody else belongs to: they go with the account. */
  readonly emptied: readonly string[];
  /** Names of farms that others belong to and nobody would own: while there is one, the account stays. */
  readonly ownerless: readonly string[];
}

const deletion = (path: string): Write => ({
  kind: 'delete',
  path,
  precondition: { kind: 'none' },
});

/**
 * The writes that strike an owner off a farm, for its successor where that was the last. Null: no
 * owner would be left.
 */
function withoutOwner(farm: FarmOfMember, uid: string): readonly Write[] | null {
  const { farmId, successor } = farm;
  const others = farm.owners.filter((owner) => owner !== uid);
  if (others.length > 0) return [changeOf(`farms/${farmId}`, 'owners', textList(others))];
  if (successor === null || successor === uid) return null;
  return [
    changeOf(`farms/${farmId}`, 'owners', textList([successor])),
    changeOf(`farms/${farmId}`, 'successor', { kind: 'null' }),
    changeOf(`farms/${farmId}/members/${successor}`, 'role', { kind: 'string', value: 'owner' }),
  ];
}

/**
 * After these writes nobody belongs to the farm; where the process ends before the farm is erased,
 * upkeep finds it closed.
 */
const closing = (farmId: string, uid: string): readonly Write[] => [
  changeOf(`farms/${farmId}`, 'closedAt', { kind: 'timestamp', value: 0n }),
  deletion(`farms/${farmId}/members/${uid}`),
];

/** Works out what becomes of the farms of an account that is about to be deleted. */
export function leavingFarms(documents: Documents, uid: string): LeavingFarms {
  const writes: Write[] = [];
  const emptied: string[] = [];
  const ownerless: string[] = [];
  for (const farm of farmsOfMember(documents, uid)) {
    const isOwner = farm.role === 'owner' || farm.owners.includes(uid);
    if (farm.members.length === 1) {
      emptied.push(farm.farmId);
      writes.push(...closing(farm.farmId, uid));
      continue;
    }
    const handing = isOwner ? withoutOwner(farm, uid) : [];
    if (handing === null) ownerless.push(farm.name);
    else writes.push(...handing, deletion(`farms/${farm.farmId}/members/${uid}`));
  }
  return { writes, emptied, ownerless };
}
