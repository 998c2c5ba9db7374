import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { RequestError } from '../firestore/RequestError.ts';
import type { Identity } from '../identity/createIdentity.ts';
import { deviceOf } from '../identity/deviceOf.ts';
import { IdentityError, type IdentityErrorCode } from '../identity/IdentityError.ts';
import { OPERATIONS, type Endpoint } from '../identity/calls/operations.ts';
import { letterLanguage } from '../mail/letterLanguage.ts';
import { StorageError } from '../sqlite/guardDatabase.ts';
import { answerJson, answerText } from './answerText.ts';
import { REQUEST_ID_HEADER } from './createHttpServer.ts';
import type { Intake } from './Intake.ts';

type Bindings = { Bindings: HttpBindings };

export interface IdentityRoutes {
  readonly identity: Identity;
  readonly intake: Intake;
  readonly log: Logger;
}

/** The client library writes this host first when it speaks to an emulator. */
const HOSTS = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com(?=\/)/;

/** Addresses that are ours whether or not there is a call of that name. */
const OURS = /^\/(?:v1\/(?:(?:accounts|token|recaptchaParams)(?![^/:])|projects$)|v2\/)/;

/** Bytes; a body with a token and a name of the longest kind is far below. */
export const LARGEST_ACCOUNT_BODY = 64 * 1024;

/** What the client library asks at each start to learn who is signed in. */
export const ASK_WHO: ReadonlySet<string> = new Set(['/v1/accounts:lookup', '/v1/token']);

/** Refusals that are nobody's fault, or soon over. */
const PASSING: ReadonlySet<IdentityErrorCode> = new Set([
  'UNAVAILABLE',
  'INTERNAL_ERROR',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
]);

/**
 * An error in the API's own form. A call that asks who is signed in gets no JSON for an error that
 * will pass: the client library takes any error that it can read for the end of the session and
 * signs the user out, and only what it cannot read for a lost network.
 */
function refuse(path: string, error: IdentityError): Response {
  if (ASK_WHO.has(path) && PASSING.has(error.code)) {
    return answerText(error.status, 'text/plain', `${error.code}\n`);
  }
  const allow = OPERATIONS.get(path)?.method;
  const headers = error.status === 405 && allow !== undefined ? { allow } : {};
  return answerJson(error.toBody(), error.status, headers);
}

/** The path within the API; null for an address that is not of accounts. */
function apiPath(path: string): string | null {
  const own = path.replace(HOSTS, '');
  return own !== path || OURS.test(own) ? own : null;
}

const TYPES: Readonly<Record<'json' | 'form', string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};

/** @throws IdentityError for a body that is too large, or whose type is not the one of its call. */
function refuseUnread(request: Request, kind: 'json' | 'form'): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // Also keeps other sites out: a page elsewhere cannot send JSON without asking first.
  if (type !== TYPES[kind]) {
    throw new IdentityError('INVALID_ARGUMENT', `Content-Type must be ${TYPES[kind]}.`);
  }
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_ACCOUNT_BODY) {
    throw new IdentityError('PAYLOAD_TOO_LARGE');
  }
}

function parse(text: string, kind: 'json' | 'form'): unknown {
  if (kind === 'form') return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new IdentityError('INVALID_ARGUMENT', 'The body is not JSON.');
  }
}

function endpointFor(path: string, method: string): Endpoint {
  const endpoint = OPERATIONS.get(path);
  if (endpoint === undefined) throw new IdentityError('NOT_FOUND');
  if (endpoint.method !== method) throw new IdentityError('METHOD_NOT_ALLOWED');
  return endpoint;
}

async function answer(
  { identity, intake }: IdentityRoutes,
  context: Context<Bindings>,
  path: string,
): Promise<object> {
  const { req, env } = context;
  const endpoint = endpointFor(path, req.method);
  if (req.query('key') !== identity.apiKey) {
    throw new IdentityError('API key not valid. Please pass a valid API key.');
  }
  const requestId = String(env.outgoing.getHeader(REQUEST_ID_HEADER));
  // The client library's own header, with what `auth.languageCode` is set to.
  const language = letterLanguage(req.header('x-firebase-locale'));
  const device = deviceOf(req.header('user-agent'));
  const caller = { ip: intake.addressOf(env), requestId, language, device };
  const kind = endpoint.body;
  if (kind === 'none') return identity.answer(endpoint, null, caller);
  refuseUnread(req.raw, kind);
  return intake.withBody(env, { maxBytes: LARGEST_ACCOUNT_BODY, uid: null }, ({ text, isCut }) => {
    if (isCut) throw new IdentityError('PAYLOAD_TOO_LARGE');
    return identity.answer(endpoint, parse(text, kind), caller);
  });
}

/** Mounts the account API and its public keys. Answers are JSON, errors in the API's own form, except as `refuse` says. */
export function mountIdentity(router: Hono<Bindings>, routes: IdentityRoutes): void {
  router.get('/.well-known/jwks.json', () =>
    answerJson(routes.identity.jwks(), 200, { 'cache-control': 'public, max-age=600' }),
  );
  router.use(async (context, next) => {
    const path = apiPath(new URL(context.req.url).pathname);
    if (path === null) return next();
    try {
      return answerJson(await answer(routes, context, path));
    } catch (error) {
      if (error instanceof IdentityError) return refuse(path, error);
      // The disk is full, or too much is under way: the error passes, so the client may try again.
      const isCrowded = error instanceof RequestError && error.status === 'RESOURCE_EXHAUSTED';
      if (error instanceof StorageError || isCrowded) {
        return refuse(path, new IdentityError('UNAVAILABLE'));
      }
      if (error instanceof RequestError) {
        return refuse(path, new IdentityError('INVALID_ARGUMENT', error.message));
      }
      const requestId = context.env.outgoing.getHeader(REQUEST_ID_HEADER);
      routes.log.error({ err: error, requestId }, 'account call failed');
      return refuse(path, new IdentityError('INTERNAL_ERROR'));
    }
  });
}
