import { settled, stockedProducts, wholePacks, type StockLedger } from '@mix/documents';
import type { Catalogue, MixPlan } from '@mix/engine';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { stockPrices, type StockPrice } from '../../stock/stockPrices.ts';
import { stockText } from '../../stock/stockAmount.ts';
import { stockPaths } from '../../stock/stockPaths.ts';
import { stockPriceText } from '../../stock/stockPrice.ts';
import { useStock, useStockArrival } from '../../stock/useStock.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Tag } from '../../ui/notices/Tag.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { stock } from '../../sync/stock.ts';
import { draftStore } from '../draft/draftStore.ts';
import { useNextJobs, type ComingJob } from '../../stock/needs/useNextJobs.ts';
import { handedOverJobs, promisedOf } from '../../stock/needs/needsOfJobs.ts';
import { dayOfYearText } from '../../i18n/figures/dateText.ts';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { moneyText } from '../../i18n/figures/moneyText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productNames, type NameOf } from '../../i18n/products/productNames.ts';
import styles from './StockOfPlan.module.css';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { soFar } from '../../sync/arrival/Collected.ts';

interface StockOfPlanProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
}

/** What the plan needs against the stock; nothing while the stock has no entry of them. */
export function StockOfPlan(props: StockOfPlanProps) {
  const entries = stock.useAll();
  const ids = props.plan.productTotals.map(({ productId }) => productId);
  const stocked = stockedProducts(soFar(entries));
  // Whoever keeps no stock waits for no records.
  if (ids.some((id) => stocked.includes(id))) return <Stocked {...props} ids={ids} />;
  // While entries are arriving, nobody knows whether stock is kept, and what is in it.
  return entries.state === 'arriving' ? <NotHere /> : null;
}

const NotHere = () => (
  <Section name={stockWords.inTheShed}>
    <ArrivalNote state="arriving" />
  </Section>
);

/** What of a product goes to a job that was handed over. */
interface Promised {
  readonly job: ComingJob;
  readonly amount: number;
}

interface Line extends StockPrice {
  readonly name: string;
  readonly promised: readonly Promised[];
  /** The area that the stock is enough for, rounded down to 0.1 ha; null where there is none. */
  readonly enoughHa: number | null;
}

function Stocked({ plan, catalogue, ids }: StockOfPlanProps & { readonly ids: readonly string[] }) {
  const shed = useStock();
  // Jobs that were handed over come before a plan that nobody has promised yet.
  const next = useNextJobs();
  const ofShed = useStockArrival();
  const jobs = handedOverJobs(next);
  if (ofShed === 'arriving' || next.state === 'arriving') return <NotHere />;
  if (shed === null) return null;
  const nameOf: NameOf = productNames(catalogue, ids);
  const lines = [...stockPrices(plan, catalogue, shed, promisedOf(jobs))].map(
    ([id, price]): Line => {
      const promised = jobs.flatMap((job) => promisedTo(job, price, catalogue));
      const there = Math.max(0, price.ledger.amount) - sumOf(promised);
      const enoughHa = enoughFor(plan, id, price.needed, there);
      return { ...price, promised, enoughHa, name: nameOf(id) };
    },
  );
  return (
    <Section name={stockWords.inTheShed}>
      {lines.map((line) => (
        <StockLine key={line.ledger.productId} {...line} />
      ))}
    </Section>
  );
}

const sumOf = (promised: readonly Promised[]): number =>
  promised.reduce((sum, { amount }) => sum + amount, 0);

function promisedTo(
  job: ComingJob,
  { ledger: { productId, unit } }: StockPrice,
  { products }: Catalogue,
): readonly Promised[] {
  const density = products.find(({ id }) => id === productId)?.liquidDensityKgPerL ?? null;
  const amount = promisedOf([job])(productId, unit, density);
  return amount === 0 ? [] : [{ job, amount }];
}

/** The rounding error at which a division ends. */
const NOISE = 1e-9;

/**
 * The area that `there` is enough for, ha: less area takes less product, what stays in the machine
 * stays the same.
 */
function enoughFor(
  { productTotals, sprayAreaHa }: MixPlan,
  productId: string,
  needed: number,
  there: number,
): number | null {
  const total = productTotals.find((one) => one.productId === productId);
  if (total === undefined || total.measured.value === 0) return null;
  const perHa = total.perHa.value * (needed / total.measured.value);
  const areaHa = Math.floor((sprayAreaHa - (needed - there) / perHa) * 10 + NOISE) / 10;
  return there > 0 && areaHa > 0 && areaHa < sprayAreaHa ? areaHa : null;
}

function StockLine({ ledger, name, needed, promised, enoughHa, cost }: Line) {
  // Where loads were entered they say how much is sprayed.
  const isLinked = useStore(draftStore.form, ({ value }) => value.linked != null);
  const { amount, unit } = ledger;
  const left = Math.max(0, Math.max(0, amount) - sumOf(promised));
  const missing = settled(needed - left);
  return (
    <div className="stack-1 padding-block-1 border-bottom">
      {missing > 0 ? (
        <Notice
          kind="warning"
          word={stockWords.warning}
          title={stockWords.planNeeds(name, stockText(needed, unit), stockText(amount, unit))}
          actions={
            <>
              {enoughHa !== null && !isLinked && <PlanLess areaHa={enoughHa} />}
              <WithPermission deed="stock">
                <Link href={stockPaths.order} className={buttonClass('text')}>
                  {ledger.packSize === null
                    ? orderWords.orderIt
                    : orderWords.orderPacks(packsText(missing, ledger.unit, ledger.packSize))}
                </Link>
              </WithPermission>
              <Link href={stockPaths.ledgerOf(ledger.productId)} className={buttonClass('text')}>
                {stockWords.openShed}
              </Link>
            </>
          }
        >
          {promised.map(({ job, amount: part }) => (
            <span key={job.id}>
              {stockWords.goesTo(
                stockText(part, unit),
                job.day === null ? job.name : `${job.name}, ${dayOfYearText(job.day)}`,
              )}{' '}
            </span>
          ))}
          {missingText(missing, ledger)}
        </Notice>
      ) : (
        <p>{stockWords.planEnough(name, stockText(settled(left - needed), unit))}</p>
      )}
      <WithPermission deed="seeMoney">
        <Cost ledger={ledger} name={name} cost={cost} />
      </WithPermission>
    </div>
  );
}

/** In whole packs: a part of one cannot be ordered. */
function missingText(missing: number, { unit, packSize }: StockLedger): string {
  const amount = stockText(missing, unit);
  if (packSize === null) return stockWords.planMissing(amount);
  return stockWords.planMissingPacks(amount, packsText(missing, unit, packSize));
}

const packsText = (missing: number, unit: StockLedger['unit'], packSize: number): string =>
  stockWords.packs(numberText(wholePacks(missing, packSize), 0), stockText(packSize, unit));

/** The same job on less ground; one step back undoes it. */
function PlanLess({ areaHa }: { readonly areaHa: number }) {
  const words = stockWords.planLess(quantityText(areaHa, 'ha'));
  return (
    <Button look="text" onClick={() => draftStore.change({ sprayAreaHa: areaHa }, words)}>
      {words}
    </Button>
  );
}

function Cost({ ledger, name, cost }: Pick<Line, 'ledger' | 'name' | 'cost'>) {
  const { cents, assumed } = cost;
  if (cents === null) return null;
  return (
    <p className={styles.cost}>
      <span>
        {stockWords.planCost(name)}
        {assumed > 0 && ledger.lastPrice !== null && (
          <small>
            <Tag dashed>{stockWords.assumed}</Tag>{' '}
            {stockWords.planCostAssumed(stockText(assumed, ledger.unit))},{' '}
            {stockPriceText(ledger.lastPrice.centsPerUnit, ledger.unit)}
          </small>
        )}
      </span>
      <strong>{moneyText(cents)}</strong>
    </p>
  );
}
