import { isFields } from '@mix/engine';
import {
  documentPaths,
  INVITE_HOURS,
  memberKind,
  plainWords,
  type InviteState,
  type Role,
} from '@mix/documents';
import type { AccountServer } from '../../device/config/clientConfig.ts';
import { inviteIdOf, type InviteLink } from './inviteLink.ts';

/** What a link is for, as shown to somebody not signed in. `noAnswer`: the server told nothing. */
export type AskedInvite =
  | { readonly is: 'open'; readonly role: Role; readonly farmName: string }
  | { readonly is: Exclude<InviteState, 'open'> | 'noAnswer' };

const NO_ANSWER: AskedInvite = { is: 'noAnswer' };
const LIFE_MS = INVITE_HOURS * 3_600_000;
const TIMEOUT_MS = 15_000;

/** A field of a document as the protocol writes it. */
function fieldOf(document: unknown, name: string, kind: string): string | null {
  const fields = isFields(document) ? document['fields'] : null;
  const value = isFields(fields) ? fields[name] : null;
  const text = isFields(value) ? value[kind] : null;
  return typeof text === 'string' ? text : null;
}

/**
 * Asks what a link invites to, without an account: before somebody registers for nothing. One request, as
 * the document database's library is fetched for nobody who is signed out.
 */
export async function askInvite(
  server: AccountServer | null,
  { farmId, secret }: InviteLink,
  now: Date,
): Promise<AskedInvite> {
  const id = await inviteIdOf(secret);
  if (id === null || server === null) return NO_ANSWER;
  const { apiKey, projectId, selfHosted } = server;
  const origin = selfHosted ? '' : 'https://firestore.googleapis.com';
  const place = `${origin}/v1/projects/${projectId}/databases/(default)/documents`;
  const address = `${place}/${documentPaths.invite(farmId, id)}?key=${encodeURIComponent(apiKey)}`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (answer.status === 404) return { is: 'ended' };
    if (!answer.ok) return NO_ANSWER;
    const found: unknown = await answer.json();
    const madeAt = Date.parse(fieldOf(found, 'createdAt', 'timestampValue') ?? '');
    if (!(madeAt + LIFE_MS > now.getTime())) return { is: 'ended' };
    if (fieldOf(found, 'usedBy', 'stringValue') !== null) return { is: 'used' };
    const member = memberKind.parse({ role: fieldOf(found, 'role', 'stringValue'), name: null });
    if (member === null) return NO_ANSWER;
    const farmName = plainWords(fieldOf(found, 'farmName', 'stringValue') ?? '');
    return { is: 'open', role: member.role, farmName };
  } catch {
    return NO_ANSWER;
  }
}
