import type { ProgramScope } from '@mix/documents';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { RequestError } from '../../firestore/RequestError.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import type { Identity } from '../../identity/createIdentity.ts';
import type { ProgramToken } from '../../identity/programs/ProgramToken.ts';
import { StorageError } from '../../sqlite/guardDatabase.ts';
import { answerJson, answerText } from '../answerText.ts';
import type { Intake } from '../Intake.ts';
import { bodyTooLarge, LARGEST_BODY } from './largestBody.ts';
import { description, descriptionPage } from './description.ts';
import { faultOfBody, faultOfQuery, parse, type Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';
import { ProgramError } from './ProgramError.ts';
import { ProgramLimits } from './ProgramLimits.ts';

type Bindings = { Bindings: HttpBindings };

export interface ProgramRoutes {
  readonly identity: Pick<Identity, 'programOf'>;
  readonly documents: Documents;
  readonly intake: Intake;
  readonly clock: Clock;
  readonly productName: string;
}

const LONGEST_TOKEN = 200;
const NOTHING = z.object({});

const refuse = ({ code, message, status, headers }: ProgramError): Response =>
  answerJson({ error: { code, message } }, status, headers);

const CROWDED = new ProgramError('UNAVAILABLE', 'The server cannot answer right now; try again.', {
  'retry-after': '5',
});

const OTHER_METHOD = new ProgramError('METHOD_NOT_ALLOWED', 'This address answers another method.');
const NOTHING_HERE = new ProgramError('NOT_FOUND', 'There is nothing at this address.');

/** The refusal for an error; null for a fault of ours. Only CROWDED is worth asking again. */
function refusalOf(error: unknown): ProgramError | null {
  if (error instanceof ProgramError) return error;
  const isCrowded = error instanceof RequestError && error.status === 'RESOURCE_EXHAUSTED';
  if (isCrowded || error instanceof StorageError) {
    return CROWDED;
  }
  if (error instanceof RequestError) return new ProgramError('INVALID_ARGUMENT', error.message);
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ProgramError('INVALID_ARGUMENT', 'The body is not JSON.');
  }
}

/**
 * The interface for other programs. A token in the header is the only way in, never a cookie; pages of
 * other sites cannot ask, as nothing here answers a preflight.
 */
export function mountPrograms(router: Hono<Bindings>, parts: ProgramRoutes): void {
  const { identity, documents, intake, clock, productName } = parts;
  const limits = new ProgramLimits(clock);
  const described = description(productName);
  const page = descriptionPage(described);

  /** The program's token of a request. @throws ProgramError */
  function programOf({ req }: Context, scopes: readonly ProgramScope[]): ProgramToken {
    const [, secret = ''] = /^Bearer (\S+)$/i.exec(req.header('authorization') ?? '') ?? [];
    const isToken = secret !== '' && secret.length <= LONGEST_TOKEN;
    const token = isToken ? identity.programOf(secret) : null;
    if (token === null) {
      throw new ProgramError('UNAUTHENTICATED', 'The token is missing, has ended or run out.', {
        'www-authenticate': 'Bearer',
      });
    }
    const waitS = limits.take(token.id);
    if (waitS !== null) {
      throw new ProgramError('RESOURCE_EXHAUSTED', 'Too many requests in a minute.', {
        'retry-after': String(waitS),
      });
    }
    const missing = scopes.find((scope) => !token.scopes.includes(scope));
    if (missing === undefined) return token;
    throw new ProgramError('PERMISSION_DENIED', `This token may not: ${missing}.`);
  }

  const answerOf = (one: Operation, context: Context, token: ProgramToken, body: unknown) => {
    const answer = one.answer({
      token,
      documents,
      now: clock(),
      params: context.req.param(),
      query: () => parse(one.query ?? NOTHING, context.req.query(), faultOfQuery),
      body: () => parse(one.body ?? NOTHING, body, faultOfBody),
    });
    return answer instanceof Response ? answer : answerJson(answer, one.success.status);
  };

  /**
   * Works on an operation when it is the caller's turn, and reads a body only from a token that may
   * send one. That is why no middleware parses the body first, as that of @hono/zod-openapi would.
   */
  function work(one: Operation, context: Context<Bindings>): Promise<Response> {
    const { req, env } = context;
    if (one.body === undefined) {
      return intake.inTurn(env, () =>
        answerOf(one, context, programOf(context, one.scopes), undefined),
      );
    }
    const token = programOf(context, one.scopes);
    const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
      throw new ProgramError('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json.');
    }
    const tooLarge = new ProgramError('PAYLOAD_TOO_LARGE', bodyTooLarge);
    if (Number(req.header('content-length') ?? 0) > LARGEST_BODY) throw tooLarge;
    return intake.withBody(env, { maxBytes: LARGEST_BODY, uid: null }, ({ text, isCut }) => {
      if (isCut) throw tooLarge;
      return intake.inTurn(env, () => answerOf(one, context, token, parseJson(text)));
    });
  }

  async function serve(one: Operation, context: Context<Bindings>): Promise<Response> {
    try {
      const answer = await work(one, context);
      // The answer counts as held until it is sent: a client may ask for much and read nothing.
      const bytes = Number(answer.headers.get('content-length'));
      return intake.shareOf(context.env, null).take(bytes) ? answer : refuse(CROWDED);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      return refuse(refusal);
    }
  }

  router.get('/api', ({ req }) => {
    const wantsPage = (req.header('accept') ?? '').includes('text/html');
    const headers = { vary: 'Accept', 'cache-control': 'no-cache' };
    return wantsPage
      ? answerText(200, 'text/html', page, headers)
      : answerJson(described, 200, headers);
  });
  router.get('/api/openapi.json', () =>
    answerJson(described, 200, { 'cache-control': 'no-cache' }),
  );
  const routes = OPERATIONS.map((one) => ({ one, path: one.path.replaceAll(/{(\w+)}/g, ':$1') }));
  for (const { one, path } of routes) {
    router.on(one.method.toUpperCase(), path, (context) => serve(one, context));
  }
  for (const path of ['/api/openapi.json', ...routes.map((each) => each.path)]) {
    router.all(path, () => refuse(OTHER_METHOD));
  }
  router.all('/api/*', () => refuse(NOTHING_HERE));
}
