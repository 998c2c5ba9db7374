import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { User } from '../firestore/Authorize.ts';
import type { Documents } from '../firestore/Documents.ts';
import { RequestError } from '../firestore/RequestError.ts';
import { answerRest, refusal, type RestAnswer } from '../firestore/rest/answerRest.ts';
import { BodyTooLargeError, readBody } from './readBody.ts';

const LARGEST_BODY = 10 * 1024 * 1024;

export interface DocumentRoutes {
  readonly documents: Documents;
  /** Who a token was issued to; null when it is not valid, any more or at all. */
  readonly verifyIdToken: (token: string) => Promise<User | null>;
}

/** Answers the REST addresses of the document database. */
export function mountDocuments(
  router: Hono<{ Bindings: HttpBindings }>,
  { documents, verifyIdToken }: DocumentRoutes,
): void {
  async function currentUser(authorization: string | undefined): Promise<User | null> {
    if (authorization === undefined) return null;
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    const user = token === undefined ? null : await verifyIdToken(token);
    if (user !== null) return user;
    // The client asks for a new token and tries again; a queued write is kept.
    throw new RequestError('UNAUTHENTICATED', 'The ID token is missing, expired or not valid.');
  }

  router.all('/v1/projects/*', async (context) => {
    const { req } = context;
    try {
      if ((req.header('content-encoding') ?? 'identity') !== 'identity') {
        throw new RequestError('INVALID_ARGUMENT', 'A compressed body cannot be read.');
      }
      const user = await currentUser(req.header('authorization'));
      const body =
        req.method === 'GET' || req.method === 'HEAD' ? '' : await readBody(context, LARGEST_BODY);
      const { pathname, searchParams: query } = new URL(req.url);
      return toResponse(answerRest(documents, { method: req.method, pathname, query, body, user }));
    } catch (error) {
      if (error instanceof RequestError) return toResponse(refusal(error, false));
      if (!(error instanceof BodyTooLargeError)) throw error;
      const message = `Request payload size exceeds the limit: ${LARGEST_BODY} bytes.`;
      return toResponse(refusal(new RequestError('INVALID_ARGUMENT', message), false));
    }
  });
}

const toResponse = ({ status, body }: RestAnswer): Response =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
    },
  });
