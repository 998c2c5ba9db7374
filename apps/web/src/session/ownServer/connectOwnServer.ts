import { PROGRAM_SCOPES, type StorageFigures } from '@mix/documents';
import { type AccountSession, type OwnServer, type ProgramToken } from './OwnServer.ts';

/** Longest wait for an answer, ms: as long as the provider's library waits. */
const TIMEOUT_MS = 30_000;

/** A refusal under the code that the provider's library would give it. */
class OwnServerError extends Error {
  readonly code: string;
  /** Whether the server will say the same next time. */
  readonly isFinal: boolean;

  constructor(code: string, isFinal: boolean) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
  }
}

/** Server codes whose library code is another word. */
const CODES: Readonly<Partial<Record<string, string>>> = {
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'requires-recent-login',
  MFA_ENROLLMENT_NOT_FOUND: 'multi-factor-info-not-found',
  TOKEN_EXPIRED: 'user-token-expired',
  USER_NOT_FOUND: 'user-token-expired',
  INVALID_ID_TOKEN: 'invalid-user-token',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
};

interface ErrorBody {
  readonly error?: { readonly message?: string };
}

const codeOf = ({ error }: ErrorBody): string => {
  const [serverCode = ''] = (error?.message ?? '').split(' : ');
  return CODES[serverCode] ?? serverCode.toLowerCase().replaceAll('_', '-');
};

interface SessionBody {
  readonly sessionId: string;
  readonly device: string | null;
  readonly lastUsedAt: string;
  readonly isCurrent: boolean;
}

interface TokenBody {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null;
}

const tokenOf = (body: TokenBody): ProgramToken => ({
  id: body.tokenId,
  name: body.name,
  scopes: PROGRAM_SCOPES.filter((scope) => body.scopes.includes(scope)),
  createdAt: new Date(Number(body.createdAt)),
  expiresAt: new Date(Number(body.expiresAt)),
  lastUsedAt: body.lastUsedAt === null ? null : new Date(Number(body.lastUsedAt)),
});

/** The calls of the server that sent this page. */
export function connectOwnServer(apiKey: string): OwnServer {
  /** @throws Error with a code, `auth/network-request-failed` when the server was not reached. */
  const call = async (name: string, body: object): Promise<unknown> => {
    const response = await fetch(`/v2/accounts:${name}?key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // The call arrives though the page is closed meanwhile.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const answer = (await response?.json().catch(() => null)) as ErrorBody | null | undefined;
    if (response?.ok === true && answer) return answer;
    // Something between the device and the server answers in other words, or not at all.
    if (response === null || answer?.error === undefined) {
      throw new OwnServerError('auth/network-request-failed', false);
    }
    throw new OwnServerError(`auth/${codeOf(answer)}`, response.status < 500);
  };
  return {
    listSessions: async (idToken) => {
      const { sessions } = (await call('listSessions', { idToken })) as {
        readonly sessions: readonly SessionBody[];
      };
      return sessions.map((each): AccountSession => ({
        id: each.sessionId,
        device: each.device,
        lastUsedAt: new Date(Number(each.lastUsedAt)),
        isCurrent: each.isCurrent,
      }));
    },
    endSession: async (idToken, sessionId) => {
      await call('endSession', { idToken, sessionId });
    },
    endByHash: async (refreshTokenHash) => {
      try {
        await call('endSession', { refreshTokenHash });
        return true;
      } catch (error) {
        // A session that the server does not know has ended.
        return error instanceof OwnServerError && error.isFinal;
      }
    },
    supersedeByHash: async (refreshTokenHash) => {
      // A session that is not ended now stands in the list of sessions.
      await call('endSession', { refreshTokenHash, isSuperseded: true }).catch(() => undefined);
    },
    makeRecoveryCodes: async (idToken) => {
      const { recoveryCodes } = (await call('recoveryCodes', { idToken })) as {
        readonly recoveryCodes: readonly string[];
      };
      return recoveryCodes;
    },
    listPrograms: async (idToken) => {
      const { tokens } = (await call('listProgramTokens', { idToken })) as {
        readonly tokens: readonly TokenBody[];
      };
      return tokens.map(tokenOf);
    },
    makeProgram: async (idToken, asked) => {
      const made = (await call('makeProgramToken', { idToken, ...asked })) as TokenBody & {
        readonly secret: string;
      };
      return { token: tokenOf(made), secret: made.secret };
    },
    storageOf: async (idToken, farmId) =>
      (await call('storage', {
        idToken,
        ...(farmId === null ? {} : { farmId }),
      })) as StorageFigures,
    admit: async (email, { farmId, secret }) => {
      await call('admit', { email, farmId, secret });
    },
    endProgram: async (idToken, tokenId) => {
      await call('endProgramToken', { idToken, tokenId });
    },
  };
}
