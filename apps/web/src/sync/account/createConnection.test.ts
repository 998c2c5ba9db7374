import { beforeEach, expect, it } from 'vitest';
import { createConnection, type Connection, type ConnectionSignal } from './createConnection.ts';

let planned: { work: () => void; afterMs: number } | null;
let changes: Connection[];
let connection: ReturnType<typeof createConnection>;

beforeEach(() => {
  planned = null;
  changes = [];
  connection = createConnection(
    (next) => changes.push(next),
    (work, afterMs) => {
      const mine = { work, afterMs };
      planned = mine;
      return () => {
        if (planned === mine) planned = null;
      };
    },
  );
});

const signal = (...all: ConnectionSignal[]) => {
  for (const signal of all) connection.signal(signal);
};

it('is offline after 10 s without an answer', () => {
  expect(planned?.afterMs).toBe(10_000);
  signal('silent');
  planned?.work();
  expect(changes).toEqual(['offline']);
  expect(planned).toBeNull();
});

it('is online with the first answer, and offline at once when a connection fails', () => {
  signal('answered');
  expect(planned).toBeNull();
  signal('answered', 'failed', 'answered', 'networkLost');
  expect(changes).toEqual(['online', 'offline', 'online', 'offline']);
});

it('is not known while it stopped answering or the network is just back', () => {
  signal('answered', 'silent');
  expect(changes).toEqual(['online', 'unknown']);
  planned?.work();
  signal('silent');
  expect(changes.at(-1)).toBe('offline');
  signal('networkFound');
  expect(changes.at(-1)).toBe('unknown');
  signal('answered', 'networkFound');
  expect(changes.at(-1)).toBe('online');
});

it('says nothing once it is stopped', () => {
  connection.stop();
  expect(planned).toBeNull();
});
