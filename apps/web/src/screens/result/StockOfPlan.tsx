import { neededCost, stockedProducts, type StockLedger } from '@mix/documents';
import type { Catalogue, MixPlan } from '@mix/engine';
import { Link } from 'wouter';
import { neededBy } from '../../catalogue/stock/neededBy.ts';
import { stockText } from '../../catalogue/stock/stockAmount.ts';
import { stockPaths } from '../../catalogue/stock/stockPaths.ts';
import { stockPriceText } from '../../catalogue/stock/stockPrice.ts';
import { ledgerOf, useStock } from '../../catalogue/stock/useStock.ts';
import { buttonClass } from '../../components/buttonClass.ts';
import { Notice } from '../../components/notices/Notice.tsx';
import { Tag } from '../../components/notices/Tag.tsx';
import { Section } from '../../components/panels/Section.tsx';
import { stock } from '../../documents/stock.ts';
import { stockWords } from '../../words/en/farm/stockWords.ts';
import { moneyText } from '../../words/figures/moneyText.ts';
import { numberText } from '../../words/figures/numberText.ts';
import { productNames, type NameOf } from '../../words/products/productNames.ts';
import styles from './StockOfPlan.module.css';

interface StockOfPlanProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
}

/** What the plan needs against what is in the shed; nothing while the shed's book is empty. */
export function StockOfPlan(props: StockOfPlanProps) {
  const entries = stock.useAll();
  const ids = props.plan.productTotals.map(({ productId }) => productId);
  const stocked = entries === null ? [] : stockedProducts(entries);
  // Whoever keeps no shed waits for no records.
  return ids.some((id) => stocked.includes(id)) ? <Stocked {...props} ids={ids} /> : null;
}

interface Line {
  readonly ledger: StockLedger;
  readonly name: string;
  readonly needed: number;
}

function Stocked({ plan, catalogue, ids }: StockOfPlanProps & { readonly ids: readonly string[] }) {
  const sources = useStock();
  if (sources === null) return null;
  const nameOf: NameOf = productNames(catalogue, ids);
  const lines = catalogue.products.flatMap((product): readonly Line[] => {
    if (!ids.includes(product.id)) return [];
    const ledger = ledgerOf(product, sources);
    if (ledger === null) return [];
    const needed = neededBy(plan, product.id, ledger.unit, product.liquidDensityKgPerL);
    return needed === null || needed === 0 ? [] : [{ ledger, needed, name: nameOf(product.id) }];
  });
  return (
    <Section name={stockWords.inTheShed}>
      {lines.map((line) => (
        <StockLine key={line.ledger.productId} {...line} />
      ))}
    </Section>
  );
}

function StockLine({ ledger, name, needed }: Line) {
  const { amount, unit } = ledger;
  const missing = needed - Math.max(0, amount);
  return (
    <div className={styles.line}>
      {missing > 0 ? (
        <Notice
          kind="warning"
          word={stockWords.warning}
          title={stockWords.planNeeds(name, stockText(needed, unit), stockText(amount, unit))}
          actions={
            <Link href={stockPaths.ledgerOf(ledger.productId)} className={buttonClass('text')}>
              {stockWords.openShed}
            </Link>
          }
        >
          {missingText(missing, ledger)}
        </Notice>
      ) : (
        <p>{stockWords.planEnough(name, stockText(amount - needed, unit))}</p>
      )}
      <Cost ledger={ledger} name={name} needed={needed} />
    </div>
  );
}

/** In whole packs: a part of one cannot be ordered. */
function missingText(missing: number, { unit, packSize }: StockLedger): string {
  const amount = stockText(missing, unit);
  if (packSize === null) return stockWords.planMissing(amount);
  const packs = Math.ceil(missing / packSize - 1e-9);
  return stockWords.planMissingPacks(
    amount,
    stockWords.packs(numberText(packs, 0), stockText(packSize, unit)),
  );
}

function Cost({ ledger, name, needed }: Line) {
  const { cents, assumed } = neededCost(ledger, needed);
  if (cents === null) return null;
  return (
    <p className={styles.cost}>
      <span>
        {stockWords.planCost(name)}
        {assumed > 0 && ledger.lastCentsPerUnit !== null && (
          <small>
            <Tag dashed>{stockWords.assumed}</Tag>{' '}
            {stockWords.planCostAssumed(stockText(assumed, ledger.unit))},{' '}
            {stockPriceText(ledger.lastCentsPerUnit, ledger.unit)}
          </small>
        )}
      </span>
      <strong>{moneyText(cents)}</strong>
    </p>
  );
}
