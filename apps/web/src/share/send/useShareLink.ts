import { ENGINE_VERSION, type Catalogue, type MixDraft } from '@mix/engine';
import { encodeJob, type ShareFault, type SharedPlace } from '@mix/sharing';
import { useEffect, useState } from 'react';
import type { MixPaddock } from '../../plan/draft/MixForm.ts';
import { paths } from '../../device/navigation/paths.ts';
import { qrPath, type QrPath } from '../../ui/qr/qrPath.ts';

export interface ShareLink {
  readonly jobId: string;
  readonly url: string;
  /** Null where the link is too long for a code that phones read. */
  readonly code: QrPath | null;
}

export type ShareLinkState =
  | { readonly state: 'preparing' }
  | { readonly state: 'ready'; readonly link: ShareLink }
  | { readonly state: 'fault'; readonly fault: ShareFault };

/** The link of a job, made on this device. `whole` also holds the products that are in no list. */
export function useShareLink(
  draft: MixDraft,
  paddock: MixPaddock | null,
  listed: Catalogue,
  whole: Catalogue,
  sentAt: Date,
): ShareLinkState {
  const [made, setMade] = useState<ShareLinkState>({ state: 'preparing' });
  useEffect(() => {
    let current = true;
    const place = paddock && { name: paddock.name, landUse: paddock.landUse };
    const jobId = jobIdOf(draft, place, sentAt);
    const inDraft = new Set((draft.products ?? []).map(({ productId }) => productId));
    const inList = new Set(listed.products.map(({ id }) => id));
    const ownProducts = whole.products.filter(({ id }) => inDraft.has(id) && !inList.has(id));
    const job = {
      jobId,
      sentAt,
      draft,
      place,
      ownProducts,
      engineVersion: ENGINE_VERSION,
      catalogueVersion: listed.version,
    };
    void encodeJob(job).then((encoded) => {
      if (!current) return;
      if (!encoded.ok) {
        setMade({ state: 'fault', fault: encoded.error });
        return;
      }
      const url = `${window.location.origin}${paths.result}#${encoded.value}`;
      setMade({ state: 'ready', link: { jobId, url, code: qrPath(url) } });
    });
    return () => {
      current = false;
    };
  }, [draft, paddock, listed, whole, sentAt]);
  return made;
}

/**
 * Names a job by its day and its content, so that the link, the code and the sheet of one job carry
 * the same name however often they are made. The same mix for another paddock is another job. Two
 * jobs of one day that are alike in everything are one job to whoever gets them.
 */
function jobIdOf(draft: MixDraft, place: SharedPlace | null, sentAt: Date): string {
  // FNV-1a, 32 bit: short, and different for different jobs of one farm.
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(place === null ? draft : [draft, place])) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${sentAt.toISOString().slice(0, 10).replaceAll('-', '')}-${hash.toString(36)}`;
}
