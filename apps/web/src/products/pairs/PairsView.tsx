import type { Catalogue, Product } from '@mix/engine';
import { useMemo } from 'react';
import { useWideScreen } from '../../ui/layout/useWideScreen.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { numberText } from '../../i18n/figures/numberText.ts';
import { PRODUCT_USES, productUse } from '../productGroups.ts';
import { productPairWords as words } from '../../i18n/made/en/products/productPairWords.ts';
import { productSectionWords as sectionWords } from '../../i18n/made/en/products/productSectionWords.ts';
import { CompatibilityList } from '../product/CompatibilityList.tsx';
import { compatibilityNotes } from '../product/compatibilityNotes.ts';
import { useSources, type SourcesState } from '../catalogue/useSources.ts';
import { namesInList } from '../list/productLine.ts';
import { PairMatrix } from './PairMatrix.tsx';
import { countVerdicts, pairVerdicts, SHOWN_VERDICTS } from './pairVerdicts.ts';
import styles from './PairsView.module.css';

/** The places of the products by what they are for: the whole matrix has too many cells to draw at once. */
const linesByUse = (products: readonly Product[]) =>
  PRODUCT_USES.map((use) => ({
    use,
    lines: products.flatMap((product, place) => (productUse(product) === use ? [place] : [])),
  })).filter(({ lines }) => lines.length > 0);

/**
 * What is known of every two products: by product with the reasons, on a wide screen as matrices
 * too.
 */
export function PairsView({ catalogue }: { readonly catalogue: Catalogue }) {
  const isWide = useWideScreen('lg');
  const sources = useSources();
  const verdicts = useMemo(() => pairVerdicts(catalogue), [catalogue]);
  const names = useMemo(() => namesInList(catalogue.products), [catalogue]);
  // Each pair stands twice, once from either side.
  const counts = countVerdicts(verdicts.flatMap((line, place) => line.slice(place)));
  return (
    <article className={styles.view}>
      <h2 className="title" tabIndex={-1}>
        {words.title}
      </h2>
      <p className={styles.quiet}>{words.why}</p>
      <dl className={styles.counts}>
        {SHOWN_VERDICTS.map((verdict) => (
          <div key={verdict}>
            <dt>
              {words.signs[verdict]} {words.verdicts[verdict]}
            </dt>
            <dd>{numberText(counts[verdict])}</dd>
          </div>
        ))}
      </dl>
      {isWide &&
        linesByUse(catalogue.products).map(({ use, lines }) => (
          <ExpansionPanel
            key={use}
            summary={sectionWords[use]}
            note={numberText(lines.length)}
            drawnWhenOpened
          >
            <PairMatrix
              products={catalogue.products}
              names={names}
              lines={lines}
              verdicts={verdicts}
            />
          </ExpansionPanel>
        ))}
      <h3 className={styles.byProduct}>{words.byProduct}</h3>
      {catalogue.products.map((product, place) => {
        const { incompatible, caution } = countVerdicts(verdicts[place] ?? []);
        return (
          <ExpansionPanel
            key={product.id}
            summary={names[place]}
            note={words.counted(numberText(incompatible), numberText(caution))}
            drawnWhenOpened
          >
            <Others product={product} catalogue={catalogue} sources={sources} />
          </ExpansionPanel>
        );
      })}
    </article>
  );
}

interface OthersProps {
  readonly product: Product;
  readonly catalogue: Catalogue;
  readonly sources: SourcesState;
}

const Others = ({ product, catalogue, sources }: OthersProps) => (
  <CompatibilityList notes={compatibilityNotes(product, catalogue)} sources={sources} />
);
