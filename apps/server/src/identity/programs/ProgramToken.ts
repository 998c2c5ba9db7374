import type { ProgramScope } from '@mix/documents';

/** A token of another program, without its secret. Times are ms since 1970 UTC. */
export interface ProgramToken {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Null: never used. Noted to the minute. */
  readonly lastUsedAt: number | null;
}
