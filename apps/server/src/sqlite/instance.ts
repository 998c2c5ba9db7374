import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Database } from './Database.ts';

/** The identity of this database, drawn once, when the database is created. */
export interface Instance {
  readonly projectId: string;
  /** Public: it names the instance to the client library and opens nothing. */
  readonly apiKey: string;
  readonly createdAt: Date;
  /** Changes when a backup is restored; the other fields stay. */
  readonly incarnation: string;
}

/** Random bytes from a source fit for secrets; a parameter so that a test can repeat them. */
export type RandomBytes = (count: number) => Uint8Array;

const row = z.object({
  project_id: z.string(),
  api_key: z.string(),
  created_at: z.number(),
  incarnation: z.string(),
});

/** The instance of this database, created on the first call. */
export function readInstance(database: Database, clock: Clock, random: RandomBytes): Instance {
  return database.transaction(() => {
    const hex = (count: number): string => Buffer.from(random(count)).toString('hex');
    database
      .prepare(
        `INSERT INTO instance (only_row, project_id, api_key, created_at) VALUES (1, ?, ?, ?)
         ON CONFLICT DO NOTHING`,
      )
      .run(`mix-${hex(8)}`, hex(16), clock());
    const stored = row.parse(database.prepare('SELECT * FROM instance').get());
    return {
      projectId: stored.project_id,
      apiKey: stored.api_key,
      createdAt: new Date(stored.created_at),
      incarnation: stored.incarnation,
    };
  });
}

/** Draws a new incarnation: what clients remember of an earlier state of this database is void. */
export const renewIncarnation = (database: Database, random: RandomBytes): void =>
  void database
    .prepare('UPDATE instance SET incarnation = ?')
    .run(Buffer.from(random(8)).toString('hex'));
