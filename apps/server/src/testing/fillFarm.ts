import { randomBytes } from 'node:crypto';
import { openForAdmin } from '../admin/openForAdmin.ts';
import type { Fields, Value } from '../firestore/wire/Value.ts';
import type { Account } from '../identity/Account.ts';
import { storedHostedHash } from '../identity/passwords/hostedScrypt.ts';
import { LocalSide } from '../admin/move/LocalSide.ts';
import { documentsRoot } from '../admin/move/moveReferences.ts';
import { readInstance } from '../sqlite/instance.ts';

/** The password of every account that `fillFarm` makes. */
export const FARM_PASSWORD = 'user1password';

/** The public example of github.com/firebase/scrypt: these parameters and this salt make this hash of it. */
export const PUBLIC_EXAMPLE = {
  parameters: {
    signerKey: Buffer.from(
      'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
      'base64',
    ),
    saltSeparator: Buffer.from('Bw==', 'base64'),
    rounds: 8,
    memoryCost: 14,
  },
  salt: Buffer.from('42xEC+ixf3L2lw==', 'base64'),
  hash: Buffer.from(
    'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
    'base64',
  ),
};

/** The hash parameters as the console shows them. */
export const HASH_PARAMETERS_TEXT = `hash_config {
  algorithm: SCRYPT,
  base64_signer_key: ${PUBLIC_EXAMPLE.parameters.signerKey.toString('base64')},
  base64_salt_separator: Bw==,
  rounds: 8,
  mem_cost: 14,
}`;

const SCRYPT_HASH = storedHostedHash(
  PUBLIC_EXAMPLE.parameters,
  PUBLIC_EXAMPLE.salt,
  PUBLIC_EXAMPLE.hash,
);
/** Hashes of FARM_PASSWORD too, made once with the parameters of today and once with older ones. */
const ARGON2_HASHES = [
  '$argon2id$v=19$m=19456,t=2,p=1$AAECAwQFBgcICQoLDA0ODw$xEioPwgJP6BxQZhy8HeLkz2XJEEcJqrya5wGJj9p21s',
  '$argon2id$v=19$m=12288,t=3,p=1$AAECAwQFBgcICQoLDA0ODw$JXtLGtF4ipNrxnZP2QjRCQAKyFyeC0HOUi1Scdpw85I',
];
const HASHES = [...ARGON2_HASHES, SCRYPT_HASH];

const string = (value: string): Value => ({ kind: 'string', value });

/** One value of every kind that a document can hold. */
const oneOfEach = (at: number, root: string): Fields =>
  new Map<string, Value>([
    ['name', string(`Høyland ${at} 🚜`)],
    ['nothing', { kind: 'null' }],
    ['isDone', { kind: 'boolean', value: at % 2 === 0 }],
    ['count', { kind: 'integer', value: 9_007_199_254_740_993n + BigInt(at) }],
    ['rateLPerHa', { kind: 'double', value: at / 7 }],
    ['below', { kind: 'double', value: -0 }],
    ['createdAt', { kind: 'timestamp', value: 1_700_000_000_123_456n + BigInt(at) }],
    ['photo', { kind: 'bytes', value: Uint8Array.of(at % 256, 0, 255) }],
    ['place', { kind: 'geoPoint', latitude: -43.5, longitude: 172.6 }],
    ['machine', { kind: 'reference', name: `${root}/machines/m${at % 9}` }],
    ['elsewhere', { kind: 'reference', name: `${documentsRoot('another-farm')}/product/urea` }],
    [
      'products',
      {
        kind: 'array',
        values: [
          {
            kind: 'map',
            fields: new Map([
              ['product', { kind: 'reference', name: `${root}/product/p${at}` } as const],
              ['order', { kind: 'integer', value: BigInt(at) } as const],
            ]),
          },
          string(''),
        ],
      },
    ],
    ['empty', { kind: 'map', fields: new Map() }],
    ['none', { kind: 'array', values: [] }],
  ]);

const FIRST_MS = Date.UTC(2025, 8, 1);

function farmAccount(at: number): Account {
  const createdAt = FIRST_MS + at * 1000;
  return {
    uid: `uid-${at}`,
    email: `person${at}@example.org`,
    emailVerified: at % 2 === 0,
    passwordHash: HASHES[at % HASHES.length] ?? SCRYPT_HASH,
    passwordChangedAt: createdAt,
    displayName: at % 3 === 0 ? null : `Person ${at}`,
    photoUrl: at % 5 === 0 ? `https://example.org/${at}.png` : null,
    disabled: at % 10 === 9,
    isAdmin: at === 0,
    validSince: Math.floor(createdAt / 1000),
    createdAt,
    lastLoginAt: createdAt + 1000,
    lastRefreshAt: createdAt + 2000,
  };
}

/** Fills a new data folder with a farm of so many accounts and documents, the same in every run. */
export function fillFarm(
  dataDirectory: string,
  { accounts, documents }: { readonly accounts: number; readonly documents: number },
): void {
  const clock = (): number => FIRST_MS;
  const database = openForAdmin(dataDirectory, clock, { mayCreate: true });
  const { projectId } = readInstance(database, clock, randomBytes);
  const local = new LocalSide(database, projectId, projectId);
  local.putAccounts(Array.from({ length: accounts }, (_, at) => farmAccount(at)));
  const pathOf = (at: number): string => {
    const owner = `users/uid-${at % accounts}`;
    if (at < accounts) return owner;
    // Some lie below a document that is not there, some sort otherwise by bytes than by segments.
    return at % 4 === 0 ? `${owner}-x/farms/f/records/r${at}` : `${owner}/mixes/m${at}`;
  };
  local.putDocuments(
    Array.from({ length: documents }, (_, at) => ({
      path: pathOf(at),
      fields: oneOfEach(at, local.root),
      createTime: BigInt(FIRST_MS) * 1000n + BigInt(at),
      updateTime: BigInt(FIRST_MS) * 1000n + BigInt(at) * 2n + 1n,
    })),
  );
  local.stampNow(BigInt(FIRST_MS) * 1000n + BigInt(documents) * 3n);
  database.close();
}
