import type { HeldBounds } from './HeldBytes.ts';
import type { TurnBounds } from './Turns.ts';

/** Bounds on what the server holds and does for others. */
export interface ServerBounds {
  readonly held: HeldBounds;
  readonly turns: TurnBounds;
  /** Open connections, and those of one address that is no trusted proxy. */
  readonly connections: { readonly most: number; readonly mostPerAddress: number };
  readonly sessions: {
    readonly mostSessions: number;
    readonly mostPerUser: number;
    readonly mostPerAddress: number;
  };
}

const MIB = 1024 * 1024;

/** The least memory of a server: what the shipped unit gives it. */
export const LEAST_MEMORY_MIB = 512;

/**
 * Bounds that keep a server within its memory, whatever is asked of it. Of 512 MiB the program itself
 * takes 170 to 190, an idle session with its connection 60 KiB.
 * @param memoryMiB what the operator gives the process, `LEAST_MEMORY_MIB` at least.
 * @param hasLimits false: one person may take what there is, for tests and measurements.
 */
export function serverBounds(memoryMiB: number, hasLimits: boolean): ServerBounds {
  const times = memoryMiB / LEAST_MEMORY_MIB;
  const inAll = 64 * MIB * times;
  const perOne = hasLimits ? 32 * MIB : inAll;
  return {
    held: { inAll, perAddress: perOne, perAccount: perOne },
    turns: {
      sliceMs: 5,
      mostPerAddress: hasLimits ? 250 : Infinity,
      most: hasLimits ? Math.floor(2000 * times) : Infinity,
    },
    connections: hasLimits
      ? { most: Math.floor(4000 * times), mostPerAddress: 1200 }
      : { most: Infinity, mostPerAddress: Infinity },
    sessions: hasLimits
      ? { mostSessions: Math.floor(3000 * times), mostPerUser: 100, mostPerAddress: 1000 }
      : { mostSessions: Infinity, mostPerUser: Infinity, mostPerAddress: Infinity },
  };
}
