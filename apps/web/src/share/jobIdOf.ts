import type { MixDraft } from '@mix/engine';
import type { SharedPlace } from '@mix/sharing';

/**
 * Names a job by its day and its content, so that the link, the code and the sheet of one job carry
 * the same name however often they are made. The same mix for another paddock is another job. Two
 * jobs of one day that are alike in everything are one job to whoever gets them.
 */
export function jobIdOf(draft: MixDraft, place: SharedPlace | null, sentAt: Date): string {
  // FNV-1a, 32 bit: short, and different for different jobs of one farm.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(place === null ? draft : [draft, place])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${sentAt.toISOString().slice(0, 10).replaceAll('-', '')}-${hash.toString(36)}`;
}
