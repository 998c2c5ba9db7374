import { afterEach, beforeEach, expect } from 'vitest';
import { startTestServer, type TestServer, type TestServerOptions } from './startTestServer.ts';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** The error's message; null: the call worked. */
  readonly error: string | null;
}

export interface AccountServer extends TestServer {
  /** POSTs JSON to an address below the server's, with the API key. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  get(path: string): Promise<Answer>;
  /** Trades a refresh token. */
  refresh(refreshToken: string): Promise<Answer>;
  /** Registers, or fails the test. */
  register(email?: string, password?: string): Promise<Tokens>;
  signIn(email?: string, password?: string): Promise<Answer>;
  /** The code in the newest letter to an address, once it is written. */
  codeFor(email: string, mode: string): Promise<string>;
}

export interface Tokens {
  readonly uid: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

export const EMAIL = 'ann@example.org';
export const PASSWORD = 'spread lime in spring';

export const tokensOf = ({ body }: Answer): Tokens => ({
  uid: String(body['localId']),
  idToken: String(body['idToken'] ?? body['id_token']),
  refreshToken: String(body['refreshToken'] ?? body['refresh_token']),
});

async function read(response: Response): Promise<Answer> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = (await response.json()) as Record<string, unknown>;
  const error = body['error'] as { message: string; code: number } | undefined;
  if (error !== undefined) expect(error.code).toBe(response.status);
  return { status: response.status, body, error: error?.message ?? null };
}

/** The real server with the calls of the account API, under the password policy of `deploy/`. */
export async function startAccountServer(
  env: Record<string, string> = {},
  options: TestServerOptions = {},
): Promise<AccountServer> {
  const server = await startTestServer({ PASSWORD_MIN_LENGTH: '8', ...env }, options);
  const address = (path: string): string =>
    `${server.url}${path}${path.includes('?') ? '&' : '?'}key=${server.apiKey}`;
  const post: AccountServer['post'] = async (path, body, headers = {}) =>
    read(
      await fetch(address(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return {
    ...server,
    post,
    get: async (path) => read(await fetch(address(path))),
    refresh: (token) =>
      post(
        '/v1/token',
        new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
        { 'content-type': 'application/x-www-form-urlencoded' },
      ),
    register: async (email = EMAIL, password = PASSWORD) => {
      const answer = await post('/v1/accounts:signUp', { email, password });
      expect(answer.error).toBeNull();
      return tokensOf(answer);
    },
    signIn: (email = EMAIL, password = PASSWORD) =>
      post('/v1/accounts:signInWithPassword', { email, password, returnSecureToken: true }),
    codeFor: async (email, mode) => {
      let code: string | undefined;
      await expect
        .poll(() => {
          const letter = server
            .letters()
            .findLast(
              (text) => text.startsWith(`To: ${email}\n`) && text.includes(`mode=${mode}&`),
            );
          code = /oobCode=([\w-]+)/.exec(letter ?? '')?.[1];
          return code;
        })
        .toBeDefined();
      return code ?? '';
    },
  };
}

interface ServerForEachTest extends AccountServer {
  /** Stops the server and starts another one with another configuration. */
  restartWith(env: Record<string, string>): Promise<void>;
}

/** Starts a server for each test of a file; the returned object is that of the running test. */
export function accountServerForEachTest(env: Record<string, string> = {}): ServerForEachTest {
  let running: AccountServer | undefined;
  const start = async (withEnv: Record<string, string>): Promise<void> => {
    await running?.stop();
    running = await startAccountServer(withEnv);
  };
  beforeEach(() => start(env));
  afterEach(async () => {
    await running?.stop();
    running = undefined;
  });
  return new Proxy({ restartWith: start } as ServerForEachTest, {
    get: (target, key): unknown => Reflect.get(key in target ? target : (running ?? {}), key),
  });
}
