import type { Catalogue } from '@mix/engine';
import { Fact } from '../../ui/layout/Fact.tsx';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productWords } from '../../i18n/made/en/products/productWords.ts';
import styles from './CatalogueOverview.module.css';

/** How many products and rules the catalogue holds, and how many of its facts have a source. */
export function CatalogueOverview({ catalogue }: { readonly catalogue: Catalogue }) {
  const facts = catalogue.products
    .flatMap(({ sources }) => Object.values(sources))
    .filter((source) => source !== undefined);
  const assumed = facts.filter((source) => source.assumed).length;
  const readings = [
    { name: productWords.productCount, figure: catalogue.products.length },
    { name: productWords.sourcedCount, figure: facts.length - assumed },
    { name: productWords.assumedCount, figure: assumed },
    { name: productWords.ruleCount, figure: catalogue.compatibilityRules.length },
  ];
  return (
    <div className={styles.overview}>
      <h2>{productWords.choose}</h2>
      <p className={styles.text}>{productWords.chooseWhy}</p>
      <dl className={styles.readings}>
        {readings.map(({ name, figure }) => (
          <Fact key={name} term={name} termClass={styles.text} valueClass={styles.figure}>
            {numberText(figure)}
          </Fact>
        ))}
      </dl>
      <p className={styles.text}>{productWords.catalogueVersion(catalogue.version)}</p>
    </div>
  );
}
