import type { MixPlan } from '@mix/engine';
import { AmountReading, Figure } from '../../ui/figures/Reading.tsx';
import { measureText } from '../../i18n/figures/measureText.ts';
import { mixPlanWords } from '../../i18n/made/en/mix/mixPlanWords.ts';
import { doubtText } from '../../i18n/figures/doubtText.ts';
import { shownTankVolume, tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import styles from './PlanDetail.module.css';

/** Loads that differ; beyond these a table helps nobody while typing. */
const MOST_LOADS = 4;
/** Amounts as scales and jugs show them. */
const DECIMALS = 2;

interface PlanDetailProps {
  readonly plan: MixPlan;
  readonly nameOf: (productId: string) => string;
}

/** Beside the fields of a wide screen: what goes into each load, and into the job. */
export function PlanDetail({ plan, nameOf }: PlanDetailProps) {
  const loads = plan.loads.slice(0, MOST_LOADS);
  return (
    <div className={styles.detail}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {loads.map(({ number, count, loadL }) => (
              <th key={number} scope="col">
                {mixPlanWords.loadNumbers(number, count, number + count - 1)}
                <small>{tankVolumeText(loadL)}</small>
              </th>
            ))}
            <th scope="col">{mixPlanWords.jobTotal}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{mixPlanWords.waterToAdd}</th>
            {loads.map(({ number, carrierL, carrierDoubtL }) => (
              <td key={number}>
                <Figure {...shownTankVolume(carrierL)} />
                <small>{doubtText(carrierDoubtL)}</small>
              </td>
            ))}
            <td>{tankVolumeText(plan.carrierTotalL)}</td>
          </tr>
          {plan.productTotals.map(({ productId, measured }, place) => (
            <tr key={productId}>
              <th scope="row">{nameOf(productId)}</th>
              {loads.map(({ number, products }) => {
                const added = products[place];
                return (
                  <td key={number}>
                    {added && (
                      <AmountReading amount={added.measured ?? added.amount} decimals={DECIMALS} />
                    )}
                  </td>
                );
              })}
              <td>{measureText(measured, DECIMALS)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
