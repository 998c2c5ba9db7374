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
    // One buffer that grows: of thousands of pieces of a byte each would be a view, and larger than it.
    let kept = Buffer.alloc(0);
    let keptBytes = 0;
    let length = 0;
    const stop = (): void => {
      incoming.off('data', take).off('end', end).off('error', lost).off('close', lost);
    };
    const end = (): void => {
      stop();
      resolve({ text: kept.toString('utf8', 0, keptBytes), isCut: length > maxBytes });
    };
    const lost = (): void => {
      stop();
      reject(invalid('The body has not arrived.'));
    };
    const keep = (piece: Buffer): void => {
      const needed = keptBytes + piece.byteLength;
      if (needed > kept.byteLength) {
        const larger = Buffer.allocUnsafe(Math.min(maxBytes, 2 * needed));
        kept.copy(larger, 0, 0, keptBytes);
        kept = larger;
      }
      piece.copy(kept, keptBytes);
      keptBytes = needed;
    };
    const take = (chunk: Buffer): void => {
      const wanted = chunk.subarray(0, Math.max(0, maxBytes - length));
      length += chunk.byteLength;
      if (wanted.byteLength === 0) return;
      if (held.take(wanted.byteLength)) {
        keep(wanted);
        return;
      }
      stop();
      reject(exhausted());
    };
    if (incoming.destroyed) lost();
    else incoming.on('data', take).once('end', end).once('error', lost).once('close', lost);
  });
}
