import { CATALOGUE_COLLECTIONS } from '@mix/documents';
import type { WireDocument } from './catalogueWrites.ts';
import { PublishError } from './PublishError.ts';

/** Where documents are, and what lets us write them. */
export interface DocumentDatabase {
  /** Such as https://firestore.googleapis.com */
  readonly origin: string;
  readonly projectId: string;
  /** A hosted project: an access token of its owner. A server of ours: an administrator's ID token. */
  readonly token: string;
}

interface Refusal {
  readonly error?: { readonly message?: string };
}

/** What one request got. @throws PublishError with the words of the server when it is refused. */
export async function ask(url: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  } catch {
    throw new PublishError(`${new URL(url).origin} does not answer.`);
  }
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new PublishError(`${new URL(url).origin} answers ${response.status} without JSON.`);
  }
  if (response.ok) return body;
  const [first] = Array.isArray(body) ? (body as readonly Refusal[]) : [body as Refusal];
  throw new PublishError(`Refused: ${first?.error?.message ?? `status ${response.status}`}`);
}

export const documentsRoot = ({ projectId }: DocumentDatabase): string =>
  `projects/${projectId}/databases/(default)/documents`;

const post = (database: DocumentDatabase, operation: string, body: object): Promise<unknown> =>
  ask(`${database.origin}/v1/${documentsRoot(database)}:${operation}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${database.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Every document of the catalogue's collections. */
export async function readCatalogue(database: DocumentDatabase): Promise<readonly WireDocument[]> {
  const found = await Promise.all(
    CATALOGUE_COLLECTIONS.map(async (collectionId) => {
      const rows = await post(database, 'runQuery', {
        structuredQuery: { from: [{ collectionId }] },
      });
      return (rows as readonly { document?: WireDocument }[]).flatMap(({ document }) =>
        document === undefined ? [] : [document],
      );
    }),
  );
  return found.flat();
}

/** Stores all writes or none. */
export const commit = (database: DocumentDatabase, writes: readonly object[]): Promise<unknown> =>
  post(database, 'commit', { writes });
