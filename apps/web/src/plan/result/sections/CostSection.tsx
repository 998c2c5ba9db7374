import { stockedProducts } from '@mix/documents';
import { costOnArea, type Catalogue, type MixPlan, type MixProblem } from '@mix/engine';
import { stockPrices, type StockPrice } from '../../../stock/stockPrices.ts';
import { stockText } from '../../../stock/stockAmount.ts';
import { useStock, useStockArrival } from '../../../stock/useStock.ts';
import { stock } from '../../../sync/stock.ts';
import { handedOverJobs, promisedOf } from '../../../stock/needs/needsOfJobs.ts';
import { useNextJobs } from '../../../stock/needs/useNextJobs.ts';
import { stockWords } from '../../../i18n/made/en/farm/stockWords.ts';
import { ResultSection } from './ResultSection.tsx';
import { TableView } from '../../../ui/figures/TableView.tsx';
import { moneyText } from '../../../i18n/figures/moneyText.ts';
import { arrivalWords } from '../../../i18n/made/en/sync/arrivalWords.ts';
import { costWords } from '../../../i18n/made/en/result/costWords.ts';
import { resultWords } from '../../../i18n/made/en/result/resultWords.ts';
import { containersOf } from '../../../i18n/label/containerText.ts';
import { reader } from '../../../i18n/preferences/reader.ts';
import type { NameOf } from '../../../i18n/products/productNames.ts';
import { withStockCost } from '../withStockCost.ts';
import styles from './ResultSections.module.css';
import { soFar } from '../../../sync/arrival/Collected.ts';
import { ArrivalNote } from '../../../sync/arrival/ArrivalNote.tsx';
import { type Arrival } from '../../../sync/arrival/Collected.ts';

const money = (cents: number | null): string => (cents === null ? '–' : moneyText(cents));

interface CostSectionProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly problems: readonly MixProblem[];
  readonly nameOf: NameOf;
}

const NO_SHED: ReadonlyMap<string, StockPrice> = new Map();

/** What the mix costs at the operator's own prices, and at those of the shed where there is none. */
export function CostSection(props: CostSectionProps) {
  const { lines } = props.plan.cost;
  const entries = stock.useAll();
  const stocked = stockedProducts(soFar(entries));
  // Whoever keeps no stock waits for no records.
  return lines.some(
    ({ productId, jobCents }) => jobCents === null && stocked.includes(productId),
  ) ? (
    <FromShed {...props} />
  ) : (
    <Costs {...props} fromShed={NO_SHED} stockState={entries.state} />
  );
}

function FromShed(props: CostSectionProps) {
  const { plan, catalogue, problems } = props;
  const shed = useStock();
  const ofShed = useStockArrival();
  // A typed price that does not fit is shown with its reason, and not replaced by the stock's.
  const typed = new Set([
    ...plan.cost.lines.flatMap(({ productId, jobCents }) => (jobCents === null ? [] : [productId])),
    ...problems.flatMap(({ code, values }) =>
      code === 'priceUnitDoesNotFit' ? [values['productId']] : [],
    ),
  ]);
  // Jobs that were handed over come before this plan, and take the older lots.
  const next = useNextJobs();
  const state = ofShed === 'here' ? next.state : ofShed;
  const known =
    shed === null || next.state !== 'here'
      ? NO_SHED
      : stockPrices(plan, catalogue, shed, promisedOf(handedOverJobs(next)));
  const fromShed = new Map(
    [...known].filter(([id, { centsPerUnit }]) => centsPerUnit !== null && !typed.has(id)),
  );
  return (
    <Costs {...props} plan={withStockCost(plan, fromShed)} fromShed={fromShed} stockState={state} />
  );
}

/** Where the price of a product is from, and what of it is taken at a price that is assumed. */
function sourceText({ ledger, cost }: StockPrice): string {
  const source = stockWords.costFromShed;
  if (cost.assumed === 0) return source;
  return `${source}, ${stockWords.planCostAssumed(stockText(cost.assumed, ledger.unit))} (${stockWords.assumed})`;
}

interface CostsProps extends CostSectionProps {
  readonly fromShed: ReadonlyMap<string, StockPrice>;
  /** How far the stock has arrived, which has the prices that nobody typed. */
  readonly stockState: Arrival;
}

/** Nothing is summed while a price is missing. */
function Costs({ plan, nameOf, fromShed, stockState }: CostsProps) {
  const { cost } = plan;
  const isPriced = cost.lines.some(({ jobCents }) => jobCents !== null);
  const perArea = costOnArea(plan, reader.system);
  const toBuy = cost.lines.filter(({ wholeContainers }) => wholeContainers !== null);
  if (!isPriced && toBuy.length === 0) {
    // Prices that are not set stand with all else that was not checked.
    if (stockState !== 'arriving') return null;
    return (
      <ResultSection name={costWords.cost} note={arrivalWords.notHereYet}>
        <ArrivalNote state={stockState} />
      </ResultSection>
    );
  }
  return (
    <ResultSection
      name={costWords.cost}
      note={
        perArea.sum === null
          ? resultWords.notKnown
          : `${moneyText(perArea.sum)} ${resultWords.perArea[reader.system]}`
      }
    >
      <p className="quiet">
        {fromShed.size === 0 ? costWords.yourPrices : stockWords.yoursAndShed}
      </p>
      <TableView
        caption={costWords.costTable}
        captionHidden
        columns={[
          { key: 'what', heading: costWords.what },
          { key: 'perHa', heading: resultWords.perArea[reader.system], align: 'end' },
          { key: 'load', heading: costWords.perLoad, align: 'end' },
          { key: 'job', heading: resultWords.job, align: 'end' },
        ]}
        rows={cost.lines.map(({ productId, loadCents, jobCents, wholeContainers }, line) => ({
          id: productId,
          cells: {
            what: (
              <>
                {nameOf(productId)}
                <PriceFrom price={fromShed.get(productId)} />
                {wholeContainers !== null && (
                  <span className={styles.under}>
                    {costWords.toBuy(
                      containersOf(wholeContainers.count, wholeContainers.container),
                    )}
                  </span>
                )}
              </>
            ),
            perHa: money(perArea.lines[line] ?? null),
            load: money(loadCents),
            job: money(jobCents),
          },
        }))}
        footer={{
          what: costWords.jobTotal,
          perHa: money(perArea.sum),
          load: money(cost.loadCents),
          job: money(cost.jobCents),
        }}
      />
      {isPriced && perArea.isMoreOrLess && (
        <p className="padding-top-1 quiet">{costWords.costOfAll}</p>
      )}
      {perArea.whole !== null && (
        <p className="padding-top-1 quiet">
          {costWords.jobCostOnArea(moneyText(perArea.whole), resultWords.perArea[reader.system])}
        </p>
      )}
      {isPriced && cost.jobCents === null && (
        <p className="padding-top-1 quiet">{costWords.priceMissing}</p>
      )}
    </ResultSection>
  );
}

const PriceFrom = ({ price }: { readonly price: StockPrice | undefined }) =>
  price !== undefined && <span className={styles.under}>{sourceText(price)}</span>;
