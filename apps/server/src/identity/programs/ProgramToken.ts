/**
 * What a token may let a program do; nothing else. `farm`: read what else its owner sees, at their own place
 * and on their farms. `jobs`: hand over jobs. `money`: prices and costs in what is read.
 */
export const PROGRAM_SCOPES = ['catalogue', 'plan', 'records', 'farm', 'jobs', 'money'] as const;
export type ProgramScope = (typeof PROGRAM_SCOPES)[number];

/** A token of another program, without its secret. Times are ms since 1970 UTC. */
export interface ProgramToken {
  readonly id: string;
  readonly uid: string;
  readonly name: string;
  readonly scopes: readonly ProgramScope[];
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Null: never used. To the minute. */
  readonly lastUsedAt: number | null;
}
