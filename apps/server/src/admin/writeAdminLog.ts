import { appendFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';

/** What an administrator did. Accounts appear by their id, as in every log. */
export interface AdminAct {
  readonly command: string;
  readonly uid?: string;
  readonly file?: string;
  readonly farmId?: string;
  /** `users/U` or `farms/F`: whose bounds were set, and to what; null stayed as it was. */
  readonly owner?: string;
  readonly mb?: number | null;
  readonly documents?: number | null;
  readonly farms?: number | null;
}

export const ADMIN_LOG = 'admin.log';

/** Adds a line of JSON to the log of what administrators did, in the data folder. */
export function writeAdminLog(dataDirectory: string, clock: Clock, act: AdminAct): void {
  const line = { time: new Date(clock()).toISOString(), by: userInfo().username, ...act };
  appendFileSync(join(dataDirectory, ADMIN_LOG), `${JSON.stringify(line)}\n`, { mode: 0o600 });
}
