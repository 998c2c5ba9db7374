import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { User } from '../firestore/Authorize.ts';
import type { Documents } from '../firestore/Documents.ts';
import { invalid, RequestError } from '../firestore/RequestError.ts';
import { answerRest, refusal, type RestAnswer } from '../firestore/rest/answerRest.ts';
import { readLimited } from './readLimited.ts';

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

  router.all('/v1/projects/*', async ({ req }) => {
    const { method } = req;
    try {
      const user = await currentUser(req.header('authorization'));
      const body = method === 'GET' || method === 'HEAD' ? '' : await readBody(req.raw);
      const { pathname, searchParams: query } = new URL(req.url);
      return toResponse(await answerRest(documents, { method, pathname, query, body, user }));
    } catch (error) {
      if (error instanceof RequestError) return toResponse(refusal(error, false));
      throw error;
    }
  });
}

async function readBody(request: Request): Promise<string> {
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity') {
    throw invalid('A compressed body cannot be read.');
  }
  const body = await readLimited(request, LARGEST_BODY);
  if (body === null)
    throw invalid(`Request payload size exceeds the limit: ${LARGEST_BODY} bytes.`);
  return body;
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
