import type { FillStep, LoadPlan, MixPlan } from '@mix/engine';
import { stepReasonWords } from '../../words/problems/stepReasonWords.ts';
import { stepReason } from '../../words/problems/stepReason.ts';
import { Link } from 'wouter';
import { buttonClass } from '../../components/buttonClass.ts';
import { Figure } from '../../components/figures/Reading.tsx';
import { Section } from '../../components/panels/Section.tsx';
import { TankDrawing } from '../../components/figures/TankDrawing.tsx';
import { measureText } from '../../words/figures/measureText.ts';
import { doubtText } from '../../words/figures/doubtText.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import { resultWords } from '../../words/made/en/result/resultWords.ts';
import { shownTankVolume } from '../../words/figures/tankVolumeText.ts';
import { paths } from '../../navigation/paths.ts';
import { containerText } from '../../mix/containers/containerText.ts';
import styles from './FillingOrder.module.css';
import type { NameOf } from '../../words/products/productNames.ts';

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
  /** There is nowhere to change it. */
  readonly isFixed?: boolean | undefined;
}

/** Step after step, with the line of the tank and its temperature after each. */
export function FillingOrder({ plan, load, nameOf, isFixed = false }: FillingOrderProps) {
  return (
    <Section name={resultWords.order} note={resultWords.ofLoad(load.number)}>
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
      <p className={styles.foot}>
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
