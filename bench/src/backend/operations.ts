import type { Backend, SignedIn } from './Backend.ts';

/** Documents of an account that reads and queries find. */
export const STORED = 200;

/** One request, before it is known how it is sent. */
export interface Call {
  readonly path: string;
  readonly type: string;
  readonly idToken: string | null;
  readonly body: string;
}

export interface Operation {
  readonly name: string;
  /** Who answers. */
  readonly service: 'identity' | 'documents';
  /** How many are measured in one round. */
  readonly count: number;
  /** The least multiple of the emulators' calls a second; null: told without a goal. */
  readonly leastTimes: number | null;
  /** The largest share of the emulators' processor time for a call; null: told without a goal. */
  readonly mostShare: number | null;
  /** @param index that no two calls share, so that each write changes something. */
  readonly call: (backend: Backend, account: SignedIn, index: number) => Call;
  /** The account with what it learns from an answer, such as new tokens. */
  readonly learn?: (account: SignedIn, answer: string) => SignedIn;
}

const root = ({ projectId }: Backend): string =>
  `projects/${projectId}/databases/(default)/documents`;

export const mixName = (backend: Backend, { uid }: SignedIn, id: string): string =>
  `${root(backend)}/users/${uid}/mixes/${id}`;

const stamp = (fieldPath: string): object => ({ fieldPath, setToServerValue: 'REQUEST_TIME' });

/** A new mix as the app writes it: its times are the server's. */
export const mixWrite = (
  backend: Backend,
  account: SignedIn,
  id: string,
  area: number,
): object => ({
  update: {
    name: mixName(backend, account, id),
    fields: {
      name: { stringValue: `Mix ${id}` },
      areaHa: { integerValue: String(area) },
    },
  },
  updateTransforms: [stamp('createdAt'), stamp('updatedAt')],
});

/** A change of one that is there: when it was made stays. */
export const mixChange = (
  backend: Backend,
  account: SignedIn,
  id: string,
  area: number,
): object => ({
  update: {
    name: mixName(backend, account, id),
    fields: { areaHa: { integerValue: String(area) } },
  },
  updateMask: { fieldPaths: ['areaHa'] },
  updateTransforms: [stamp('updatedAt')],
});

const documentCall = (
  backend: Backend,
  { idToken }: SignedIn,
  operation: string,
  body: object,
  parent = '',
): Call => ({
  path: `/v1/${root(backend)}${parent}:${operation}`,
  type: 'text/plain',
  idToken,
  body: JSON.stringify(body),
});

const identityCall = (
  { identityPath, apiKey }: Backend,
  operation: string,
  body: object,
): Call => ({
  path: `${identityPath}/${operation}?key=${apiKey}`,
  type: 'application/json',
  idToken: null,
  body: JSON.stringify(body),
});

/** One request on its own. */
export const send = (origin: string, { path, type, idToken, body }: Call): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(idToken !== null && { authorization: `Bearer ${idToken}` }),
    },
    body,
  });

/** Writes on their own, outside a measurement. @throws Error with the answer, when it is a refusal. */
export async function commitWrites(
  backend: Backend,
  account: SignedIn,
  writes: readonly object[],
): Promise<void> {
  const answer = await send(
    backend.documentsOrigin,
    documentCall(backend, account, 'commit', { writes }),
  );
  if (!answer.ok) throw new Error(`commit: ${await answer.text()}`);
}

/** Few, because an address may not try a hundred passwords in an hour. */
const signIn: Operation = {
  name: 'sign-in (the emulator hashes no password)',
  service: 'identity',
  count: 20,
  leastTimes: null,
  mostShare: null,
  call: (backend, { email, password }) =>
    identityCall(backend, 'accounts:signInWithPassword', {
      email,
      password,
      returnSecureToken: true,
    }),
};

const lookup: Operation = {
  name: 'lookup',
  service: 'identity',
  count: 5000,
  leastTimes: 3,
  mostShare: 1 / 3,
  call: (backend, { idToken }) => identityCall(backend, 'accounts:lookup', { idToken }),
};

/**
 * Each call has the token of the answer before, as devices do. Our server rotates tokens, keeps
 * that on disk and signs, none of which the emulator does; signing and the disk alone take more
 * than a third of what the emulator takes.
 */
const refresh: Operation = {
  name: 'token refresh',
  service: 'identity',
  count: 4000,
  leastTimes: 1,
  mostShare: 3 / 4,
  call: ({ tokenPath, apiKey }, { refreshToken }) => ({
    path: `${tokenPath}/token?key=${apiKey}`,
    type: 'application/x-www-form-urlencoded',
    idToken: null,
    body: `grant_type=refresh_token&refresh_token=${encodeURIComponent(refreshToken)}`,
  }),
  learn: (account, answer) => {
    const refreshToken = /"refresh_token": ?"([^"]+)"/.exec(answer)?.[1];
    if (refreshToken === undefined) throw new Error('no refresh token came');
    return { ...account, refreshToken };
  },
};

const commit: Operation = {
  name: 'commit of one document, on disk before the answer',
  service: 'documents',
  count: 1000,
  leastTimes: 5,
  mostShare: null,
  call: (backend, account, index) =>
    documentCall(backend, account, 'commit', {
      writes: [mixChange(backend, account, `m${index % STORED}`, index)],
    }),
};

const batchGet: Operation = {
  name: 'batchGet of 10 documents',
  service: 'documents',
  count: 1000,
  leastTimes: 5,
  mostShare: null,
  call: (backend, account, index) =>
    documentCall(backend, account, 'batchGet', {
      documents: Array.from({ length: 10 }, (_, place) =>
        mixName(backend, account, `m${(index + place) % STORED}`),
      ),
    }),
};

const leastArea = {
  field: { fieldPath: 'areaHa' },
  op: 'LESS_THAN',
  value: { integerValue: '20' },
};

const runQuery: Operation = {
  name: `query, 20 of ${STORED} documents`,
  service: 'documents',
  count: 400,
  leastTimes: null,
  mostShare: null,
  call: (backend, account) => {
    const structuredQuery = {
      from: [{ collectionId: 'mixes' }],
      where: { fieldFilter: leastArea },
      orderBy: [{ field: { fieldPath: 'areaHa' }, direction: 'DESCENDING' }],
      limit: 20,
    };
    return documentCall(backend, account, 'runQuery', { structuredQuery }, `/users/${account.uid}`);
  },
};

export const OPERATIONS: readonly Operation[] = [
  signIn,
  lookup,
  refresh,
  commit,
  batchGet,
  runQuery,
];
