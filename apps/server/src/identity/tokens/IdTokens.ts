import { hash, sign } from 'node:crypto';
import { jwtVerify, type JWTHeaderParameters } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Account } from '../Account.ts';
import { IdentityError } from '../IdentityError.ts';
import type { Session } from './Sessions.ts';
import type { SigningKeys } from './SigningKeys.ts';

export const ID_TOKEN_SECONDS = 3600;

/** How far our own clock may have been set back between issue and check. */
const CLOCK_SLACK_SECONDS = 60;

/** Characters. Our tokens have around 800; a name of 256 characters adds its own length. */
const MAX_LENGTH = 8192;

const CACHE_SIZE = 10_000;

const claimsShape = z
  .object({
    iss: z.string(),
    aud: z.string(),
    sub: z.string().min(1).max(128),
    sid: z.string().min(1),
    iat: z.int(),
    exp: z.int(),
    auth_time: z.int(),
  })
  .loose();

/** The claims of a signed token. The database says whether its account and session still hold. */
export type Claims = Readonly<z.infer<typeof claimsShape>>;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Base64url has several spellings for the same bytes; one token has one spelling. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

const hasOurHeader = (header: JWTHeaderParameters): boolean =>
  Object.keys(header).toSorted().join() === 'alg,kid,typ';

/** Makes and checks ID tokens: ES256, one hour. */
export class IdTokens {
  readonly #keys: SigningKeys;
  readonly #clock: Clock;
  readonly #projectId: string;
  readonly #issuer: string;
  readonly #checked = new Map<string, Claims>();

  constructor(keys: SigningKeys, clock: Clock, projectId: string) {
    this.#keys = keys;
    this.#clock = clock;
    this.#projectId = projectId;
    // The issuer is the instance, not its address: moving to another address signs nobody out.
    this.#issuer = `urn:mix-instance:${projectId}`;
  }

  /** @param session whom the token belongs to and when its password was given (seconds). */
  mint(account: Account, session: Pick<Session, 'id' | 'authTime' | 'secondFactorId'>): string {
    const { kid, privateKey } = this.#keys.current;
    const now = Math.floor(this.#clock() / 1000);
    const claims = {
      auth_time: session.authTime,
      user_id: account.uid,
      sid: session.id,
      email: account.email,
      email_verified: account.emailVerified,
      ...(account.displayName === null ? {} : { name: account.displayName }),
      ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
      ...(account.isAdmin ? { admin: true } : {}),
      firebase: {
        identities: { email: [account.email] },
        sign_in_provider: 'password',
        ...(session.secondFactorId === null
          ? {}
          : { sign_in_second_factor: 'totp', second_factor_identifier: session.secondFactorId }),
      },
      iss: this.#issuer,
      aud: this.#projectId,
      sub: account.uid,
      iat: now,
      exp: now + ID_TOKEN_SECONDS,
    };
    const signed = `${encode({ alg: 'ES256', kid, typ: 'JWT' })}.${encode(claims)}`;
    // Signing on a thread of its own, as Web Crypto does it, costs twice the processor time.
    const signature = sign('sha256', Buffer.from(signed), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    });
    const token = `${signed}.${signature.toString('base64url')}`;
    // The token is used soon, and checking it would only find that we have signed it.
    this.#remember(token, claims);
    return token;
  }

  /**
   * Checks form, signature, issuer, audience and times.
   * @throws IdentityError INVALID_ID_TOKEN, whatever is wrong.
   */
  async check(token: string): Promise<Claims> {
    const claims = await this.#checkSignature(token);
    const now = this.#clock() / 1000;
    if (claims.exp <= now || claims.iat > now + CLOCK_SLACK_SECONDS) {
      throw new IdentityError('INVALID_ID_TOKEN');
    }
    return claims;
  }

  async #checkSignature(token: string): Promise<Claims> {
    if (token.length > MAX_LENGTH) throw new IdentityError('INVALID_ID_TOKEN');
    const known = this.#checked.get(hash('sha256', token, 'base64'));
    if (known !== undefined) return known;
    if (!JWT.test(token) || !isCanonical(token)) throw new IdentityError('INVALID_ID_TOKEN');
    const claims = await this.#verify(token);
    this.#remember(token, claims);
    return claims;
  }

  #remember(token: string, claims: Claims): void {
    // Forgets the oldest: a Map keeps the order of insertion.
    const oldest = this.#checked.keys().next();
    if (this.#checked.size >= CACHE_SIZE && oldest.done !== true)
      this.#checked.delete(oldest.value);
    this.#checked.set(hash('sha256', token, 'base64'), claims);
  }

  async #verify(token: string): Promise<Claims> {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = hasOurHeader(header) ? this.#keys.publicKey(header.kid ?? '') : null;
          if (key === null) throw new IdentityError('INVALID_ID_TOKEN');
          return key;
        },
        {
          algorithms: ['ES256'],
          typ: 'JWT',
          issuer: this.#issuer,
          audience: this.#projectId,
          currentDate: new Date(this.#clock()),
        },
      );
      return claimsShape.parse(payload);
    } catch {
      // The reason of a refusal would only help a forger.
      throw new IdentityError('INVALID_ID_TOKEN');
    }
  }
}
