import type { Backend, SignedIn } from './Backend.ts';
import { callIdentity } from './signUp.ts';

/** Documents that reads and queries find. */
export const STORED = 200;

export interface Operation {
  readonly name: string;
  /** How many are measured in one round. */
  readonly count: number;
  /** How many times as fast as the emulators it has to be; null is told only. */
  readonly goal: number | null;
  readonly run: (backend: Backend, account: SignedIn, index: number) => Promise<void>;
}

/** Numbers that no two writes share, so that each changes something. */
let serial = 0;

const root = ({ projectId }: Backend): string =>
  `projects/${projectId}/databases/(default)/documents`;

export const mixName = (backend: Backend, { uid }: SignedIn, id: string): string =>
  `${root(backend)}/users/${uid}/mixes/${id}`;

/** A mix as the app writes it: the time of the write is the server's. */
export function mixWrite(backend: Backend, account: SignedIn, id: string, area: number): object {
  return {
    update: {
      name: mixName(backend, account, id),
      fields: {
        name: { stringValue: `Mix ${id}` },
        areaHa: { integerValue: String(area) },
        createdAt: { timestampValue: '2026-11-21T00:00:00Z' },
      },
    },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  };
}

export async function askDocuments(
  backend: Backend,
  { idToken }: SignedIn,
  operation: string,
  body: object,
  parent = '',
): Promise<void> {
  const answer = await fetch(
    `${backend.documentsOrigin}/v1/${root(backend)}${parent}:${operation}`,
    {
      method: 'POST',
      headers: { 'content-type': 'text/plain', authorization: `Bearer ${idToken}` },
      body: JSON.stringify(body),
    },
  );
  const text = await answer.text();
  if (!answer.ok || text.includes('"error"')) throw new Error(`${operation}: ${text}`);
}

async function refresh(backend: Backend, { refreshToken }: SignedIn): Promise<void> {
  const answer = await fetch(
    `${backend.identityOrigin}${backend.tokenPath}/token?key=${backend.apiKey}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(`token: ${text}`);
}

export const OPERATIONS: readonly Operation[] = [
  {
    // Few, because an address may not try a hundred passwords in an hour.
    name: 'sign-in (the emulator hashes no password)',
    count: 20,
    goal: null,
    run: async (backend, { email, password }) => {
      const body = { email, password, returnSecureToken: true };
      await callIdentity(backend, 'accounts:signInWithPassword', body);
    },
  },
  {
    name: 'lookup',
    count: 1500,
    goal: 3,
    run: async (backend, { idToken }) => {
      await callIdentity(backend, 'accounts:lookup', { idToken });
    },
  },
  { name: 'token refresh', count: 1000, goal: 3, run: refresh },
  {
    name: 'commit of one document, on disk before the answer',
    count: 1000,
    goal: 5,
    run: async (backend, account, index) => {
      serial += 1;
      const write = mixWrite(backend, account, `w${index % STORED}`, serial);
      await askDocuments(backend, account, 'commit', { writes: [write] });
    },
  },
  {
    name: 'batchGet of 10 documents',
    count: 1000,
    goal: 5,
    run: async (backend, account, index) => {
      const documents = Array.from({ length: 10 }, (_, place) =>
        mixName(backend, account, `m${(index + place) % STORED}`),
      );
      await askDocuments(backend, account, 'batchGet', { documents });
    },
  },
  {
    name: `query, 20 of ${STORED} documents`,
    count: 500,
    goal: null,
    run: async (backend, account) => {
      const structuredQuery = {
        from: [{ collectionId: 'mixes' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'areaHa' },
            op: 'LESS_THAN',
            value: { integerValue: '20' },
          },
        },
        orderBy: [{ field: { fieldPath: 'areaHa' }, direction: 'DESCENDING' }],
        limit: 20,
      };
      await askDocuments(
        backend,
        account,
        'runQuery',
        { structuredQuery },
        `/users/${account.uid}`,
      );
    },
  },
];
