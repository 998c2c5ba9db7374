import type { Catalogue, FillStep, LoadPlan, LoadProduct, MixPlan } from '@mix/engine';
import type { ReactNode } from 'react';
import { AmountReading, Figure } from '../../ui/figures/Reading.tsx';
import { doubtText } from '../../i18n/figures/doubtText.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownTankVolume, tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { containerText } from '../../i18n/label/containerText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { stepReasonWords } from '../../i18n/problems/stepReasonWords.ts';
import type { NameOf } from '../../i18n/products/productNames.ts';
import { AmountTable } from './AmountTable.tsx';
import { detailOf } from './detailOf.ts';
import { staysText, whyTotal } from './JobTable.tsx';

interface LoadTableProps {
  readonly plan: MixPlan;
  readonly load: LoadPlan;
  readonly catalogue: Catalogue;
  readonly nameOf: NameOf;
}

interface StepRow {
  readonly what: string;
  readonly note: ReactNode;
  readonly amount: ReactNode;
}

/** The table the operator fills a load by: amounts, their order, and the line of the tank after each. */
export function LoadTable(props: LoadTableProps) {
  const { plan, load } = props;
  return (
    <AmountTable
      heading={resultWords.toLine}
      below={plan.loadCount === 1 ? staysText(plan) : null}
      rows={[
        ...(load.heelL > 0
          ? [
              {
                id: 'heel',
                number: null,
                what: resultWords.heel,
                note: null,
                amount: null,
                last: tankVolumeText(load.heelL),
              },
            ]
          : []),
        ...load.steps.map((step, place) => ({
          id: `${step.kind} ${step.productId ?? ''}`,
          number: place + 1,
          ...rowOf(step, props),
          last: (
            <>
              {tankVolumeText(step.tankLineL)}
              {step.temperatureC !== null && (
                <small>{quantityText(step.temperatureC, '°C', 1)}</small>
              )}
            </>
          ),
        })),
      ]}
    />
  );
}

function rowOf(step: FillStep, props: LoadTableProps): StepRow {
  const { load } = props;
  switch (step.kind) {
    case 'carrierFirst':
      return {
        what: resultWords.carrier,
        note: resultWords.agitator,
        amount: <Water step={step} />,
      };
    case 'topUp':
      return {
        what: resultWords.carrier,
        note: [
          resultWords.topUp,
          resultWords.inAll(tankVolumeText(load.carrierL)),
          doubtText(load.carrierDoubtL) ?? [],
        ]
          .flat()
          .join(', '),
        amount: <Water step={step} />,
      };
    case 'wait':
      return {
        what: resultWords.wait(quantityText(step.waitMin ?? 0, 'min')),
        note: stepReasonWords[step.reason],
        amount: null,
      };
    case 'product':
      return productRow(step, props);
  }
}

function productRow(step: FillStep, { plan, load, catalogue, nameOf }: LoadTableProps): StepRow {
  const id = step.productId ?? '';
  const product = load.products.find(({ productId }) => productId === id);
  const name = nameOf(id);
  const what =
    (product && containerText(product.containerCount, product.amount.unit)) ??
    detailOf(id, name, catalogue);
  // The one load is the whole job.
  const total =
    plan.loadCount === 1 ? plan.productTotals.find(({ productId }) => productId === id) : undefined;
  return {
    what: name,
    note: [what ?? [], total === undefined ? [] : (whyTotal(total, plan) ?? [])].flat().join(', '),
    amount: product && <Amount product={product} />,
  };
}

const Water = ({ step: { amount } }: { readonly step: FillStep }) =>
  amount !== null && <Figure {...shownTankVolume(amount.value)} size="amount" />;

/** What the scale or jug shows; below it the exact amount, where that is another. */
const Amount = ({ product: { amount, measured } }: { readonly product: LoadProduct }) => (
  <>
    <AmountReading amount={measured ?? amount} size="amount" />
    {measured !== null && measureText(measured) !== measureText(amount) && (
      <small>{resultWords.toWeigh(measureText(amount))}</small>
    )}
  </>
);
