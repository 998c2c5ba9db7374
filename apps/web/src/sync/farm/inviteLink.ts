import { newDocumentId } from '../newDocumentId.ts';
import { paths } from '../../device/navigation/paths.ts';

/** What a link of an invite says. */
export interface InviteLink {
  readonly farmId: string;
  readonly secret: string;
}

/** A link that was made here, with the id of the farm's invite document. */
export interface MadeInvite extends InviteLink {
  readonly id: string;
}

/** 27 letters and digits: 160 bits, more than anybody guesses. */
const SECRET_LENGTH = 27;

export const newSecret = (): string => (newDocumentId() + newDocumentId()).slice(0, SECRET_LENGTH);

/** Behind the `#`: no browser sends that to a server, so no log holds it. */
export const inviteUrl = (origin: string, { farmId, secret }: InviteLink): string =>
  `${origin}${paths.join}#${farmId}.${secret}`;

const LINK = /^#([A-Za-z0-9]{1,64})\.([A-Za-z0-9]{22,100})$/;

/** What stands behind the `#` of an address; null where that is no invite. */
export function readInviteHash(hash: string): InviteLink | null {
  const [, farmId, secret] = LINK.exec(hash) ?? [];
  return farmId === undefined || secret === undefined ? null : { farmId, secret };
}

/**
 * The id of an invite: the SHA-256 of its secret, as the rules work it out.
 * @returns null on a page without TLS, where the browser hashes nothing
 */
export async function inviteIdOf(secret: string): Promise<string | null> {
  const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;
  if (subtle === undefined) return null;
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(secret)));
  return [...hash]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
