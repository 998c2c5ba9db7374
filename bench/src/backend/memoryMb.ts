import { readFile } from 'node:fs/promises';
import type { Backend } from './Backend.ts';

/** Resident memory of all that serves a backend, MB; from Linux. */
export async function memoryMb({ processIds }: Backend): Promise<number> {
  const ids = new Set([...processIds.identity, ...processIds.documents]);
  const sizes = await Promise.all(
    [...ids].map(async (id) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
