import type { Documents } from '../storage/Documents.ts';

/**
 * Tells listeners what another process has committed since this process's newest commit. A change
 * may be told twice: a listener takes it like a message that comes twice over a bad line.
 */
export function tellForeignCommits(documents: Documents): void {
  const { clock, table, changes } = documents;
  const time = clock.stored();
  if (time <= clock.last()) return;
  const since = changes.since(clock.last());
  clock.advance(time);
  if (since === null || since.length === 0) return;
  documents.tellListeners({
    time,
    changes: since.map(({ path, before }) => ({ path, before, after: table.read(path) })),
  });
}
