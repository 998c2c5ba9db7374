import {
  askedAmount,
  convertUnit,
  labelShare,
  type AdjustedLoad,
  type FillStep,
} from '@mix/engine';
import { measuredIn } from '@mix/messages';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { measureText } from '../../i18n/figures/measureText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import type { Fill } from '../fillOf.ts';
import { loadWith } from './loadWith.ts';
import { classNames } from '../../ui/classNames.ts';
import fillStyles from '../fill.module.css';
import stepStyles from './step.module.css';

interface DifferentAmountProps {
  readonly fill: Fill;
  readonly step: FillStep;
  readonly onClose: () => void;
}

/**
 * A sheet for another amount than planned: how much went in, and whether the rest of the load
 * follows it.
 */
export function DifferentAmount({ fill, step, onClose }: DifferentAmountProps) {
  const [text, setText] = useState('');
  const asked = askedAmount(fill.load.load, step);
  if (asked === null) return null;
  // An amount shown in grams or fluid ounces is typed in them.
  const unit = measuredIn(asked.value, asked.unit, reader);
  const { value } = readTyped(text, unit);
  const amount = value === null ? null : convertUnit(value, unit, asked.unit);
  const name = step.productId === null ? fillWords.water : fill.nameOf(step.productId);
  return (
    <Sheet
      title={fillWords.howMuch(inSentence(name))}
      closeWord={fillWords.close}
      onClose={onClose}
      focusId="different-amount"
    >
      <div className={fillStyles.stack}>
        <FigureField
          id="different-amount"
          label={fillWords.amountIn}
          unit={unit}
          text={text}
          notSet={fillWords.notSet}
          hint={fillWords.planned(measureText(asked))}
          onText={setText}
        />
      </div>
      {amount === null ? (
        <p className={classNames('quiet', fillStyles.line)}>{fillWords.enter}</p>
      ) : (
        <Choices fill={fill} step={step} amount={amount} asked={asked.value} />
      )}
    </Sheet>
  );
}

interface ChoicesProps {
  readonly fill: Fill;
  readonly step: FillStep;
  readonly amount: number;
  readonly asked: number;
}

const line = ({ load }: AdjustedLoad): string => tankVolumeText(load.loadL);

function Choices({ fill, step, amount, asked }: ChoicesProps) {
  const isPlanned = Math.abs(amount - asked) <= 1e-9 * asked;
  if (isPlanned) {
    return (
      <div className={fillStyles.stack}>
        <p className={fillStyles.line}>{fillWords.asPlanned}</p>
        <Button look="primary" onClick={fill.done}>
          {fillWords.done}
        </Button>
      </div>
    );
  }
  const kept = loadWith(fill, amount, false);
  if (step.kind !== 'product') {
    return (
      <div className={fillStyles.stack}>
        <Shares fill={fill} outcome={kept} />
        <Button look="primary" onClick={() => fill.finish('different', amount)}>
          {fillWords.take}
        </Button>
      </div>
    );
  }
  return <ProductChoices fill={fill} amount={amount} kept={kept} />;
}

interface ProductChoicesProps {
  readonly fill: Fill;
  readonly amount: number;
  readonly kept: AdjustedLoad;
}

/**
 * The choices after another amount: nothing is brought into proportion unasked, and each says what
 * it does.
 */
function ProductChoices({ fill, amount, kept }: ProductChoicesProps) {
  const matched = amount > 0 ? loadWith(fill, amount, true) : null;
  const { tankCapacityL } = fill.stage.plan;
  const canMatch = matched?.fitsTank === true && matched.fitsLine;
  return (
    <>
      <h3 className={stepStyles.rule}>{fillWords.whatFollows}</h3>
      {canMatch && (
        <button
          type="button"
          className={fillStyles.choice}
          onClick={() => fill.finish('different', amount, true)}
        >
          <b>{fillWords.match}</b>
          <span>
            {fillWords.matched(line(matched), quantityText(matched.load.areaHa, 'ha'))}{' '}
            <ShareWords fill={fill} outcome={matched} />
          </span>
        </button>
      )}
      {canMatch && <Shares fill={fill} outcome={matched} labelsOnly />}
      <button
        type="button"
        className={fillStyles.choice}
        onClick={() => fill.finish('different', amount)}
      >
        <b>{fillWords.keep}</b>
        <span>
          {fillWords.kept(line(kept))} <ShareWords fill={fill} outcome={kept} />
        </span>
      </button>
      {matched?.fitsTank === false && (
        <p className={classNames('quiet', fillStyles.line)}>
          {fillWords.noMatchTank(line(matched), tankVolumeText(tankCapacityL))}
        </p>
      )}
      {matched?.fitsTank === true && !matched.fitsLine && (
        <p className={classNames('quiet', fillStyles.line)}>{fillWords.noMatchWater}</p>
      )}
      <Shares fill={fill} outcome={kept} labelsOnly />
    </>
  );
}

/** Share by which a rate must be off to be mentioned. */
const SAID_FROM = 0.005;

const percent = (share: number): string => quantityText(Math.abs(share - 1) * 100, '%', 1);

interface SharesProps {
  readonly fill: Fill;
  readonly outcome: AdjustedLoad;
  readonly labelsOnly?: boolean;
}

const offRate = ({ rateShares }: AdjustedLoad) =>
  rateShares.filter(({ share }) => Math.abs(share - 1) >= SAID_FROM);

const ShareWords = ({ fill, outcome }: SharesProps) =>
  offRate(outcome)
    .map(({ productId, share }) =>
      fillWords.ends(fill.nameOf(productId), percent(share), share < 1),
    )
    .join(' ');

/**
 * What the load becomes: rates that are off, label limits that are passed, and a tank that runs
 * over.
 */
function Shares({ fill, outcome, labelsOnly = false }: SharesProps) {
  const { stage, nameOf, job, load } = fill;
  const above = outcome.rateShares.filter(({ productId, share }) => {
    const product = job.products.find(({ id }) => id === productId);
    const row = stage.draft.products?.find((entry) => entry.productId === productId);
    const most = product === undefined || row === undefined ? null : labelShare(product, row);
    return most !== null && share > most * (1 + 1e-9);
  });
  return (
    <>
      {!labelsOnly && offRate(outcome).length > 0 && (
        <p className={fillStyles.line}>
          <ShareWords fill={fill} outcome={outcome} />
        </p>
      )}
      {!outcome.fitsTank && (
        <Notice
          kind="warning"
          word={resultWords.warning}
          title={fillWords.overTank(line(outcome), tankVolumeText(stage.plan.tankCapacityL))}
        />
      )}
      {outcome.fitsTank && !outcome.fitsLine && (
        <p className={fillStyles.line}>
          {fillWords.overfull(line(outcome), tankVolumeText(load.load.loadL))}
        </p>
      )}
      {above.map(({ productId, share }) => (
        <Notice
          key={productId}
          kind="warning"
          word={fillWords.labelWord}
          title={fillWords.aboveLabel(nameOf(productId), percent(share))}
        />
      ))}
    </>
  );
}
