import type { Documents } from '../storage/Documents.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { ownersOf, textAt } from './farmFields.ts';

/** A farm that somebody belongs to, as its own documents say. */
export interface FarmOfMember {
  readonly farmId: string;
  readonly name: string;
  readonly role: string | null;
  readonly owners: readonly string[];
  /** Who becomes the owner when no owner is left; null: nobody was named, or they are no member. */
  readonly successor: string | null;
  /** Everybody who belongs to it. */
  readonly members: readonly string[];
}

const memberPath = /^farms\/([^/]+)\/members\/([^/]+)$/;

/** The uids of everybody who belongs to a farm. */
export const membersOf = (documents: Documents, farmId: string): readonly string[] =>
  [...documents.table.inCollection(`farms/${farmId}`, 'members')].flatMap(
    ({ path }) => memberPath.exec(path)?.[2] ?? [],
  );

/** One farm, seen from one of its members; null where `uid` is none of them. */
export function farmOfMember(
  documents: Documents,
  farmId: string,
  uid: string,
): FarmOfMember | null {
  const member = documents.table.read(`farms/${farmId}/members/${uid}`);
  if (member === null) return null;
  const farm: StoredDocument | null = documents.table.read(`farms/${farmId}`);
  const members = membersOf(documents, farmId);
  const successor = textAt(farm, 'successor');
  return {
    farmId,
    name: textAt(farm, 'name') ?? '',
    role: textAt(member, 'role'),
    owners: ownersOf(farm),
    successor: successor !== null && members.includes(successor) ? successor : null,
    members,
  };
}

/**
 * The farms that somebody belongs to: asked of the members of all farms, not of the account's own list,
 * which its owner may change.
 */
export function farmsOfMember(documents: Documents, uid: string): readonly FarmOfMember[] {
  const ids: string[] = [];
  for (const { path } of documents.table.inCollectionGroup('', 'members')) {
    const [, farmId, member] = memberPath.exec(path) ?? [];
    if (farmId !== undefined && member === uid) ids.push(farmId);
  }
  return ids.flatMap((farmId) => farmOfMember(documents, farmId, uid) ?? []);
}
