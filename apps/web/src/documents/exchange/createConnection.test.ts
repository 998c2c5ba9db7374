import { beforeEach, expect, it } from 'vitest';
import { createConnection, type Connection, type Heard } from './createConnection.ts';

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

const hear = (...all: Heard[]) => {
  for (const heard of all) connection.hear(heard);
};

it('is offline after 10 s without an answer', () => {
  expect(planned?.afterMs).toBe(10_000);
  hear('silent');
  planned?.work();
  expect(changes).toEqual(['offline']);
  expect(planned).toBeNull();
});

it('is online with the first answer, and offline at once when a connection fails', () => {
  hear('answered');
  expect(planned).toBeNull();
  hear('answered', 'failed', 'answered', 'networkLost');
  expect(changes).toEqual(['online', 'offline', 'online', 'offline']);
});

it('is not known while it stopped answering or the network is just back', () => {
  hear('answered', 'silent');
  expect(changes).toEqual(['online', 'unknown']);
  planned?.work();
  hear('silent');
  expect(changes.at(-1)).toBe('offline');
  hear('networkFound');
  expect(changes.at(-1)).toBe('unknown');
  hear('answered', 'networkFound');
  expect(changes.at(-1)).toBe('online');
});

it('says nothing once it is stopped', () => {
  connection.stop();
  expect(planned).toBeNull();
});
