import type { Catalogue, JobProductTotal, MixPlan } from '@mix/engine';
import { AmountReading, Figure } from '../../ui/figures/Reading.tsx';
import { doubtText } from '../../i18n/figures/doubtText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownTankVolume } from '../../i18n/figures/tankVolumeText.ts';
import { totalReason } from '../../i18n/figures/totalReason.ts';
import { weighedText } from '../../i18n/figures/weighedText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { AmountTable } from './AmountTable.tsx';
import { detailOf } from './detailOf.ts';

/** Why what is weighed for the job is not rate x area; null where it is. */
export const whyTotal = (total: JobProductTotal, plan: MixPlan): string | null =>
  [totalReason(total, plan.sprayAreaHa), weighedText(total, plan)]
    .filter((text) => text !== null)
    .join(', ') || null;

/** What is mixed beyond what the ground needs; null where nothing is. */
export function staysText({ jobVolumeL, sprayVolumeL }: MixPlan): string | null {
  const staysL = jobVolumeL - sprayVolumeL;
  return staysL > 0 ? resultWords.staysInMachine(quantityText(staysL, 'L')) : null;
}

interface JobTableProps {
  readonly plan: MixPlan;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
}

/** What goes into all loads together, and why a total is not what the ground gets. */
export function JobTable({ plan, catalogue, nameOf }: JobTableProps) {
  return (
    <AmountTable
      below={staysText(plan)}
      rows={[
        {
          id: 'water',
          number: null,
          what: resultWords.water,
          note: doubtText(Math.max(...plan.loads.map(({ carrierDoubtL }) => carrierDoubtL))),
          amount: <Figure {...shownTankVolume(plan.carrierTotalL)} size="amount" />,
        },
        ...plan.productTotals.map((total) => {
          const { productId, measured } = total;
          const name = nameOf(productId);
          return {
            id: productId,
            number: null,
            what: name,
            note: whyTotal(total, plan) ?? detailOf(productId, name, catalogue),
            amount: <AmountReading amount={measured} size="amount" />,
          };
        }),
      ]}
    />
  );
}
