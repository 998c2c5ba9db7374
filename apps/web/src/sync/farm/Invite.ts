import { INVITE_HOURS, memberKind, plainWords, type Role } from '@mix/documents';
import { Timestamp, type DocumentSnapshot } from 'firebase/firestore';

/** What somebody was invited to. */
export interface Invite {
  readonly id: string;
  readonly role: Role;
  /** Whom it is for, in the words of whoever made it; null: not said. */
  readonly name: string | null;
  readonly farmName: string | null;
  /** Null while it is open. */
  readonly usedBy: string | null;
  /** When it ends by itself. */
  readonly endsAt: Date;
}

/** Null where there is no invite, or a version of the app wrote it that this one cannot read. */
export function inviteOf(snapshot: DocumentSnapshot): Invite | null {
  const data: Readonly<Record<string, unknown>> | undefined = snapshot.data({
    serverTimestamps: 'estimate',
  });
  if (data === undefined) return null;
  const { role, name, createdAt } = data;
  const member = memberKind.parse({ role, name });
  if (member === null || !(createdAt instanceof Timestamp)) return null;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  return {
    id: snapshot.id,
    role: member.role,
    name: member.name,
    farmName: plainWords(text(data['farmName'])),
    usedBy: text(data['usedBy']),
    endsAt: new Date(createdAt.toMillis() + INVITE_HOURS * 3_600_000),
  };
}
