import { isFields } from '@mix/engine';
import type { DocumentKind } from '../DocumentKind.ts';
import { inPlainWords } from '../fields/inPlainWords.ts';
import { wholeMerge } from '../merge/wholeMerge.ts';
import { choice, text, type ValuesOf } from '../tables/FieldRow.ts';
import { partReader } from '../tables/shapeOfRows.ts';
import { ROLES } from './roles.ts';

/** Somebody who belongs to a farm; the document's id is their uid. */
const memberRows = {
  role: choice(ROLES, { stored: 'always' }),
  /** What the others know them by; null was not given. */
  name: text(200),
  /** The invite they came by; null for who made the farm. */
  invite: text(null),
} as const;

export interface Member extends ValuesOf<typeof memberRows> {
  /**
   * When their own account let their name choose a PIN on a device that several people share, by the
   * server's clock: `firestore.rules` lets nobody else say it. Absent or null: it never did.
   */
  readonly choosesPinAt?: Date | null;
}

const readMember = partReader(memberRows);

/** A role that this version does not know is no member: nothing is guessed of what it may do. */
export const memberKind: DocumentKind<Member> = inPlainWords({
  parse: (fields) => {
    const member = readMember(fields);
    const choosesPinAt = isFields(fields) ? fields['choosesPinAt'] : null;
    return member && { ...member, ...(choosesPinAt instanceof Date && { choosesPinAt }) };
  },
  serialise: ({ role, name, invite, choosesPinAt }) => ({
    role,
    name,
    invite,
    ...(choosesPinAt != null && { choosesPinAt }),
  }),
  merge: wholeMerge('silent'),
  nameOf: ({ name }) => name,
});
