import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { User } from '../firestore/access/Authorize.ts';
import type { Documents } from '../firestore/storage/Documents.ts';
import { exhausted, invalid, RequestError } from '../firestore/RequestError.ts';
import { answerRest, refusal, type RestAnswer } from '../firestore/rest/answerRest.ts';
import { answerText } from './answerText.ts';
import type { Intake } from './Intake.ts';

export const LARGEST_BODY = 10 * 1024 * 1024;

/** Bytes of a body without a token: whoever may write has a token, and a query is far shorter. */
export const LARGEST_SIGNED_OUT = 256 * 1024;

export interface DocumentRoutes {
  readonly documents: Documents;
  readonly intake: Intake;
  /** Who a token was issued to; null when the token is not valid, or not valid any more. */
  readonly verifyIdToken: (token: string) => Promise<User | null>;
}

/** Answers the REST addresses of the document database. */
export function mountDocuments(
  router: Hono<{ Bindings: HttpBindings }>,
  { documents, intake, verifyIdToken }: DocumentRoutes,
): void {
  async function currentUser(authorization: string | undefined): Promise<User | null> {
    if (authorization === undefined) return null;
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    const user = token === undefined ? null : await verifyIdToken(token);
    if (user !== null) return user;
    // The client asks for a new token and tries again; a queued write is kept.
    throw new RequestError('UNAUTHENTICATED', 'The ID token is missing, expired or not valid.');
  }

  async function answer(env: HttpBindings, request: Request): Promise<RestAnswer> {
    const { method } = request;
    const user = await currentUser(request.headers.get('authorization') ?? undefined);
    const { pathname, searchParams: query } = new URL(request.url);
    const ask = (body: string): Promise<RestAnswer> =>
      intake.inTurn(env, () => answerRest(documents, { method, pathname, query, body, user }));
    if (method === 'GET' || method === 'HEAD') return ask('');
    const maxBytes = user === null ? LARGEST_SIGNED_OUT : LARGEST_BODY;
    if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
    return intake.withBody(env, { maxBytes, uid: user?.uid ?? null }, ({ text, isCut }) => {
      if (isCut) throw tooLarge(maxBytes);
      return ask(text);
    });
  }

  router.all('/v1/projects/*', async ({ req, env }) => {
    try {
      const answered = await answer(env, req.raw);
      const held = intake.shareOf(env, null).take(Buffer.byteLength(answered.body));
      return toResponse(held ? answered : refusal(exhausted(), false));
    } catch (error) {
      if (error instanceof RequestError) return toResponse(refusal(error, false));
      throw error;
    }
  });
}

const tooLarge = (maxBytes: number): RequestError =>
  invalid(`Request payload size exceeds the limit: ${maxBytes} bytes.`);

const toResponse = ({ status, body }: RestAnswer): Response =>
  answerText(status, 'application/json', body);
