import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const GROUPS = '/sys/fs/cgroup/memory';

export interface MemoryCage {
  /** How often something in it was killed for want of memory. */
  readonly kills: () => number;
  /** The process in it must be gone. */
  readonly remove: () => void;
}

/**
 * Puts a process where the kernel kills it above so many bytes, as `MemoryMax` of the unit does.
 * @returns null where this machine does not let us.
 */
export function memoryCage(pid: number, bytes: number): MemoryCage | null {
  const group = join(GROUPS, `mix-siege-${pid}`);
  try {
    mkdirSync(group);
    writeFileSync(join(group, 'memory.limit_in_bytes'), String(bytes));
    writeFileSync(join(group, 'cgroup.procs'), String(pid));
  } catch {
    return null;
  }
  return {
    kills: () => {
      const text = readFileSync(join(group, 'memory.oom_control'), 'utf8');
      return Number(/oom_kill (\d+)/.exec(text)?.[1] ?? 0);
    },
    remove: () => rmdirSync(group),
  };
}
