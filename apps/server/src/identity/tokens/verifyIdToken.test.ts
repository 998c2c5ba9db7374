import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  startAccountServer,
  type AccountServer,
  type Tokens,
} from '../../testing/accountClient.ts';
import { readConfig } from '../../config.ts';
import { AccountsTable } from '../AccountsTable.ts';
import { SecondFactorsTable } from '../secondFactor/SecondFactorsTable.ts';
import { IdTokens } from './IdTokens.ts';
import { IdentityError } from '../IdentityError.ts';
import { Sessions } from './Sessions.ts';
import { SigningKeys } from './SigningKeys.ts';
import { verifyIdToken } from './verifyIdToken.ts';

type Json = Readonly<Record<string, unknown>>;

const part = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const parsePart = (text: string | undefined): Json =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Json;

const es256 = (key: KeyObject) => (text: string) =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

let server: AccountServer;
let tokens: Tokens;
let keys: SigningKeys;
let parts: Parameters<typeof verifyIdToken>[0];
beforeAll(async () => {
  server = await startAccountServer();
  tokens = await server.register();
  const clock = (): number => server.time.now;
  // The server's own keys, so that tokens can be wrong in one thing alone.
  const text = readFileSync(join(server.dataDirectory, 'signing-keys.json'), 'utf8');
  const random = (count: number): Uint8Array => new Uint8Array(count).fill(7);
  keys = new SigningKeys({ read: () => text, write: () => undefined }, clock, random);
  parts = {
    accounts: new AccountsTable(server.database),
    sessions: new Sessions(server.database, clock, random),
    idTokens: new IdTokens(keys, clock, server.projectId),
    secondFactors: new SecondFactorsTable(server.database),
    settings: readConfig({}).accounts.identity,
  };
});
afterAll(() => server.stop());
let started: number;
beforeAll(() => (started = server.time.now));
beforeEach(() => {
  server.time.now = started;
});

const codeOf = async (token: string): Promise<string> => {
  try {
    await verifyIdToken(parts, token);
    return 'accepted';
  } catch (error) {
    return error instanceof IdentityError ? error.code : String(error);
  }
};

interface Pieces {
  readonly header: Json;
  readonly claims: Json;
  readonly own: KeyObject;
  readonly now: number;
}

const pieces = (): Pieces => {
  const [header, claims] = tokens.idToken.split('.');
  const now = Math.floor(server.time.now / 1000);
  return {
    header: parsePart(header),
    claims: parsePart(claims),
    own: keys.current.privateKey,
    now,
  };
};

/** A token signed with the right key, and right in everything but what `change` says. */
const altered =
  (change: { header?: Json; claims?: Json | ((made: Pieces) => Json) }) =>
  (made: Pieces): string => {
    const claims = typeof change.claims === 'function' ? change.claims(made) : change.claims;
    const text = `${part({ ...made.header, ...change.header })}.${part({ ...made.claims, ...claims })}`;
    return `${text}.${es256(made.own)(text)}`;
  };

const otherKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const otherJwk = createPublicKey(otherKey).export({ format: 'jwk' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const curve384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;

const signedBy =
  (header: Json, signer: (text: string, made: Pieces) => string) => (made: Pieces) => {
    const text = `${part({ ...made.header, ...header })}.${part(made.claims)}`;
    return `${text}.${signer(text, made)}`;
  };

const hmacWith =
  (hash: string, secret: (made: Pieces) => string | Buffer) => (text: string, made: Pieces) =>
    createHmac(hash, secret(made)).update(text).digest('base64url');

const publicPem = ({ own }: Pieces): string =>
  createPublicKey(own).export({ type: 'spki', format: 'pem' }).toString();

const split = (): [string, string, string] => {
  const [head = '', body = '', signature = ''] = tokens.idToken.split('.');
  return [head, body, signature];
};

const HOSTILE: readonly (readonly [string, (made: Pieces) => string])[] = [
  ['nothing', () => ''],
  ['a word', () => 'owner'],
  ['dots', () => '..'],
  ['four dots', () => '....'],
  ['null', () => 'null'],
  ['JSON', () => '{}'],
  ['a token in a header word', () => `Bearer ${tokens.idToken}`],
  ['a space before', () => ` ${tokens.idToken}`],
  ['a line break after', () => `${tokens.idToken}\n`],
  ['a NUL after', () => `${tokens.idToken}\0`],
  ['one part', () => split()[0]],
  ['two parts', () => split().slice(0, 2).join('.')],
  ['four parts', () => `${tokens.idToken}.x`],
  ['five parts, as encrypted', () => `${tokens.idToken}.x.y`],
  ['an empty signature', () => `${split()[0]}.${split()[1]}.`],
  ['an empty header', () => `.${split()[1]}.${split()[2]}`],
  ['an empty body', () => `${split()[0]}..${split()[2]}`],
  ['a signature cut short', () => tokens.idToken.slice(0, -2)],
  ['a signature made longer', () => `${tokens.idToken}AA`],
  ['a signature of zeros', () => `${split()[0]}.${split()[1]}.${'A'.repeat(86)}`],
  [
    'another spelling of the signature',
    () => {
      const last = tokens.idToken.slice(-1);
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
      return tokens.idToken.slice(0, -1) + (letters[letters.indexOf(last) + 1] ?? 'A');
    },
  ],
  ['padding', () => `${tokens.idToken}==`],
  ['plain base64', () => `${split()[0]}.${split()[1]}.${'+/'.repeat(43)}`],
  [
    'a DER signature',
    (made) => {
      const text = split().slice(0, 2).join('.');
      return `${text}.${sign('sha256', Buffer.from(text), made.own).toString('base64url')}`;
    },
  ],
  [
    'one letter of the body changed',
    () => {
      const [head, body, signature] = split();
      return `${head}.${body.slice(0, 20)}${body[20] === 'A' ? 'B' : 'A'}${body.slice(21)}.${signature}`;
    },
  ],
  [
    'the body of another account, signature kept',
    (made) => `${split()[0]}.${part({ ...made.claims, sub: 'somebodyElse' })}.${split()[2]}`,
  ],
  ['a megabyte', (made) => altered({ claims: { name: 'x'.repeat(1_000_000) } })(made)],
  ['9,000 characters', (made) => altered({ claims: { name: 'x'.repeat(9000) } })(made)],
  ['alg none', signedBy({ alg: 'none' }, () => '')],
  ['alg None, signed', signedBy({ alg: 'None' }, (text, { own }) => es256(own)(text))],
  ['alg none, signed', signedBy({ alg: 'none' }, (text, { own }) => es256(own)(text))],
  ['alg in small letters', altered({ header: { alg: 'es256' } })],
  ['alg missing', altered({ header: { alg: undefined } })],
  ['alg a list', altered({ header: { alg: ['ES256'] } })],
  ['alg ES384 on our signature', altered({ header: { alg: 'ES384' } })],
  ['alg RS256 on our signature', altered({ header: { alg: 'RS256' } })],
  ['HS256 with our public key as PEM', signedBy({ alg: 'HS256' }, hmacWith('sha256', publicPem))],
  [
    'HS256 with our key id',
    signedBy(
      { alg: 'HS256' },
      hmacWith('sha256', () => keys.current.kid),
    ),
  ],
  [
    'HS256 with nothing',
    signedBy(
      { alg: 'HS256' },
      hmacWith('sha256', () => ''),
    ),
  ],
  [
    'HS256 with our public key as JWK',
    signedBy(
      { alg: 'HS256' },
      hmacWith('sha256', ({ own }) =>
        JSON.stringify(createPublicKey(own).export({ format: 'jwk' })),
      ),
    ),
  ],
  ['HS512 with our public key', signedBy({ alg: 'HS512' }, hmacWith('sha512', publicPem))],
  ['another key under our key id', signedBy({}, (text) => es256(otherKey)(text))],
  [
    'RSA under our key id',
    signedBy({ alg: 'RS256' }, (text) =>
      sign('sha256', Buffer.from(text), rsa).toString('base64url'),
    ),
  ],
  [
    'P-384 under our key id',
    signedBy({ alg: 'ES384' }, (text) =>
      sign('sha384', Buffer.from(text), { key: curve384, dsaEncoding: 'ieee-p1363' }).toString(
        'base64url',
      ),
    ),
  ],
  ['an unknown key id', altered({ header: { kid: 'other' } })],
  ['no key id', altered({ header: { kid: undefined } })],
  ['a key id that is a path', altered({ header: { kid: '../../dev/null' } })],
  ['a key id that is SQL', altered({ header: { kid: `' OR 1=1 --` } })],
  ['a key id that is a number', altered({ header: { kid: 0 } })],
  ['a key of its own in the header', signedBy({ jwk: otherJwk }, (text) => es256(otherKey)(text))],
  [
    'an address of keys in the header',
    signedBy({ jku: 'https://evil.example.com/jwks.json' }, (text) => es256(otherKey)(text)),
  ],
  [
    'an address of certificates',
    signedBy({ x5u: 'https://evil.example.com/x' }, (text) => es256(otherKey)(text)),
  ],
  ['a certificate', signedBy({ x5c: ['MIIB'] }, (text) => es256(otherKey)(text))],
  ['a key in the header, our signature', altered({ header: { jwk: otherJwk } })],
  ['crit', altered({ header: { crit: ['exp'] } })],
  ['b64 false', altered({ header: { b64: false, crit: ['b64'] } })],
  ['zipped', altered({ header: { zip: 'DEF' } })],
  ['typ missing', altered({ header: { typ: undefined } })],
  ['typ of an access token', altered({ header: { typ: 'at+jwt' } })],
  ['typ of a custom token', altered({ header: { typ: 'custom' } })],
  ['another issuer', altered({ claims: { iss: 'urn:mix-instance:other' } })],
  ['the hosted issuer', altered({ claims: { iss: `https://securetoken.google.com/x` } })],
  ['no issuer', altered({ claims: { iss: undefined } })],
  ['issuers', altered({ claims: ({ claims }) => ({ iss: [claims['iss']] }) })],
  ['another audience', altered({ claims: { aud: 'mix-other' } })],
  ['no audience', altered({ claims: { aud: undefined } })],
  ['audiences', altered({ claims: ({ claims }) => ({ aud: [claims['aud'], 'other'] }) })],
  [
    'a custom token',
    altered({
      claims: {
        aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        uid: 'x',
      },
    }),
  ],
  ['expired this second', altered({ claims: ({ now }) => ({ exp: now }) })],
  ['expired long ago', altered({ claims: { exp: 1 } })],
  ['no end', altered({ claims: { exp: undefined } })],
  ['an end in words', altered({ claims: { exp: 'never' } })],
  ['an end that is no whole number', altered({ claims: ({ now }) => ({ exp: now + 60.5 }) })],
  ['issued two minutes ahead', altered({ claims: ({ now }) => ({ iat: now + 120 }) })],
  ['no time of issue', altered({ claims: { iat: undefined } })],
  ['issued in words', altered({ claims: { iat: 'now' } })],
  ['not yet valid', altered({ claims: ({ now }) => ({ nbf: now + 3600 }) })],
  ['no time of signing in', altered({ claims: { auth_time: undefined } })],
  ['nobody', altered({ claims: { sub: '' } })],
  ['no subject', altered({ claims: { sub: undefined } })],
  ['a subject that is a number', altered({ claims: { sub: 1 } })],
  ['a subject of 129 characters', altered({ claims: { sub: 'x'.repeat(129) } })],
  ['no session', altered({ claims: { sid: undefined } })],
  ['a header that is a list', () => `${part([])}.${split()[1]}.${split()[2]}`],
  ['a header that is null', () => `${part('null')}.${split()[1]}.${split()[2]}`],
  [
    'a body that is a list',
    (made) => {
      const text = `${part(made.header)}.${part([])}`;
      return `${text}.${es256(made.own)(text)}`;
    },
  ],
  [
    'a body that is text',
    (made) => {
      const text = `${part(made.header)}.${part('"x"')}`;
      return `${text}.${es256(made.own)(text)}`;
    },
  ],
  [
    'a header twice the same claim',
    (made) => {
      const text = `${part('{"alg":"none","alg":"HS256","kid":"x","typ":"JWT"}')}.${part(made.claims)}`;
      return `${text}.${es256(made.own)(text)}`;
    },
  ],
];

describe(`${HOSTILE.length} hostile tokens`, () => {
  test('a token put together from the same pieces is good', async () => {
    expect(await codeOf(altered({})(pieces()))).toBe('accepted');
  });

  test.each(HOSTILE)('%s', async (_name, make) => {
    const token = make(pieces());
    expect(await codeOf(token)).toBe('INVALID_ID_TOKEN');
    // The same over the wire, where an empty token counts as missing.
    const answer = await server.post('/v1/accounts:lookup', { idToken: token });
    const expected = token === '' ? 'MISSING_ID_TOKEN' : 'INVALID_ID_TOKEN';
    // A body larger than any request may be is not even read.
    expect(answer.error).toBe(token.length > 60_000 ? 'PAYLOAD_TOO_LARGE' : expected);
  });
});

describe('a good token', () => {
  test('says who it is, and holds for an hour', async () => {
    expect(await verifyIdToken(parts, tokens.idToken)).toMatchObject({
      uid: tokens.uid,
      token: { sub: tokens.uid, email: 'ann@example.org', email_verified: false },
    });
    server.time.now += 3_599_000;
    expect(await codeOf(tokens.idToken)).toBe('accepted');
    server.time.now += 1000;
    expect(await codeOf(tokens.idToken)).toBe('INVALID_ID_TOKEN');
  });

  test.each([
    ['the account is disabled', 'UPDATE accounts SET disabled = 1', 'USER_DISABLED'],
    ['the session has ended', 'UPDATE sessions SET ended_at = 1', 'TOKEN_EXPIRED'],
    ['the session is gone', 'DELETE FROM sessions', 'TOKEN_EXPIRED'],
    ['the session is of somebody else', `UPDATE sessions SET uid = 'x'`, 'TOKEN_EXPIRED'],
    ['the account is gone', 'DELETE FROM accounts', 'USER_NOT_FOUND'],
  ])('is refused at the next call when %s', async (_name, sql, code) => {
    expect(await codeOf(tokens.idToken)).toBe('accepted');
    server.database.exec('BEGIN');
    server.database.exec(sql);
    expect(await codeOf(tokens.idToken)).toBe(code);
    server.database.exec('ROLLBACK');
    expect(await codeOf(tokens.idToken)).toBe('accepted');
  });

  test('an administrator is who the database says is one, not the token', async () => {
    const claim = async (token: string): Promise<unknown> =>
      (await verifyIdToken(parts, token)).token['admin'];
    expect(await claim(altered({ claims: { admin: true } })(pieces()))).toBeUndefined();
    server.database.exec('UPDATE accounts SET is_admin = 1');
    expect(await claim(tokens.idToken)).toBe(true);
    const { body } = await server.refresh(tokens.refreshToken);
    expect(parsePart(String(body['id_token']).split('.')[1])['admin']).toBe(true);
    server.database.exec('UPDATE accounts SET is_admin = 0');
    expect(await claim(String(body['id_token']))).toBeUndefined();
  });

  test('outlives one rotation of the keys, not two', async () => {
    const before = keys.jwks().keys.length;
    keys.rotate();
    expect(await codeOf(tokens.idToken)).toBe('accepted');
    expect(keys.jwks().keys).toHaveLength(before + 1);
    expect(JSON.stringify(keys.jwks())).not.toContain('"d"');
    keys.rotate();
    const fresh = new IdTokens(keys, () => server.time.now, server.projectId);
    await expect(fresh.check(tokens.idToken)).rejects.toThrow('INVALID_ID_TOKEN');
  });
});
