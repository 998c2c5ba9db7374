import type { Catalogue } from '@mix/engine';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';

/** What the catalogue knows of machines and nozzles; null until it is here. A hook. */
export function useKnown(): Pick<Catalogue, 'machines' | 'nozzles'> | null {
  const state = useCatalogue();
  return state.status === 'ready' ? state.catalogue : null;
}
