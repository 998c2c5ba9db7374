import type { Catalogue } from '@mix/engine';
import {
  decodeJob,
  decodeResult,
  findShare,
  type JobResult,
  type SharedJob,
  type ShareFault,
} from '@mix/sharing';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';

type Opened =
  | { readonly state: 'job'; readonly job: SharedJob }
  | { readonly state: 'done'; readonly result: JobResult }
  | { readonly state: 'fault'; readonly fault: ShareFault };

export type Received =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | (Opened & { readonly catalogue: Catalogue });

async function open(text: string, catalogue: Catalogue): Promise<Opened> {
  const found = findShare(text);
  if (found === null) return { state: 'fault', fault: { code: 'notOurs' } };
  if (found.kind === 'done') {
    const result = await decodeResult(found.packed);
    return result.ok
      ? { state: 'done', result: result.value }
      : { state: 'fault', fault: result.error };
  }
  const job = await decodeJob(found.packed, catalogue);
  return job.ok ? { state: 'job', job: job.value } : { state: 'fault', fault: job.error };
}

/** What a text from outside carries, once the catalogue is there to check it against. */
export function useReceived(text: string): Received {
  const listed = useCatalogue();
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (catalogue === null) return undefined;
    let current = true;
    void open(text, catalogue).then((value) => {
      if (current) setOpened(value);
    });
    return () => {
      current = false;
    };
  }, [text, catalogue]);
  if (listed.status === 'failed') return { state: 'failed', retry: listed.retry };
  if (opened === null || catalogue === null) return { state: 'opening' };
  return { ...opened, catalogue };
}
