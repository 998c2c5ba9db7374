import { askedAmount, type FillStep, type LoadPlan } from '@mix/engine';
import type { ShownFigure } from '@mix/messages';
import { useState } from 'react';
import { InformationIcon } from '../../ui/icons/InformationIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Figure } from '../../ui/figures/Reading.tsx';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { doubtText } from '../../i18n/figures/doubtText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownAmount } from '../../i18n/figures/shownFigure.ts';
import { stepReason } from '../../i18n/problems/stepReason.ts';
import { shownTankVolume, tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { containerText } from '../../i18n/label/containerText.ts';
import { DifferentAmount } from './DifferentAmount.tsx';
import type { Fill } from '../fillOf.ts';
import { largeFigureLength } from './largeFigureLength.ts';
import { StepFrame } from './StepFrame.tsx';
import { TankGauge } from './TankGauge.tsx';
import stepStyles from './step.module.css';
import fillStyles from '../fill.module.css';

interface AddStepProps {
  readonly fill: Fill;
  readonly step: FillStep;
}

/** One thing to put into the tank: what, how much, and the line to stop at. */
export function AddStep({ fill, step }: AddStepProps) {
  const { load, place, nameOf, stage } = fill;
  const [differs, setDiffers] = useState(false);
  const beforeL = load.load.steps[place - 1]?.tankLineL ?? load.load.heelL;
  const asked = askedAmount(load.load, step);
  const product = load.load.products.find(({ productId }) => productId === step.productId);
  const hero = heroOf(step, asked);
  return (
    <>
      <StepFrame
        fill={fill}
        step={step}
        doneWord={fillWords.done}
        otherWord={fillWords.different}
        onOther={() => setDiffers(true)}
      >
        <p className={stepStyles.verb}>{verbOf(step, nameOf)}</p>
        <p className={stepStyles.hero} data-long={largeFigureLength(hero.text)}>
          <Figure {...hero} size="hero" />
        </p>
        <p className={stepStyles.packs}>{packsOf(step, product, asked, load.load.carrierDoubtL)}</p>
        <TankGauge capacityL={stage.plan.tankCapacityL} beforeL={beforeL} lineL={step.tankLineL} />
        <Note fill={fill} step={step} />
      </StepFrame>
      {differs && <DifferentAmount fill={fill} step={step} onClose={() => setDiffers(false)} />}
    </>
  );
}

/** The large figure of the step: the line to stop at, or how much to put in. */
function heroOf(step: FillStep, asked: ReturnType<typeof askedAmount>): ShownFigure {
  if (step.kind === 'topUp' || asked === null) return shownTankVolume(step.tankLineL);
  return step.kind === 'product' ? shownAmount(asked) : shownTankVolume(asked.value);
}

function verbOf({ kind, productId }: FillStep, nameOf: Fill['nameOf']): string {
  if (kind === 'topUp') return fillWords.topUp;
  return productId === null ? fillWords.addWater : fillWords.add(inSentence(nameOf(productId)));
}

type LoadProduct = LoadPlan['products'][number] | undefined;

function packsOf(
  step: FillStep,
  product: LoadProduct,
  asked: ReturnType<typeof askedAmount>,
  doubtL: number,
) {
  if (step.kind === 'topUp') {
    const about = asked === null ? [] : [fillWords.topUpAbout(tankVolumeText(asked.value))];
    return [...about, doubtText(doubtL) ?? []].flat().join(' ') || null;
  }
  if (step.kind === 'carrierFirst') return fillWords.agitatorOn;
  if (product === undefined) return null;
  const containers = containerText(product.containerCount, product.amount.unit);
  if (containers !== null) return containers;
  const { text, unit } = shownAmount(product.amount);
  const measured = product.measured === null ? null : shownAmount(product.measured);
  if (measured === null || (measured.text === text && measured.unit === unit)) return null;
  return <span>{fillWords.weighs(`${text}\u00a0${unit}`)}</span>;
}

/** The one thing to know at this step: a danger before a reason. */
function Note({ fill, step }: AddStepProps) {
  const { load, place, stage } = fill;
  const next = load.load.steps[place + 1];
  if (step.tankLineL > stage.plan.tankCapacityL + 1e-6) {
    return (
      <p className={fillStyles.note}>
        <WarningIcon />
        {fillWords.overTank(
          tankVolumeText(step.tankLineL),
          tankVolumeText(stage.plan.tankCapacityL),
        )}
      </p>
    );
  }
  if (step.kind === 'product' && step.temperatureC !== null && next?.kind === 'wait') {
    return (
      <p className={fillStyles.note}>
        <WarningIcon />
        {fillWords.cools(quantityText(step.temperatureC, '°C', 1))}
      </p>
    );
  }
  // The large words say it already: water with the agitator on, or up to the line.
  if (step.kind !== 'product') return null;
  return (
    <p className={fillStyles.note}>
      <InformationIcon />
      {stepReason(load.load.steps, place)}
    </p>
  );
}
