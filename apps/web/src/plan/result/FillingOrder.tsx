import type { FillStep, LoadPlan, MixPlan } from '@mix/engine';
import { stepReasonWords } from '../../i18n/problems/stepReasonWords.ts';
import { stepReason } from '../../i18n/problems/stepReason.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Figure } from '../../ui/figures/Reading.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { TankDrawing } from '../../ui/figures/TankDrawing.tsx';
import { measureText } from '../../i18n/figures/measureText.ts';
import { doubtText } from '../../i18n/figures/doubtText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { shownTankVolume } from '../../i18n/figures/tankVolumeText.ts';
import { paths } from '../../device/navigation/paths.ts';
import { containerText } from '../../i18n/label/containerText.ts';
import styles from './FillingOrder.module.css';
import type { NameOf } from '../../i18n/products/productNames.ts';

interface StepWords {
  readonly what: string;
  readonly how: string | null;
}

function stepWords(step: FillStep, load: LoadPlan, nameOf: NameOf): StepWords {
  switch (step.kind) {
    case 'carrierFirst':
      return { what: resultWords.carrier, how: resultWords.agitator };
    case 'topUp':
      return {
        what: resultWords.carrier,
        how:
          step.amount === null
            ? null
            : [
                resultWords.topUp(quantityText(step.amount.value, 'L', 0)),
                doubtText(load.carrierDoubtL) ?? [],
              ]
                .flat()
                .join(' '),
      };
    case 'wait':
      return {
        what: resultWords.wait(quantityText(step.waitMin ?? 0, 'min')),
        how: stepReasonWords[step.reason],
      };
    case 'product':
      return productWords(step, load, nameOf);
  }
}

function productWords(step: FillStep, load: LoadPlan, nameOf: NameOf): StepWords {
  const product = load.products.find(({ productId }) => productId === step.productId);
  const name = nameOf(step.productId ?? '');
  const amount = product?.measured ?? step.amount;
  const what = amount === null ? name : `${name} ${measureText(amount)}`;
  if (product === undefined) return { what, how: null };
  const containers = containerText(product.containerCount, product.amount.unit);
  return { what, how: containers };
}

interface FillingOrderProps {
  readonly plan: MixPlan;
  readonly load: LoadPlan;
  readonly nameOf: NameOf;
  /** Whether there is nowhere to change the order. */
  readonly isFixed?: boolean | undefined;
  /** Stands above the steps: the choice of the load. */
  readonly children?: ReactNode;
}

/** Step after step, with the line of the tank and its temperature after each. */
export function FillingOrder(props: FillingOrderProps) {
  const { plan, load, nameOf, isFixed = false, children = false } = props;
  return (
    <Section
      name={resultWords.order}
      note={children === false ? resultWords.ofLoad(load.number) : undefined}
    >
      {children !== false && <div className="padding-block-1">{children}</div>}
      <ol>
        {load.steps.map((step, index) => {
          const { what, how } = stepWords(step, load, nameOf);
          return (
            <li key={`${step.kind} ${step.productId ?? ''}`} className={styles.step}>
              <TankDrawing
                capacityL={plan.tankCapacityL}
                beforeL={load.steps[index - 1]?.tankLineL ?? load.heelL}
                lineL={step.tankLineL}
              />
              <p className={styles.what}>
                <b>{what}</b>
                {how !== null && <span>{how}</span>}
                {step.kind === 'product' && <span>{stepReason(load.steps, index)}</span>}
              </p>
              <p className={styles.line}>
                <span className="visually-hidden">{resultWords.line} </span>
                <Figure {...shownTankVolume(step.tankLineL)} />
                {step.temperatureC !== null && (
                  <span>{quantityText(step.temperatureC, '°C', 1)}</span>
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="padding-top-1 quiet">
        {resultWords.labelWins}{' '}
        {!isFixed && (
          <Link href={paths.mix} className={buttonClass('text')}>
            {resultWords.changeOrder}
          </Link>
        )}
      </p>
    </Section>
  );
}
