import type { AccessCase } from './AccessCase.ts';
import type { Fields } from './storedDocuments.ts';
import type { FarmActor } from './storedFarm.ts';

export const belowFarm = (path: string): string => `farms/hill/${path}`;

/** What else a commit does. */
export type Also = Pick<AccessCase, 'alsoWritten' | 'alsoDeleted'>;

/** One write over the stored farm, with what else its commit does. */
export const farmWrite = (
  name: string,
  actor: FarmActor,
  method: 'create' | 'update',
  path: string,
  fields: Fields,
  allowed: boolean,
  also: Also = {},
): AccessCase => ({ name, actor, method, path, fields, allowed, ...also });
