import type { SavedMix } from '@mix/documents';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useCatalogue } from '../../../catalogue/useCatalogue.ts';
import { Section } from '../../../components/panels/Section.tsx';
import type { KeptDocument } from '../../../documents/DocumentCollection.ts';
import { ownProducts } from '../../../documents/ownProducts.ts';
import { planningPart } from '../../../mix/planning/planningPart.ts';
import { homeWords } from '../../../words/en/home/homeWords.ts';
import { shownFigure } from '../../../words/figures/shownFigure.ts';
import { formOfSaved } from '../../../mix/saved/formOfSaved.ts';
import { mainSupply } from './mainSupply.ts';
import { MixRow, RowFigure } from './MixRow.tsx';
import { useOpenMix } from './useOpenMix.ts';

/** The mix screen has them all. */
const SHOWN = 5;

// Fetched with the screen, so that a mix that comes later stands there with its figure at once.
if (typeof window !== 'undefined') planningPart.start();

/** Mixes kept under a name, with what each supplies most. */
export function SavedMixes({ mixes }: { readonly mixes: readonly KeptDocument<SavedMix>[] }) {
  const openMix = useOpenMix();
  const listed = useCatalogue();
  const own = ownProducts.useAll();
  const planning = useStore(planningPart.store);
  useEffect(() => {
    planningPart.start();
  }, []);
  const catalogue = listed.status === 'ready' ? listed.catalogue : null;

  const productNames = ({ draft, products }: SavedMix): string =>
    (draft.products ?? [])
      .map(({ productId }) => products.find(({ id }) => id === productId)?.name ?? productId)
      .join(', ');
  const supply = (saved: SavedMix) => {
    if (catalogue === null || planning.status !== 'ready') return null;
    const facts = planning.part.catalogueFor(formOfSaved(saved), catalogue, own);
    if (facts === null) return null;
    const main = mainSupply(planning.part.calculateMix(saved.draft, facts).plan);
    if (main === null) return null;
    const { text, unit } = shownFigure(main.kgPerHa, 'kg/ha');
    return <RowFigure text={text} unit={unit.replace('/', ` ${main.nutrient}/`)} />;
  };

  return (
    <Section name={homeWords.saved}>
      <ul>
        {mixes.slice(0, SHOWN).map(({ id, value }) => (
          <MixRow
            key={id}
            name={value.name}
            note={productNames(value)}
            end={supply(value)}
            onPress={() => {
              openMix(formOfSaved(value));
            }}
          />
        ))}
      </ul>
      {mixes.length > SHOWN && <p>{homeWords.moreSaved(mixes.length - SHOWN)}</p>}
    </Section>
  );
}
