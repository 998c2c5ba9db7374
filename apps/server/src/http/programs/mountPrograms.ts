import type { ProgramScope } from '@mix/documents';
import type { Hono } from 'hono';
import type { Clock } from '../../clock.ts';
import { RequestError } from '../../firestore/RequestError.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import type { Identity } from '../../identity/createIdentity.ts';
import type { ProgramToken } from '../../identity/programs/ProgramToken.ts';
import { StorageError } from '../../sqlite/guardDatabase.ts';
import { answerJson, answerText } from '../answerText.ts';
import type { Intake } from '../Intake.ts';
import type { Asked, Bindings } from './Asked.ts';
import { bodyTooLarge, LARGEST_BODY } from './largestBody.ts';
import { catalogueEntry, catalogueList, catalogueSummary } from './catalogueAnswer.ts';
import { description, descriptionPage } from './description.ts';
import { planAnswer } from './planAnswer.ts';
import { ProgramError } from './ProgramError.ts';
import { ProgramLimits } from './ProgramLimits.ts';
import { isPlacePath, mountPlaces } from './mountPlaces.ts';

export interface ProgramRoutes {
  readonly identity: Pick<Identity, 'programOf'>;
  readonly documents: Documents;
  readonly intake: Intake;
  readonly clock: Clock;
  readonly productName: string;
}

const LONGEST_TOKEN = 200;

const refuse = ({ code, message, status, headers }: ProgramError): Response =>
  answerJson({ error: { code, message } }, status, headers);

const CROWDED = new ProgramError('UNAVAILABLE', 'The server cannot answer right now; try again.', {
  'retry-after': '5',
});

/** Only what is over passes; what a program did wrong stays wrong. */
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
export function mountPrograms(router: Hono<Bindings>, routes: ProgramRoutes): void {
  const { identity, documents, intake, clock, productName } = routes;
  const limits = new ProgramLimits(clock);
  const described = description(productName);
  const page = descriptionPage(productName);

  /** Whose program asks. @throws ProgramError */
  function programOf({ req }: Asked, scopes: readonly ProgramScope[]): ProgramToken {
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

  const answering =
    (work: (asked: Asked) => Response | Promise<Response>) =>
    async (asked: Asked): Promise<Response> => {
      try {
        const answer = await work(asked);
        // Held until it is gone: somebody may ask for much, and take nothing of it.
        const bytes = Number(answer.headers.get('content-length'));
        return intake.shareOf(asked.env, null).take(bytes) ? answer : refuse(CROWDED);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal === null) throw error;
        return refuse(refusal);
      }
    };
  /** Reads something when it is the caller's turn. */
  const reading = (
    scopes: readonly ProgramScope[],
    work: (asked: Asked, token: ProgramToken) => Response,
  ) => answering((asked) => intake.inTurn(asked.env, () => work(asked, programOf(asked, scopes))));
  /** Works on a body of JSON when it is the caller's turn. */
  const taking = (
    scopes: readonly ProgramScope[],
    work: (body: unknown, asked: Asked, token: ProgramToken) => Response,
  ) =>
    answering((asked) => {
      const token = programOf(asked, scopes);
      const type = asked.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/json') {
        throw new ProgramError('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json.');
      }
      const tooLarge = new ProgramError('PAYLOAD_TOO_LARGE', bodyTooLarge);
      if (Number(asked.req.header('content-length') ?? 0) > LARGEST_BODY) throw tooLarge;
      return intake.withBody(
        asked.env,
        { maxBytes: LARGEST_BODY, uid: null },
        ({ text, isCut }) => {
          if (isCut) throw tooLarge;
          return intake.inTurn(asked.env, () => work(parseJson(text), asked, token));
        },
      );
    });

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

  router.post(
    '/api/v1/plans',
    taking(['plan'], (body) => answerJson(planAnswer(body))),
  );
  router.get(
    '/api/v1/catalogue',
    reading(['catalogue'], () => answerJson(catalogueSummary())),
  );
  router.get(
    '/api/v1/catalogue/:collection',
    reading(['catalogue'], ({ req }) =>
      answerJson(catalogueList(req.param('collection') ?? '', req.query())),
    ),
  );
  router.get(
    '/api/v1/catalogue/:collection/:id',
    reading(['catalogue'], ({ req }) =>
      answerJson(catalogueEntry(req.param('collection') ?? '', req.param('id') ?? '')),
    ),
  );
  mountPlaces(router, { reading, taking, documents, clock });
  router.all('/api/*', ({ req }) =>
    refuse(
      PATHS.test(req.path) || isPlacePath(req.path)
        ? new ProgramError('METHOD_NOT_ALLOWED', 'This address answers another method.')
        : new ProgramError('NOT_FOUND', 'There is nothing at this address.'),
    ),
  );
}

const PATHS = /^\/api\/(?:openapi\.json|v1\/plans|v1\/catalogue(?:\/[^/]+){0,2})$/;
