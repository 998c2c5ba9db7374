import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Backend, SignedIn } from '../Backend.ts';
import type { Listened, ListenOrder } from './listenProcess.ts';

const PROCESSES = 2;
const CHILD = join(import.meta.dirname, 'listenProcess.ts');

async function tell(child: ChildProcess, order: ListenOrder): Promise<number> {
  child.send(order);
  const [{ atMs, failure }] = (await once(child, 'message')) as [Listened];
  if (failure !== null) throw new Error(failure);
  return atMs;
}

/** Many channels that follow one document and queries that find it, from processes of their own. */
export class Listeners {
  readonly #children = Array.from({ length: PROCESSES }, () => fork(CHILD));

  /** Opens channels with targets on each, and waits until all are current. */
  async open(
    backend: Backend,
    account: SignedIn,
    channels: number,
    targets: number,
  ): Promise<void> {
    const perProcess = Math.ceil(channels / PROCESSES);
    const order = { kind: 'open', backend, account, channels: perProcess, targets } as const;
    await Promise.all(this.#children.map((child) => tell(child, order)));
  }

  /**
   * Milliseconds from the beginning of some work until the last channel has heard a word of it.
   * @throws Error when a channel ended before
   */
  async untilHeard(word: string, work: () => Promise<void>): Promise<number> {
    const heard = this.#children.map((child) => tell(child, { kind: 'hear', word }));
    const startedMs = Number(process.hrtime.bigint()) / 1e6;
    await work();
    return Math.max(...(await Promise.all(heard))) - startedMs;
  }

  close(): void {
    for (const child of this.#children) child.disconnect();
  }
}
