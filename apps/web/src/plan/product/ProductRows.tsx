import type { Catalogue, JobProductTotal, MixPlan } from '@mix/engine';
import { productOf } from '../../products/catalogue/productOf.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { Button } from '../../ui/Button.tsx';
import type { MixFormProduct } from '../draft/MixForm.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { totalReason } from '../../i18n/figures/totalReason.ts';
import { weighedText } from '../../i18n/figures/weighedText.ts';
import { totalWords } from '../../i18n/made/en/mix/totalWords.ts';
import { mixWords } from '../../i18n/made/en/mix/mixWords.ts';
import type { OnSheet } from '../OpenSheet.ts';
import { ProductRow } from './ProductRow.tsx';
import styles from './ProductRows.module.css';

/** The engine refuses more; the list never draws more, whatever was imported. */
const MOST_ROWS = 30;

/**
 * "404 kg: 400 kg on 20 ha + 4 kg that stays in the machine", and what weighing changes; null while
 * there is no plan.
 */
function totalText(total: JobProductTotal | undefined, plan: MixPlan | null): string | null {
  if (total === undefined || plan === null) return null;
  const amount = measureText(total.measured);
  const reason = totalReason(total, plan.sprayAreaHa);
  const weighed = weighedText(total, plan);
  const text = reason === null ? mixWords.inAll(amount) : totalWords.because(amount, reason);
  return weighed === null ? text : `${text}, ${weighed}`;
}

interface ProductRowsProps {
  readonly products: readonly MixFormProduct[];
  readonly catalogue: Catalogue | null;
  readonly nameOf: NameOf;
  readonly plan: MixPlan | null;
  /** "20 ha", where it is known. */
  readonly areaText: string | null;
  readonly onSheet: OnSheet;
}

/** The products of the mix: each line says how much in all, takes its rate, and opens. */
export function ProductRows(props: ProductRowsProps) {
  const { products, catalogue, nameOf, plan, areaText, onSheet } = props;
  return (
    <section className="padding-top-1" aria-labelledby="products">
      <div className={styles.head}>
        <h2 id="products">{mixWords.products}</h2>
        {areaText !== null && <p className={styles.quiet}>{mixWords.onArea(areaText)}</p>}
      </div>
      <ul>
        {products.slice(0, MOST_ROWS).map((line, index) => {
          const product = (catalogue && productOf(catalogue, line.productId)) ?? null;
          const total = plan?.productTotals.find(({ productId }) => productId === line.productId);
          return (
            <ProductRow
              key={line.productId}
              index={index}
              product={product}
              productId={line.productId}
              name={nameOf(line.productId)}
              totalText={totalText(total, plan)}
              onSheet={onSheet}
            />
          );
        })}
      </ul>
      <div className="padding-top-2">
        <Button
          className={styles.add}
          data-after-figures
          onClick={() => onSheet({ name: 'products' })}
        >
          {mixWords.addProduct}
        </Button>
        <Button look="text" onClick={() => onSheet({ name: 'target' })}>
          {mixWords.nutrientTarget}
        </Button>
      </div>
    </section>
  );
}
