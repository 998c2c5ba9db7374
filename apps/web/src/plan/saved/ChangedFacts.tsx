import { calculateMix, type Catalogue, type MixPlan, type Product } from '@mix/engine';
import { useCatalogue } from '../../products/catalogue/useCatalogue.ts';
import { sameFacts, underTodaysName } from '../planning/catalogueFor.ts';
import { wholeCatalogue } from '../planning/wholeCatalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ownProducts } from '../../sync/ownProducts.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { SavedFacts } from '../draft/MixForm.ts';
import { useMix, type MixView } from '../planning/useMix.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { savedFactWords as words } from '../../i18n/made/en/products/savedFactWords.ts';
import { columnName } from '../../products/own/columnName.ts';
import { factRow, rowChanges } from '../../products/own/factChanges.ts';
import { valueText } from '../../products/own/valueText.ts';
import styles from './ChangedFacts.module.css';
import { whole } from '../../sync/arrival/Collected.ts';

/** What is no longer as it was when the mix was saved. */
interface Difference {
  readonly sentences: readonly string[];
  /** Facts that the catalogue of today has other than the mix. */
  readonly changed: number;
  /** Products that are nowhere but in the mix. */
  readonly gone: readonly Product[];
}

function differenceOf(saved: readonly Product[], today: Catalogue): Difference {
  const current = new Map(today.products.map((product) => [product.id, product]));
  const gone = saved.filter(({ id }) => !current.has(id));
  const changes = saved.flatMap((asSaved) => {
    const after = current.get(asSaved.id);
    const before = underTodaysName(asSaved, after);
    if (after === undefined || sameFacts(before, after)) return [];
    const [old, now] = [factRow(before), factRow(after)];
    return rowChanges(old, now).map((change) =>
      words.change(
        after.name,
        columnName(change.key),
        valueText(change.key, change.before, old),
        valueText(change.key, change.after, now),
      ),
    );
  });
  return {
    sentences: [...changes, ...gone.map(({ name }) => words.gone(name))],
    changed: changes.length,
    gone,
  };
}

function figuresText(plan: MixPlan | null): string {
  if (plan === null) return words.noPlan;
  const { N: nitrogenKgPerHa } = plan.supply.elementalKgPerHa;
  return [
    words.loads(plan.loadCount),
    words.waterInAll(quantityText(plan.carrierTotalL, 'L', 1)),
    ...(nitrogenKgPerHa === undefined
      ? []
      : [words.nitrogen(quantityText(nitrogenKgPerHa, 'kg/ha'))]),
  ].join(', ');
}

/**
 * Says which facts changed since the mix was saved, and leaves the choice to the operator: the
 * figures on the screen are those of the saved facts until the new ones are taken.
 */
export function ChangedFacts({ savedFacts }: { readonly savedFacts: SavedFacts }) {
  const mix = useMix();
  const listed = useCatalogue();
  // A product that has not come is not a deleted one: nothing is compared until all are here.
  const own = whole(ownProducts.useAll());
  const used = new Set(mix.form.products.map(({ productId }) => productId));
  if (listed.status !== 'ready' || mix.catalogue === null || own === null) return null;
  const today = wholeCatalogue(listed.catalogue, own);
  const difference = differenceOf(
    savedFacts.products.filter(({ id }) => used.has(id)),
    today,
  );
  const { sentences, changed, gone } = difference;
  if (sentences.length === 0) return null;
  const useNew =
    changed === 0 ? null : (
      <Button
        onClick={() => {
          const kept = gone.length === 0 ? null : { products: gone, settled: false };
          draftStore.set('savedFacts', kept);
        }}
      >
        {words.useNew}
      </Button>
    );
  if (savedFacts.settled || changed === 0) {
    return (
      <Notice kind="information" word={words.note} title={words.kept} actions={useNew}>
        <ExpansionPanel summary={words.details}>
          <Sentences of={sentences} />
        </ExpansionPanel>
      </Notice>
    );
  }
  return (
    <Notice
      kind="warning"
      word={words.warning}
      title={words.changed(changed)}
      actions={
        <>
          {useNew}
          <Button onClick={() => draftStore.set('savedFacts', { ...savedFacts, settled: true })}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Sentences of={sentences} />
      <Both mix={mix} today={today} />
    </Notice>
  );
}

const Sentences = ({ of }: { readonly of: readonly string[] }) => (
  <ul className={styles.changes}>
    {of.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** The figures of the job with the saved facts and with those of today. */
function Both({ mix, today }: { readonly mix: MixView; readonly today: Catalogue }) {
  const { plan, draft, unread } = mix;
  if (unread.length > 0) return null;
  return (
    <>
      <p>{words.asSaved(figuresText(plan))}</p>
      <p>{words.withNew(figuresText(calculateMix(draft, today).plan))}</p>
    </>
  );
}
