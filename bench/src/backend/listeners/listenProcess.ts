import type { Backend, SignedIn } from '../Backend.ts';
import { targetsOf } from '../fanOut.ts';
import { RawChannel } from './RawChannel.ts';

/* One of the processes that listen (`Listeners.ts`). */

/** What one process is to do: open channels, or wait until all of them have heard a word. */
export type ListenOrder =
  | {
      readonly kind: 'open';
      readonly backend: Backend;
      readonly account: SignedIn;
      readonly channels: number;
      readonly targets: number;
    }
  | { readonly kind: 'hear'; readonly word: string };

export interface Listened {
  /** When it was done, in ms of the clock that all processes of the machine share. */
  readonly atMs: number;
  readonly failure: string | null;
}

/** So many are opened at a time. */
const AT_ONCE = 8;

const channels: RawChannel[] = [];

async function open({
  backend,
  account,
  channels: number,
  targets,
}: ListenOrder & { kind: 'open' }) {
  const asked = targetsOf(backend, account, targets);
  const opener = async (): Promise<void> => {
    for (; left > 0;) {
      left -= 1;
      channels.push(await RawChannel.open(backend, account, asked));
    }
  };
  let left = number;
  await Promise.all(Array.from({ length: AT_ONCE }, opener));
}

const follow = async (order: ListenOrder): Promise<void> => {
  if (order.kind === 'open') await open(order);
  else await Promise.all(channels.map((channel) => channel.hears(order.word)));
};

process.on('message', (order: ListenOrder) => {
  const tell = (failure: string | null): void => {
    const listened: Listened = { atMs: Number(process.hrtime.bigint()) / 1e6, failure };
    process.send?.(listened);
  };
  follow(order).then(
    () => tell(null),
    (error: unknown) => tell(String(error)),
  );
});
process.once('disconnect', () => process.exit(0));
