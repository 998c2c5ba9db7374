import type { HttpBindings } from '@hono/node-server';
import type { HeldBytes, Share } from '../bounds/HeldBytes.ts';
import { CrowdedError, type Turns } from '../bounds/Turns.ts';
import { exhausted, invalid } from '../firestore/RequestError.ts';
import { requestContext } from '../requestContext.ts';
import { clientAddress, type TrustedProxies } from './clientAddress.ts';
import { REQUEST_ID_HEADER } from './createHttpServer.ts';
import { readBody, type Body } from './readBody.ts';

export interface IntakeParts {
  readonly held: HeldBytes;
  readonly turns: Turns;
  readonly trustedProxies: TrustedProxies;
}

/** Lets requests in as far as there is room and time for them. */
export class Intake {
  readonly #parts: IntakeParts;

  constructor(parts: IntakeParts) {
    this.#parts = parts;
  }

  /** The address that limits count a request under. */
  addressOf({ incoming }: HttpBindings): string {
    const forwarded = incoming.headers['x-forwarded-for'];
    return clientAddress(
      incoming.socket.remoteAddress,
      Array.isArray(forwarded) ? forwarded.join() : forwarded,
      this.#parts.trustedProxies,
    );
  }

  /** The share of held bytes of a request; closes with its answer or its connection. */
  shareOf(env: HttpBindings, uid: string | null): Share {
    const share = this.#parts.held.open({ address: this.addressOf(env), uid });
    env.outgoing.once('close', () => share.close());
    if (env.outgoing.destroyed) share.close();
    return share;
  }

  /**
   * Reads the body of a request and works on it; its bytes count as held until that is done.
   * @throws RequestError RESOURCE_EXHAUSTED when too much is held already, INVALID_ARGUMENT at once
   * for a body that is compressed or, without an account, larger than `maxBytes`.
   */
  async withBody<Value>(
    env: HttpBindings,
    { maxBytes, uid }: { readonly maxBytes: number; readonly uid: string | null },
    work: (body: Body) => Promise<Value>,
  ): Promise<Value> {
    const { 'content-encoding': encoding = 'identity' } = env.incoming.headers;
    if (encoding !== 'identity') throw invalid('A compressed body cannot be read.');
    const declaredBytes = Number(env.incoming.headers['content-length'] ?? 0);
    if (uid === null && declaredBytes > maxBytes) {
      // The rest of the body is not worth reading.
      env.outgoing.setHeader('connection', 'close');
      throw invalid(`Request payload size exceeds the limit: ${maxBytes} bytes.`);
    }
    const share = this.#parts.held.open({ address: this.addressOf(env), uid });
    try {
      return await work(await readBody(env.incoming, maxBytes, share));
    } finally {
      share.close();
    }
  }

  /**
   * Does work when it is the client's turn.
   * @throws RequestError RESOURCE_EXHAUSTED when too much of it waits.
   */
  async inTurn<Value>(env: HttpBindings, work: () => Value | Promise<Value>): Promise<Value> {
    try {
      return await this.#parts.turns.run(this.addressOf(env), () => {
        if (env.outgoing.destroyed) throw invalid('Nobody waits for the answer any more.');
        const requestId = String(env.outgoing.getHeader(REQUEST_ID_HEADER));
        return requestContext.run({ requestId }, work);
      });
    } catch (error) {
      if (error instanceof CrowdedError) throw exhausted();
      throw error;
    }
  }
}
