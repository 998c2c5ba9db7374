import { useAccount } from '../../session/accountStore.ts';
import { soFar, whole } from '../arrival/Collected.ts';
import type { KeptDocument } from '../DocumentCollection.ts';
import { documentOwner } from '../documentOwner.ts';
import { members } from '../members.ts';
import { workspaceOf } from '../workspace/Workspace.ts';

type Made = Pick<KeptDocument<unknown>, 'createdBy' | 'place'>;

/**
 * A hook. The name on the farm of the account that made a document: the account stands in the
 * document and cannot be forged, as a name that is written into it can. Null in somebody's own
 * workspace, and for a contractor, who reads no list of members.
 * @param left the name for somebody who is no member any more
 */
export function useMakerName(left: string): (made: Made) => string | null {
  const { farmId, uid } = workspaceOf(documentOwner());
  const account = useAccount();
  const people = members.useAll();
  return ({ createdBy, place }) => {
    // A document that was not sent yet was made here.
    const by = createdBy ?? (place === 'synced' ? null : uid);
    if (farmId === null || by === null) return null;
    const member = soFar(people).find(({ id }) => id === by);
    if (member !== undefined) return member.value.name;
    if (by === uid) return account?.name ?? null;
    // While the list of members has not arrived, nobody counts as having left.
    return (whole(people) ?? []).length === 0 ? null : left;
  };
}
