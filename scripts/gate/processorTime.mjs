import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux counts processor time of a group of processes, in its newer and its older form. */
const FORMS = [
  {
    root: '/sys/fs/cgroup/cpuacct',
    /** @param {string} group */
    seconds: (group) => Number(readFileSync(join(group, 'cpuacct.usage'), 'utf8')) / 1e9,
  },
  {
    root: '/sys/fs/cgroup',
    /** @param {string} group */
    seconds: (group) =>
      Number(/usage_usec (\d+)/.exec(readFileSync(join(group, 'cpu.stat'), 'utf8'))?.[1]) / 1e6,
  },
];

/**
 * Counts the processor time of a process and of all it starts, a browser's among them, which ends without
 * being waited for and is in no figure of its parents.
 * @param {number | undefined} pid of a process that has started nothing yet
 * @returns {() => number | null} ends the count once the process is gone, s; null where this system does not count
 */
export function countProcessorTime(pid) {
  for (const { root, seconds } of FORMS) {
    const group = join(root, `mix-gate-${String(pid)}`);
    try {
      mkdirSync(group);
      // Read first: where nothing is counted there is no such file, and none must be made.
      seconds(group);
      writeFileSync(join(group, 'cgroup.procs'), String(pid));
    } catch {
      continue;
    }
    return () => {
      const used = seconds(group);
      try {
        rmdirSync(group);
      } catch {
        // Something that it started lives on, and its group with it.
      }
      return used;
    };
  }
  return () => null;
}
