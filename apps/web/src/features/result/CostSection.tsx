import type { MixPlan } from '@mix/engine';
import { formatNumber } from '@mix/engine';
import { Section } from '../../components/Section.tsx';
import { TableView } from '../../components/TableView.tsx';
import { resultWords } from '../../i18n/resultWords.ts';
import { containersOf } from './containerText.ts';
import type { NameOf } from './productNames.ts';
import styles from './ResultSections.module.css';

/** Money keeps its two decimals: 16.4 is read as a slip. */
function money(cents: number | null): string {
  if (cents === null) return '–';
  const whole = formatNumber(Math.trunc(cents / 100), { decimals: 0 });
  return `$${whole}.${String(Math.abs(cents % 100)).padStart(2, '0')}`;
}

interface CostSectionProps {
  readonly plan: MixPlan;
  readonly nameOf: NameOf;
}

/** What the mix costs at the operator's own prices; nothing is summed while a price is missing. */
export function CostSection({ plan, nameOf }: CostSectionProps) {
  const { cost } = plan;
  const isPriced = cost.lines.some(({ jobCents }) => jobCents !== null);
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
          { key: 'perHa', heading: resultWords.perHa, align: 'end' },
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
            perHa: money(perHaCents),
            load: money(loadCents),
            job: money(jobCents),
          },
        }))}
        footer={{
          what: resultWords.jobTotal,
          perHa: money(cost.perHaCents),
          load: money(cost.loadCents),
          job: money(cost.jobCents),
        }}
      />
      {isPriced && cost.jobCents === null && (
        <p className={styles.text}>{resultWords.priceMissing}</p>
      )}
    </Section>
  );
}
