import type { Context } from 'hono';

/** The body is larger than the limit; the rest of it has not been read. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/**
 * Reads the body of a request as text.
 * @param limit in bytes.
 * @throws BodyTooLargeError as soon as it is known to be larger.
 */
export async function readBody({ req }: Context, limit: number): Promise<string> {
  const length = req.header('content-length');
  if (length !== undefined) {
    // Node hands on no more bytes than the header says.
    if (Number(length) > limit) throw new BodyTooLargeError();
    return req.text();
  }
  const stream = req.raw.body;
  if (stream === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream as ReadableStream<Uint8Array>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
