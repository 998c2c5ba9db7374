import { createHash } from 'node:crypto';
import { INVITE_HOURS, type InviteState } from '@mix/documents';
import type { Documents } from '../storage/Documents.ts';
import type { Micros } from '../wire/Value.ts';
import { textAt } from './farmFields.ts';

const LIFE_MICROS = BigInt(INVITE_HOURS) * 3600n * 1_000_000n;

/** Whether a link lets somebody in, as `isUsable` of firestore.rules has it. */
export function inviteState(
  documents: Documents,
  {
    farmId,
    secret,
    now,
  }: { readonly farmId: string; readonly secret: string; readonly now: Micros },
): InviteState {
  const id = createHash('sha256').update(secret).digest('hex').toUpperCase();
  const invite = documents.table.read(`farms/${farmId}/invites/${id}`);
  const createdAt = invite?.fields.get('createdAt');
  if (createdAt?.kind !== 'timestamp' || now >= createdAt.value + LIFE_MICROS) return 'ended';
  const maker = textAt(invite, 'createdBy') ?? '';
  const role = textAt(documents.table.read(`farms/${farmId}/members/${maker}`), 'role');
  if (role !== 'owner' && role !== 'manager') return 'ended';
  return textAt(invite, 'usedBy') === null ? 'open' : 'used';
}
