import { commitWrites } from '../backend/operations.ts';
import type { Backend, SignedIn } from '../backend/Backend.ts';
import { wireFields } from '../backend/capacity/wireFields.ts';
import type { HeldDocument } from '../holdDocuments.ts';

/** Writes in one commit: the server takes so many values at once. */
const AT_ONCE = 40;

/** Writes documents into an account, as a device would have sent them. */
export async function fillAccount(
  backend: Backend,
  account: SignedIn,
  documents: readonly HeldDocument[],
): Promise<void> {
  const root = `projects/${backend.projectId}/databases/(default)/documents`;
  const now = { setToServerValue: 'REQUEST_TIME' };
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const writes = documents.slice(from, from + AT_ONCE).map(({ collection, id, fields }) => ({
      update: {
        name: `${root}/users/${account.uid}/${collection}/${id}`,
        fields: wireFields(fields),
      },
      updateTransforms: [
        { fieldPath: 'createdAt', ...now },
        { fieldPath: 'updatedAt', ...now },
      ],
    }));
    await commitWrites(backend, account, writes);
  }
}
