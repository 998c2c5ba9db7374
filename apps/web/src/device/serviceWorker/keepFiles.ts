import type { PrecacheController } from 'workbox-precaching';
import type { OfflineEntry } from './OfflineFiles.ts';

/** An event whose worker lives until the work is done. */
export interface LivingEvent {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** The entries whose files are not on the device. */
export async function missingFiles(
  kept: PrecacheController,
  entries: readonly OfflineEntry[],
): Promise<readonly OfflineEntry[]> {
  const found = await Promise.all(entries.map(({ url }) => kept.matchPrecache(url)));
  return entries.filter((_, index) => found[index] === undefined);
}

/**
 * Fetches the files that are not on the device, one after another, as an installation does, and
 * goes on after one that does not come.
 * @returns the paths that did not come
 */
export async function keepMissing(
  kept: PrecacheController,
  entries: readonly OfflineEntry[],
  living: LivingEvent,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const { url, revision, integrity } of await missingFiles(kept, entries)) {
    const request = new Request(url, {
      cache: revision === null ? 'default' : 'reload',
      credentials: 'same-origin',
      ...(integrity === undefined ? {} : { integrity }),
    });
    // The library keeps a fetched file only for an event of installation.
    const event = {
      type: 'install',
      waitUntil: (work: Promise<unknown>) => living.waitUntil(work),
    };
    const cacheKey = kept.getCacheKeyForURL(url) ?? url;
    const done = kept.strategy.handleAll({ params: { cacheKey }, request, event });
    await Promise.all(done).catch(() => lost.push(url));
  }
  return lost;
}
