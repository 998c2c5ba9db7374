import { once } from 'node:events';
import type { Backend, SignedIn } from '../Backend.ts';
import { OPERATIONS, type Operation } from '../operations.ts';
import { RawConnection } from './RawConnection.ts';
import { requestText } from './requestText.ts';

/* One of the processes that ask (`Load.ts`): a connection for each of its accounts. */

/** What one process is to do. */
export interface Round {
  readonly operation: string;
  readonly calls: number;
  /** Of the numbers that tell one call from another. */
  readonly first: number;
}

/** What became of it. */
export interface Rounded {
  readonly processorMs: number;
  readonly failure: string | null;
}

interface Side {
  readonly backend: Backend;
  readonly accounts: readonly SignedIn[];
}

/** Makes calls one after another for one account; gives the account as the last answer left it. */
async function work(
  { backend }: Side,
  account: SignedIn,
  { service, call, learn }: Operation,
  nextIndex: () => number | null,
): Promise<SignedIn> {
  let known = account;
  const origin = service === 'identity' ? backend.identityOrigin : backend.documentsOrigin;
  const connection = new RawConnection(origin);
  try {
    for (let index = nextIndex(); index !== null; index = nextIndex()) {
      const { status, body } = await connection.ask(
        requestText(origin, call(backend, known, index)),
      );
      if (status !== 200 || body.includes('"error"')) throw new Error(`${status}: ${body}`);
      known = learn?.(known, body) ?? known;
    }
  } finally {
    connection.close();
  }
  return known;
}

async function live(side: Side, { operation: name, calls, first }: Round): Promise<Side> {
  const operation = OPERATIONS.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`no operation is called ${name}`);
  let made = 0;
  const nextIndex = (): number | null => (made < calls ? first + made++ : null);
  const accounts = await Promise.all(
    side.accounts.map((account) => work(side, account, operation, nextIndex)),
  );
  return { ...side, accounts };
}

let [side] = (await once(process, 'message')) as [Side];
process.on('message', (round: Round) => {
  const before = process.cpuUsage();
  const tell = (failure: string | null): void => {
    const { user, system } = process.cpuUsage(before);
    const rounded: Rounded = { processorMs: (user + system) / 1000, failure };
    process.send?.(rounded);
  };
  live(side, round).then(
    (after) => {
      side = after;
      tell(null);
    },
    (error: unknown) => tell(String(error)),
  );
});
process.send?.('ready');
