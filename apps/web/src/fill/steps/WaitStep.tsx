import { convertUnit, shownUnit, type FillStep, type UnitId } from '@mix/engine';
import { useEffect, useState } from 'react';
import { InformationIcon } from '../../ui/icons/InformationIcon.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Figure } from '../../ui/figures/Reading.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { typedText } from '../../ui/forms/typedText.ts';
import { fieldText } from '../../i18n/figures/fieldText.ts';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { useFillSettings } from '../fillSettings.ts';
import { jobStore } from '../job/jobStore.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { reader } from '../../i18n/preferences/reader.ts';
import { countdown } from './countdown.ts';
import type { Fill } from '../fillOf.ts';
import { EarlyClearSheet } from './EarlyClearSheet.tsx';
import { StepFrame } from './StepFrame.tsx';
import { speak } from './speech.ts';
import { useNow } from '../../device/clock/useNow.ts';
import { classNames } from '../../ui/classNames.ts';
import stepStyles from './step.module.css';
import fillStyles from '../fill.module.css';

interface WaitStepProps {
  readonly fill: Fill;
  readonly step: FillStep;
}

const MORE_MIN = 5;
/** Degrees of one press, by the unit that the field shows. */
const STEPS: Readonly<Record<string, number>> = { '°C': 0.5, '°F': 1 };

/**
 * The step in which the tank is left to clear. The time is worked out from stamps, so a sleeping
 * phone loses none.
 */
export function WaitStep({ fill, step }: WaitStepProps) {
  const { sinceMs, begun } = fill;
  const now = useNow();
  const { speaks } = useFillSettings();
  const waitMin = waitMinOf(fill, step);
  const { text, isOver } = countdown(sinceMs, waitMin, now);
  useEffect(() => {
    if (speaks && isOver) speak(fillWords.sayTimeUp);
  }, [speaks, isOver]);
  const expectedC = step.temperatureC;
  const [isEarly, setEarly] = useState(false);
  const wait = quantityText(waitMin, 'min');
  return (
    <>
      <StepFrame
        fill={fill}
        step={step}
        doneWord={fillWords.clear}
        onDone={isOver ? undefined : () => setEarly(true)}
        otherWord={fillWords.more}
        onOther={() => jobStore.act({ type: 'waitMore', min: MORE_MIN })}
      >
        <p className={stepStyles.verb}>{fillWords.waitClear}</p>
        <p className={stepStyles.hero} role="timer" data-long={timerLength(text)}>
          <Figure text={text} unit={fillWords.left} size="hero" />
        </p>
        <p className={stepStyles.packs}>
          {(step.reason === 'waitAssumed' ? fillWords.ofAssumed : fillWords.of)(wait)}{' '}
          <span>{fillWords.since(momentText(new Date(sinceMs), new Date(now)))}</span>
        </p>
        <div className={stepStyles.rule}>
          <Temperature measuredC={begun?.measuredC ?? null} startC={expectedC} />
          {expectedC !== null && (
            <p className={classNames('quiet', fillStyles.line)}>
              {fillWords.expected(quantityText(expectedC, '°C', 1))}
            </p>
          )}
        </div>
        <p className={fillStyles.note} role="status">
          {isOver ? <WarningIcon /> : <InformationIcon />}
          {isOver ? fillWords.timeUp : fillWords.counts}
        </p>
      </StepFrame>
      {isEarly && !isOver && (
        <EarlyClearSheet fill={fill} left={text} wait={wait} onClose={() => setEarly(false)} />
      )}
    </>
  );
}

/** The wait of a step with the minutes that were added to it. */
const waitMinOf = ({ begun }: Fill, { waitMin }: FillStep): number =>
  (waitMin ?? 0) + (begun?.moreMin ?? 0);

/**
 * How long the time and the word beside it are: in some languages the word is longer than in
 * others.
 */
const timerLength = (text: string): 'very' | 'true' | undefined =>
  text.length + fillWords.left.length > 9 ? 'very' : text.length > 4 ? 'true' : undefined;

interface TemperatureProps {
  readonly measuredC: number | null;
  /** Where the steppers begin, so that few presses reach what a thermometer shows. */
  readonly startC: number | null;
}

function Temperature({ measuredC, startC }: TemperatureProps) {
  const [text, setText] = useState(() => typedText(measuredC, '°C'));
  const unit = shownUnit('°C', reader.system);
  const step = STEPS[unit] ?? 1;
  const stepText = `${fieldText(step)}\u00a0${unit}`;
  const enter = (typed: string) => {
    setText(typed);
    jobStore.act({ type: 'measure', temperatureC: readTyped(typed, '°C', true).value });
  };
  return (
    <FigureField
      id="tank-temperature"
      label={fillWords.temperature}
      unit="°C"
      text={text}
      negativeAllowed
      notSet={fillWords.notMeasured}
      onText={enter}
      steps={{
        size: fieldText(step),
        drawn: true,
        less: fillWords.degreeLess(stepText),
        more: fillWords.degreeMore(stepText),
        by: (direction) => {
          enter(fieldText(steppedDegrees(measuredC, startC, direction, unit, step)));
        },
      }}
    />
  );
}

/** The next whole step; from nothing measured, the step nearest to what is expected. */
function steppedDegrees(
  measuredC: number | null,
  startC: number | null,
  direction: 1 | -1,
  unit: UnitId,
  step: number,
): number {
  const shown = convertUnit(measuredC ?? startC ?? 10, '°C', unit);
  const nearest = Math.round(shown / step) * step;
  return measuredC === null ? nearest : nearest + direction * step;
}
