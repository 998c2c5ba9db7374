import type { Product } from '@mix/engine';
import { Link } from 'wouter';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productPairWords as words } from '../../i18n/made/en/products/productPairWords.ts';
import { productPath } from '../productPath.ts';
import type { ShownVerdict } from './pairVerdicts.ts';
import styles from './PairMatrix.module.css';

interface PairMatrixProps {
  readonly products: readonly Product[];
  /** The short name of each product, by its place. */
  readonly names: readonly string[];
  /** Places of the products that have a line here. */
  readonly lines: readonly number[];
  readonly verdicts: readonly (readonly (ShownVerdict | null)[])[];
}

/** Some products, a line each, against every one, a column each; both have the number of their place. */
export function PairMatrix({ products, names, lines, verdicts }: PairMatrixProps) {
  return (
    // The region scrolls, so that somebody who has only a keyboard must be able to get into it.
    <div className={styles.region} role="region" aria-label={words.matrix} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {products.map(({ id, name }, column) => (
              <th key={id} scope="col" title={name}>
                {numberText(column + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const product = products[line];
            return product === undefined ? null : (
              <tr key={product.id}>
                <th scope="row">
                  <Link href={productPath(product.id)} className={styles.name} data-shortened>
                    {numberText(line + 1)} {names[line]}
                  </Link>
                </th>
                {products.map((other, column) => {
                  const verdict = verdicts[line]?.[column] ?? null;
                  if (verdict === null) return <td key={other.id} />;
                  const title = words.pair(product.name, other.name, words.verdicts[verdict]);
                  return (
                    <td key={other.id} data-verdict={verdict} title={title}>
                      {words.signs[verdict]}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
