import type { Track } from '@mix/documents';
import { writeTrack, type Stretch } from '@mix/ground';

/** A track, and the outline it was sprayed within, for another program. */
export function trackFile(
  { ground, widthM, startedAt, endedAt }: Track,
  stretches: readonly Stretch[],
  name: string,
): { readonly file: string; readonly content: Blob } {
  const text = writeTrack(
    { name, widthM, startedAt, endedAt, outline: ground?.outline ?? null },
    stretches,
  );
  // Names of files know fewer characters than names of paddocks.
  const plain = name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim();
  return {
    file: `${plain === '' ? 'track' : plain} ${startedAt.slice(0, 10)}.geojson`,
    content: new Blob([text], { type: 'application/geo+json' }),
  };
}
