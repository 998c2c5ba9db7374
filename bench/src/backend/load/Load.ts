import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Backend, SignedIn } from '../Backend.ts';
import type { Round, Rounded } from './loadProcess.ts';

/** Processes that ask, so that no single one of them is what is measured. */
const PROCESSES = 2;

const CHILD = join(import.meta.dirname, 'loadProcess.ts');

/** What one round cost. */
export interface LoadFigures {
  readonly calls: number;
  readonly seconds: number;
  /** Of all asking processes together: what the generator itself takes of the machine. */
  readonly generatorMs: number;
}

/** Asks one backend, for several accounts on a connection each, from processes of its own. */
export class Load {
  readonly #children: readonly ChildProcess[];
  #serial = 0;

  private constructor(children: readonly ChildProcess[]) {
    this.#children = children;
  }

  /** @param accounts one for each connection. */
  static async open(backend: Backend, accounts: readonly SignedIn[]): Promise<Load> {
    const children = Array.from({ length: PROCESSES }, (_, place) => {
      const own = accounts.filter((_account, index) => index % PROCESSES === place);
      const child = fork(CHILD);
      child.send({ backend, accounts: own });
      return child;
    });
    await Promise.all(children.map((child) => once(child, 'message')));
    return new Load(children);
  }

  /**
   * Makes so many calls of one operation as fast as they are answered.
   * @throws Error with the first answer that is a refusal.
   */
  async round(operation: string, calls: number): Promise<LoadFigures> {
    const perProcess = Math.ceil(calls / this.#children.length);
    const started = performance.now();
    const told = await Promise.all(
      this.#children.map(async (child) => {
        const round: Round = { operation, calls: perProcess, first: this.#serial };
        this.#serial += perProcess;
        child.send(round);
        const [answer] = (await once(child, 'message')) as [Rounded];
        if (answer.failure !== null) throw new Error(answer.failure);
        return answer.processorMs;
      }),
    );
    return {
      calls: perProcess * this.#children.length,
      seconds: (performance.now() - started) / 1000,
      generatorMs: told.reduce((sum, one) => sum + one, 0),
    };
  }

  close(): void {
    for (const child of this.#children) child.disconnect();
  }
}
