import type { JobProductTotal, MixPlan } from '@mix/engine';
import { convertUnit, shownUnit } from '@mix/engine';
import { Section } from '../../components/panels/Section.tsx';
import { TableView } from '../../components/figures/TableView.tsx';
import { moneyText } from '../../words/figures/moneyText.ts';
import { resultWords } from '../../words/en/result/resultWords.ts';
import { containersOf } from '../../mix/containers/containerText.ts';
import { reader } from '../../preferences/reader.ts';
import type { NameOf } from '../../words/products/productNames.ts';
import styles from './ResultSections.module.css';

const money = (cents: number | null): string => (cents === null ? '–' : moneyText(cents));

/** Whole cents of one hectare or acre. */
const perShownArea = (perHaCents: number | null): number | null =>
  perHaCents === null
    ? null
    : Math.round(perHaCents / convertUnit(1, 'ha', shownUnit('ha', reader.system)));

/** Of what is shown, so that a reader who adds it up gets it too; null while any of it is. */
const sum = (cents: readonly (number | null)[]): number | null =>
  cents.reduce((total, one) => (total === null || one === null ? null : total + one), 0);

/** Not all of it is sprayed on this ground, or some was there before. */
const isMoreOrLess = ({ leftInMachine, alreadyInMachine }: JobProductTotal): boolean =>
  leftInMachine.value > 0 || alreadyInMachine.value > 0;

/**
 * What all that goes into the tank costs on a hectare or acre of the job; null without all prices, and
 * where no more goes in than is sprayed: the cents of the table may then differ by rounding alone.
 */
function jobPerShownArea({ cost, sprayAreaHa, productTotals }: MixPlan): number | null {
  const isOther = productTotals.some(
    (total) => isMoreOrLess(total) || total.measured.value !== total.amount.value,
  );
  return isOther && cost.jobCents !== null ? perShownArea(cost.jobCents / sprayAreaHa) : null;
}

interface CostSectionProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** What the mix costs at the operator's own prices; nothing is summed while a price is missing. */
export function CostSection({ plan, nameOf }: CostSectionProps) {
  const { cost } = plan;
  const isPriced = cost.lines.some(({ jobCents }) => jobCents !== null);
  const perArea = sum(cost.lines.map(({ perHaCents }) => perShownArea(perHaCents)));
  const jobPerArea = jobPerShownArea(plan);
  const toBuy = cost.lines.filter(({ wholeContainers }) => wholeContainers !== null);
  if (!isPriced && toBuy.length === 0) {
    return (
      <Section name={resultWords.cost}>
        <p className={styles.text}>{resultWords.noPrices}</p>
      </Section>
    );
  }
  return (
    <Section name={resultWords.cost} note={resultWords.yourPrices}>
      <TableView
        caption={resultWords.costTable}
        captionHidden
        columns={[
          { key: 'what', heading: resultWords.what },
          { key: 'perHa', heading: resultWords.perArea[reader.system], align: 'end' },
          { key: 'load', heading: resultWords.perLoad, align: 'end' },
          { key: 'job', heading: resultWords.job, align: 'end' },
        ]}
        rows={cost.lines.map(({ productId, perHaCents, loadCents, jobCents, wholeContainers }) => ({
          id: productId,
          cells: {
            what: (
              <>
                {nameOf(productId)}
                {wholeContainers !== null && (
                  <span className={styles.under}>
                    {resultWords.toBuy(
                      containersOf(wholeContainers.count, wholeContainers.container),
                    )}
                  </span>
                )}
              </>
            ),
            perHa: money(perShownArea(perHaCents)),
            load: money(loadCents),
            job: money(jobCents),
          },
        }))}
        footer={{
          what: resultWords.jobTotal,
          perHa: money(perArea),
          load: money(cost.loadCents),
          job: money(cost.jobCents),
        }}
      />
      {isPriced && plan.productTotals.some(isMoreOrLess) && (
        <p className={styles.text}>{resultWords.costOfAll}</p>
      )}
      {jobPerArea !== null && jobPerArea !== perArea && (
        <p className={styles.text}>
          {resultWords.jobCostOnArea(moneyText(jobPerArea), resultWords.perArea[reader.system])}
        </p>
      )}
      {isPriced && cost.jobCents === null && (
        <p className={styles.text}>{resultWords.priceMissing}</p>
      )}
    </Section>
  );
}
