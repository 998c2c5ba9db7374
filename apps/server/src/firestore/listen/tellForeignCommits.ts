import type { Documents } from '../storage/Documents.ts';

/**
 * Tells listeners what another process has committed since this one's newest commit. A change that was
 * told already may be told again: a listener takes it as it takes what comes twice over a bad line.
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
