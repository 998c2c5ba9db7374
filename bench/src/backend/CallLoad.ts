import autocannon from 'autocannon';
import type { Backend, SignedIn } from './Backend.ts';
import type { Operation } from './operations.ts';

/** What one round cost. */
export interface LoadFigures {
  readonly calls: number;
  readonly seconds: number;
  /** Processor time that the load generator itself takes. */
  readonly generatorMs: number;
}

/** Asks one backend, for several accounts on a connection each. */
export class CallLoad {
  readonly #backend: Backend;
  readonly #accounts: SignedIn[];
  #serial = 0;

  constructor(backend: Backend, accounts: readonly SignedIn[]) {
    this.#backend = backend;
    this.#accounts = [...accounts];
  }

  /**
   * Makes so many calls of one operation as fast as they are answered.
   * @throws Error with the first answer that is a refusal.
   */
  async round({ service, call, learn }: Operation, calls: number): Promise<LoadFigures> {
    const { identityOrigin, documentsOrigin } = this.#backend;
    const cpuBefore = process.cpuUsage();
    // From the first client to the last answer: autocannon gets ready before, and looks once a second
    // whether it is done.
    const seen: { firstMs: number | null; lastMs: number; failure: string | null } = {
      firstMs: null,
      lastMs: 0,
      failure: null,
    };
    const clients = this.#accounts.keys();
    const { errors } = await autocannon({
      url: service === 'identity' ? identityOrigin : documentsOrigin,
      connections: this.#accounts.length,
      amount: calls,
      setupClient: (client) => {
        seen.firstMs ??= performance.now();
        const { value: place = 0 } = clients.next();
        client.setRequests([
          {
            method: 'POST',
            setupRequest: (request) => {
              const { path, type, idToken, body } = call(
                this.#backend,
                this.#accountAt(place),
                this.#serial++,
              );
              const authorization = idToken === null ? {} : { authorization: `Bearer ${idToken}` };
              return {
                ...request,
                path,
                body,
                headers: { 'content-type': type, ...authorization },
              };
            },
            onResponse: (status, body) => {
              seen.lastMs = performance.now();
              if (status !== 200 || body.includes('"error"')) seen.failure ??= `${status}: ${body}`;
              else if (learn) this.#accounts[place] = learn(this.#accountAt(place), body);
            },
          },
        ]);
      },
    });
    const { user, system } = process.cpuUsage(cpuBefore);
    const { firstMs, lastMs, failure } = seen;
    if (failure !== null || errors > 0 || firstMs === null) {
      throw new Error(failure ?? `${errors} calls were lost`);
    }
    return { calls, seconds: (lastMs - firstMs) / 1000, generatorMs: (user + system) / 1000 };
  }

  #accountAt(place: number): SignedIn {
    const account = this.#accounts[place];
    if (account === undefined) throw new Error('there are more connections than accounts');
    return account;
  }
}
