import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { RandomBytes } from './instance.ts';

/** Room on the disk that is held back for the time when the disk is full. */
export interface DiskReserve {
  /** Gives the room back to the disk. */
  release(): void;
  /** Gives the room back when the disk is too full to open a database on it. */
  releaseWhenNeeded(): void;
  /** Takes the room again. @returns false while the disk has no room for the reserve. */
  refill(): boolean;
}

const BLOCK = 1024 * 1024;

/** Some hundred sign-ins, each of a few pages of 4 KiB. */
const RESERVED = 4 * BLOCK;

/** The disk has to have more than the reserve itself, or it would be full again at once. */
const MARGIN = 1 * BLOCK;

/**
 * A file in the data folder that is deleted when the disk is full, so that people can still sign in.
 * Its bytes are random: a file system that compresses would make nothing of zeros.
 */
export function diskReserve(directory: string, random: RandomBytes): DiskReserve {
  const file = join(directory, 'reserve');

  function fill(): void {
    const block = random(BLOCK);
    const handle = openSync(file, 'w', 0o600);
    try {
      for (let written = 0; written < RESERVED; written += writeSync(handle, block));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  }

  const release = (): void => rmSync(file, { force: true });

  return {
    release,
    releaseWhenNeeded: () => {
      if (!existsSync(file)) return;
      const { bavail, bsize } = statfsSync(directory);
      if (bavail * bsize < MARGIN) release();
    },
    refill: () => {
      if (existsSync(file) && statSync(file).size >= RESERVED) return true;
      const { bavail, bsize } = statfsSync(directory);
      if (bavail * bsize < RESERVED + MARGIN) return false;
      try {
        fill();
        return true;
      } catch {
        release();
        return false;
      }
    },
  };
}

/** No reserve: for a database in memory. */
export const NO_RESERVE: DiskReserve = {
  release: () => undefined,
  releaseWhenNeeded: () => undefined,
  refill: () => true,
};
