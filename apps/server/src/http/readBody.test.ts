import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { HeldBytes } from '../bounds/HeldBytes.ts';
import { readBody } from './readBody.ts';

const TEXT = 'Paddock “Río Frío” ✓ '.repeat(500);

/** A request whose body arrives in pieces of so many bytes, each a view of a larger block. */
function arriving(text: string, pieceBytes: number): IncomingMessage {
  const incoming = new PassThrough();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.byteLength; at += pieceBytes) {
    const block = Buffer.alloc(4096);
    const piece = bytes.subarray(at, at + pieceBytes);
    piece.copy(block);
    incoming.write(block.subarray(0, piece.byteLength));
  }
  incoming.end();
  return incoming as unknown as IncomingMessage;
}

/** A share of so many bytes that may be held. */
const share = (most: number) =>
  new HeldBytes({ inAll: most, perAddress: most, perAccount: most }).open({
    address: '192.0.2.1',
    uid: null,
  });

it.each([1, 7, 4096])('is put together from pieces of %i bytes', async (pieceBytes) => {
  const body = await readBody(arriving(TEXT, pieceBytes), 1_000_000, share(1_000_000));
  expect(body).toEqual({ text: TEXT, isCut: false });
});

it('is cut where it is longer than it may be', async () => {
  const body = await readBody(arriving('0123456789', 3), 8, share(100));
  expect(body).toEqual({ text: '01234567', isCut: true });
});

it('ends at once when no more may be held', async () => {
  await expect(readBody(arriving(TEXT, 100), 1_000_000, share(250))).rejects.toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
  });
});
