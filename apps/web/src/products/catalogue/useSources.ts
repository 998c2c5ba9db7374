import type { CatalogueSource } from '@mix/catalogue';
import type { FactSource } from '@mix/engine';
import { useEffect, useState } from 'react';
import { sourcesUrl } from '../../device/config/dataUrls.ts';

export type SourcesState =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly byId: ReadonlyMap<string, CatalogueSource>;
      /** Where a compatibility rule was read, by the rule's id. */
      readonly ofRules: Readonly<Partial<Record<string, FactSource>>>;
    };

/** The file of sources, as the build writes it. */
export interface Citations {
  readonly sources: readonly CatalogueSource[];
  readonly ofRules: Readonly<Partial<Record<string, FactSource>>>;
}

let asked: Promise<SourcesState> | null = null;

async function fetchSources(): Promise<SourcesState> {
  try {
    const response = await fetch(sourcesUrl);
    if (!response.ok) throw new Error(`the sources were answered with ${response.status}`);
    // The file is ours: it was checked when the site was built and its name carries its content.
    const { sources, ofRules } = (await response.json()) as Citations;
    return {
      status: 'ready',
      byId: new Map(sources.map((source) => [source.id, source])),
      ofRules,
    };
  } catch {
    asked = null;
    return { status: 'failed' };
  }
}

/** Fetches the sources once; after a failed fetch the next caller tries again. */
const loadSources = (): Promise<SourcesState> => (asked ??= fetchSources());

/** Titles and addresses of the sources, fetched once, while the list is looked at. */
export function useSources(): SourcesState {
  const [state, setState] = useState<SourcesState>({ status: 'loading' });
  useEffect(() => {
    let listening = true;
    void loadSources().then((answer) => {
      if (listening) setState(answer);
    });
    return () => {
      listening = false;
    };
  }, []);
  return state;
}
