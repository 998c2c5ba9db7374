import type { SavedMix } from '@mix/documents';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { homeWords } from '../../i18n/made/en/home/homeWords.ts';
import { productNames } from '../../i18n/products/productNames.ts';
import { formFromSavedMix } from '../../plan/draft/formFromSavedMix.ts';
import { MixRow } from './MixRow.tsx';
import { useOpenMix } from './useOpenMix.ts';

/** Saved mixes on Home; the mix screen has them all. */
const SHOWN = 5;

/** It takes the engine to say what a mix supplies. */
const MainSupply = onDemand(async () => (await import('../homeViews.ts')).MainSupply);

/** The products of a mix, in names short enough for a line. */
function namesIn({ draft, products }: SavedMix): string {
  const ids = (draft.products ?? []).map(({ productId }) => productId);
  return ids.map(productNames({ products }, ids)).join(', ');
}

/** Mixes kept under a name, with what each supplies most. */
export function SavedMixes({ mixes }: { readonly mixes: readonly KeptDocument<SavedMix>[] }) {
  const openMix = useOpenMix();
  return (
    <Section name={homeWords.saved}>
      <ul>
        {mixes.slice(0, SHOWN).map(({ id, value }) => (
          <MixRow
            key={id}
            name={value.name}
            note={namesIn(value)}
            end={
              <Awaited fallback={null} failed={() => null}>
                <MainSupply saved={value} />
              </Awaited>
            }
            onPress={() => openMix(formFromSavedMix(value))}
          />
        ))}
      </ul>
      {mixes.length > SHOWN && <p>{homeWords.moreSaved(mixes.length - SHOWN)}</p>}
    </Section>
  );
}
