import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Writer } from './Writer.ts';

export interface Findings {
  readonly acknowledged: number;
  /** Answered with 200, and not there or older. */
  readonly lost: number;
  /** Pairs of which one half is stored. */
  readonly torn: number;
  /** What SQLite says about the file. */
  readonly integrity: string;
}

const valueIn = (fields: string): number =>
  Number((JSON.parse(fields) as { value: { integerValue: string } }).value.integerValue);

/** Compares what a dead server left on disk with what it had answered. */
export function checkStored(dataDirectory: string, writers: readonly Writer[]): Findings {
  const database = new DatabaseSync(join(dataDirectory, 'mix.sqlite'));
  try {
    const read = database.prepare('SELECT fields FROM documents WHERE path = ?');
    const valueAt = (path: string): number => {
      const row = read.get(path);
      return row === undefined ? 0 : valueIn(String(row['fields']));
    };
    let lost = 0;
    let torn = 0;
    let acknowledged = 0;
    for (const writer of writers) {
      const pairs = new Set([...writer.acknowledged.keys(), ...writer.unanswered.keys()]);
      acknowledged += writer.acknowledged.size;
      for (const pair of pairs) {
        const [a, b] = [valueAt(writer.path(pair, 'a')), valueAt(writer.path(pair, 'b'))];
        if (a !== b) torn += 1;
        if (Math.min(a, b) < (writer.acknowledged.get(pair) ?? 0)) lost += 1;
      }
    }
    const { integrity_check: integrity } = database.prepare('PRAGMA integrity_check').get() ?? {};
    return { acknowledged, lost, torn, integrity: String(integrity) };
  } finally {
    database.close();
  }
}
