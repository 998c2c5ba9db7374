import type { IncomingMessage } from 'node:http';
import type { Share } from '../bounds/HeldBytes.ts';
import { exhausted, invalid } from '../firestore/RequestError.ts';

export interface Body {
  readonly text: string;
  /** The body was longer, and its rest is missing here. */
  readonly isCut: boolean;
}

/**
 * The body of a request as text, as far as it may go. Each piece is counted as it comes.
 * @throws RequestError RESOURCE_EXHAUSTED at once when more is held already than may be.
 */
export function readBody(incoming: IncomingMessage, maxBytes: number, held: Share): Promise<Body> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const stop = (): void => {
      incoming.off('data', take).off('end', end).off('error', lost).off('close', lost);
    };
    const end = (): void => {
      stop();
      resolve({ text: Buffer.concat(chunks).toString('utf8'), isCut: length > maxBytes });
    };
    const lost = (): void => {
      stop();
      reject(invalid('The body has not arrived.'));
    };
    const take = (chunk: Buffer): void => {
      const wanted = chunk.subarray(0, Math.max(0, maxBytes - length));
      length += chunk.byteLength;
      if (wanted.byteLength === 0) return;
      if (held.take(wanted.byteLength)) {
        // A view of a few bytes would keep the whole piece.
        chunks.push(wanted);
        return;
      }
      stop();
      reject(exhausted());
    };
    if (incoming.destroyed) lost();
    else incoming.on('data', take).once('end', end).once('error', lost).once('close', lost);
  });
}
