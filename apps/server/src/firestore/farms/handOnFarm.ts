import { commitTrusted } from '../commit/commit.ts';
import type { Write } from '../commit/Write.ts';
import type { Documents } from '../storage/Documents.ts';
import type { Value } from '../wire/Value.ts';
import { changeOf, ownersOf, textAt, textList } from './farmFields.ts';
import { membersOf } from './farmsOfMember.ts';

const text = (value: string): Value => ({ kind: 'string', value });

/** Makes somebody a member who was none, stamped as a device that joins would do it. */
const joining = (path: string, name: string | null): Write => ({
  kind: 'set',
  path,
  precondition: { kind: 'none' },
  fields: new Map<string, Value>([
    ['role', text('owner')],
    ['name', name === null ? { kind: 'null' } : text(name)],
    ['invite', { kind: 'null' }],
  ]),
  mask: null,
  transforms: ['createdAt', 'updatedAt'].map((field) => ({
    field: [field],
    transform: { kind: 'requestTime' },
  })),
});

/**
 * Makes somebody the owner of a farm whose owners can no longer act. Members whose accounts are
 * gone, owners among them, are taken off; the other owners stay.
 * @param isThere whether there is an account of that uid
 * @returns the name of the farm; null: there is no such farm
 */
export function handOnFarm(
  documents: Documents,
  {
    farmId,
    uid,
    name,
  }: { readonly farmId: string; readonly uid: string; readonly name: string | null },
  isThere: (uid: string) => boolean,
): string | null {
  const path = `farms/${farmId}`;
  const farm = documents.table.read(path);
  if (farm === null) return null;
  const gone = membersOf(documents, farmId).filter((member) => !isThere(member));
  const stay = ownersOf(farm).filter(
    (owner) => owner !== uid && !gone.includes(owner) && isThere(owner),
  );
  const member = `${path}/members/${uid}`;
  commitTrusted(documents, [
    changeOf(path, 'owners', textList([...stay, uid])),
    documents.table.read(member) === null
      ? joining(member, name)
      : changeOf(member, 'role', text('owner')),
    ...gone.map((each): Write => ({
      kind: 'delete',
      path: `${path}/members/${each}`,
      precondition: { kind: 'none' },
    })),
  ]);
  return textAt(farm, 'name') ?? '';
}
