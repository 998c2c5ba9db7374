import type { SavedMix } from '@mix/documents';
import { calculateMix } from '@mix/engine';
import { useMemo } from 'react';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { ownProducts } from '../../sync/ownProducts.ts';
import { catalogueFor } from '../../plan/planning/catalogueFor.ts';
import { formFromSavedMix } from '../../plan/draft/formFromSavedMix.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { mainSupply } from './mainSupply.ts';
import { RowFigure } from './MixRow.tsx';

/** What a saved mix supplies most of; nothing where that cannot be said. */
export function MainSupply({ saved }: { readonly saved: SavedMix }) {
  const listed = useCatalogue();
  const own = ownProducts.useAll();
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;
  const main = useMemo(() => {
    const facts = catalogue && catalogueFor(formFromSavedMix(saved), catalogue, own);
    return facts && mainSupply(calculateMix(saved.draft, facts).plan);
  }, [catalogue, own, saved]);
  if (main === null) return null;
  const { text, unit } = shownFigure(main.kgPerHa, 'kg/ha');
  return <RowFigure text={text} unit={unit.replace('/', ` ${main.nutrient}/`)} />;
}
