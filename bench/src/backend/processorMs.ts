import { readFile } from 'node:fs/promises';

/** What the kernel counts processor time in (`CLK_TCK` of Linux). */
const TICKS_PER_SECOND = 100;

/** Processor time that processes have taken until now, of all their threads, in and for them; from Linux. */
export async function processorMs(processIds: readonly number[]): Promise<number> {
  const each = await Promise.all(
    processIds.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8');
      // The name of the program may hold anything; fields 14 and 15 are counted from behind it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
    }),
  );
  return each.reduce((sum, one) => sum + one, 0);
}
