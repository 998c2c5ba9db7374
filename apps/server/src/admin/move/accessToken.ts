import { readFileSync } from 'node:fs';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { MoveError } from '../../moveProgress.ts';

/** An access token that is good for at least some minutes. */
export type AccessToken = () => Promise<string>;

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const TOKEN_SECONDS = 3600;
const RENEWED_BEFORE_MS = 5 * 60_000;
const ANSWER_MS = 30_000;

const isTokenUri = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.hostname === '127.0.0.1');
};

const keyShape = z.object({
  type: z.literal('service_account'),
  client_email: z.string(),
  private_key: z.string(),
  private_key_id: z.string().optional(),
  token_uri: z.string().refine(isTokenUri),
});

const answerShape = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/**
 * Draws tokens for a service account (RFC 7523), and another before one runs out.
 * @param file the account's key, as Google's console gives it out
 * @throws MoveError when the file is no key of a service account.
 */
export function serviceAccountToken(file: string, clock: Clock): AccessToken {
  let key: z.infer<typeof keyShape>;
  try {
    key = keyShape.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // The parser's message may quote the key, so it is not told.
    throw new MoveError(
      `${file} is not the key file of a service account. With your own account pipe a token in: gcloud auth print-access-token`,
    );
  }
  let kept: { readonly token: string; readonly until: number } | null = null;
  return async () => {
    if (kept !== null && clock() < kept.until - RENEWED_BEFORE_MS) return kept.token;
    const now = Math.floor(clock() / 1000);
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({
        alg: 'RS256',
        typ: 'JWT',
        ...(key.private_key_id === undefined ? {} : { kid: key.private_key_id }),
      })
      .setIssuer(key.client_email)
      .setAudience(key.token_uri)
      .setIssuedAt(now)
      .setExpirationTime(now + TOKEN_SECONDS)
      .sign(await importPKCS8(key.private_key, 'RS256'));
    const response = await fetch(key.token_uri, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion,
      }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const parsed = answerShape.safeParse(await response.json().catch(() => null));
    if (!response.ok || !parsed.success) {
      throw new MoveError(`Google gives ${key.client_email} no token (status ${response.status}).`);
    }
    kept = { token: parsed.data.access_token, until: (now + parsed.data.expires_in) * 1000 };
    return kept.token;
  };
}
