import { caughtFlow, jugVolumeML, type LitresPerMinute, type NozzleReading } from '@mix/engine';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { useWakeLock } from '../../device/useWakeLock.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { BoomPicture } from './BoomPicture.tsx';
import { buzz, readyBuzz } from './buzz.ts';
import { ClockFace } from './ClockFace.tsx';
import { deviationText } from './deviationText.ts';
import { judgeCatchRun } from './judgeCatchRun.ts';
import { readersText } from './readersText.ts';
import { ToleranceScale } from './ToleranceScale.tsx';
import { useNozzle } from './useTested.ts';
import type { CatchRun } from './CatchRun.ts';
import {
  again,
  back,
  elapsedS,
  endClock,
  keepFigure,
  placeOf,
  skip,
  startClock,
  stopClock,
  tick,
  toPart,
} from './catchRunSteps.ts';
import { step } from './catchRunStore.ts';
import styles from './catchTest.module.css';

const TICK_MS = 100;
/** What one press of + or - changes in the jug. */
const JUG_STEP_ML = 5;

/** One nozzle: the jug under it, the clock, the figure. */
export function CatchView({ walk }: { readonly walk: CatchRun }) {
  useWakeLock();
  const place = placeOf(walk) ?? 0;
  const { setup, clock } = walk;
  const isRead = clock !== null && clock.stoppedAfterS !== null;
  return (
    <>
      <div className="spread">
        <p>
          <b>{catchTestWords.nozzleOf(numberText(place, 0), numberText(setup.nozzleCount, 0))}</b>
        </p>
        <p>{quantityText(setup.pressureBar, 'bar', 1)}</p>
      </div>
      {isRead ? <Jug walk={walk} place={place} /> : <Clock walk={walk} place={place} />}
    </>
  );
}

interface PlaceProps {
  readonly walk: CatchRun;
  readonly place: number;
}

function useTicks(walk: CatchRun): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isRunning = walk.clock !== null && walk.clock.stoppedAfterS === null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tell = () => {
      const at = Date.now();
      if (tick(walk, at) === 'ends') {
        buzz();
        step(endClock);
      }
      setNowMs(at);
    };
    const timer = setInterval(tell, TICK_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [walk, isRunning]);
  return nowMs;
}

function Clock({ walk, place }: PlaceProps) {
  const nowMs = useTicks(walk);
  const { setup, clock } = walk;
  const overslept = tick(walk, nowMs) === 'overslept';
  const title =
    clock === null
      ? catchTestWords.ready
      : overslept
        ? catchTestWords.overslept
        : catchTestWords.until;
  return (
    <div className={styles.clockPart}>
      <h2 className={styles.title}>{title}</h2>
      <ClockFace seconds={clock === null ? 0 : elapsedS(clock, nowMs)} of={setup.seconds} />
      {overslept && <p className="quiet">{catchTestWords.oversleptNote}</p>}
      <Boom walk={walk} place={place} />
      <div className={styles.bottom}>
        {clock === null ? (
          <Button
            look="primary"
            onClick={() => {
              readyBuzz();
              step((one) => startClock(one, Date.now()));
            }}
          >
            {catchTestWords.go}
          </Button>
        ) : (
          <Button
            look={overslept ? 'primary' : 'plain'}
            onClick={() => step((one) => stopClock(one, Date.now()))}
          >
            {catchTestWords.stop}
          </Button>
        )}
        <div className={styles.two}>
          {clock === null ? (
            walk.at > 0 && (
              <StepButton
                word={catchTestWords.before(numberText(walk.places[walk.at - 1] ?? 1, 0))}
                to={back}
              />
            )
          ) : (
            <StepButton word={catchTestWords.again} to={again} />
          )}
          <StepButton word={catchTestWords.skip(numberText(place, 0))} to={skip} />
        </div>
        {clock === null && walk.catches.length > 0 && (
          <Button look="text" onClick={() => step((one) => toPart(one, 'result'))}>
            {catchTestWords.finish}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The place on the boom, what was caught, and the flow by the table. */
function Boom({ walk, place }: PlaceProps) {
  const { setup } = walk;
  const nozzle = useNozzle(setup.nozzleId);
  const result = judgeCatchRun(setup, walk.catches, nozzle);
  const { meanFlowLPerMin: mean, tableFlowLPerMin: table } = result;
  const jug = (flow: LitresPerMinute) => quantityText(jugVolumeML(flow, setup.seconds), 'mL', 0);
  return (
    <div className="stack-2">
      <div className="spread">
        <p className="quiet">{catchTestWords.leftEnd}</p>
        <p className="quiet">
          {mean === null
            ? catchTestWords.caughtNone
            : catchTestWords.caughtMean(numberText(result.caught, 0), jug(mean))}
        </p>
      </div>
      <BoomPicture result={result} now={place} />
      <p className="quiet">
        {table === null
          ? catchTestWords.noTable
          : catchTestWords.tableJug(
              nozzle?.model ?? '',
              quantityText(setup.pressureBar, 'bar', 1),
              jug(table),
              catchTestWords.seconds(numberText(setup.seconds, 0)),
            )}
      </p>
    </div>
  );
}

const JUG_FIELD = 'jug-figure';

function Jug({ walk, place }: PlaceProps) {
  const { value, message } = readTyped(walk.text, 'mL');
  useEffect(() => {
    document.getElementById(JUG_FIELD)?.focus();
  }, []);
  const seconds = walk.clock?.stoppedAfterS ?? walk.setup.seconds;
  const setText = (text: string) => {
    step((one) => ({ ...one, text }));
  };
  const stepBy = (direction: 1 | -1) => {
    setText(readersText(Math.max(0, (value ?? 0) + direction * JUG_STEP_ML), 'mL'));
  };
  return (
    <>
      <div className={styles.jug}>
        <QuantityField
          id={JUG_FIELD}
          label={`${catchTestWords.inJug}, ${catchTestWords.seconds(numberText(seconds, 1))}`}
          unit={shownUnitSign('mL')}
          text={walk.text}
          message={message}
          notSet={catchTestWords.notSet}
          steps={{
            less: catchTestWords.less,
            more: catchTestWords.more,
            by: stepBy,
            size: String(JUG_STEP_ML),
            drawn: false,
          }}
          onText={setText}
        />
      </div>
      {value !== null && value >= 0 && (
        <Judged walk={walk} place={place} volumeML={value} seconds={seconds} />
      )}
      <div className={styles.bottom}>
        <Button
          look="primary"
          data-after-figures
          onClick={() => {
            if (value === null || value < 0) document.getElementById(JUG_FIELD)?.focus();
            else step((one) => keepFigure(one, value));
          }}
        >
          {catchTestWords.next}
        </Button>
        <div className={styles.two}>
          <StepButton word={catchTestWords.again} to={again} />
          <StepButton word={catchTestWords.skip(numberText(place, 0))} to={skip} />
        </div>
      </div>
    </>
  );
}

interface StepButtonProps {
  readonly word: string;
  readonly to: Parameters<typeof step>[0];
}

/** A button for a step of the walk other than the next nozzle. */
const StepButton = ({ word, to }: StepButtonProps) => (
  <Button onClick={() => step(to)}>{word}</Button>
);

interface JudgedProps extends PlaceProps {
  readonly volumeML: number;
  readonly seconds: number;
}

/** Flow and condition of this nozzle by the figure in the jug, while it is typed. */
function Judged({ walk, place, volumeML, seconds }: JudgedProps) {
  const { setup } = walk;
  const nozzle = useNozzle(setup.nozzleId);
  const caught = { nozzle: place, volumeML, seconds, renewedAt: null };
  const others = walk.catches.filter((one) => one.nozzle !== place);
  const result = judgeCatchRun(setup, [...others, caught], nozzle);
  const reading = result.readings[place - 1] ?? null;
  if (reading === null) return null;
  const { tableFlowLPerMin: table } = result;
  const flow = quantityText(caughtFlow(caught), 'L/min', 2);
  return (
    <>
      <p className={styles.judged}>
        <b>{flow}</b>{' '}
        {table !== null && reading.fromTable !== null && (
          <span className="quiet">
            {catchTestWords.flowTable(
              quantityText(table, 'L/min', 2),
              deviationText(reading.fromTable),
            )}
          </span>
        )}
      </p>
      {reading.fromTable !== null && (
        <ToleranceScale deviation={reading.fromTable} tolerancePct={setup.tolerancePct} />
      )}
      <ConditionNotice reading={reading} tolerancePct={setup.tolerancePct} />
    </>
  );
}

interface ConditionNoticeProps {
  readonly reading: NozzleReading;
  readonly tolerancePct: number;
}

function ConditionNotice({ reading: { condition }, tolerancePct }: ConditionNoticeProps) {
  if (condition !== 'worn' && condition !== 'blocked') return null;
  const limit = catchTestWords.percent(numberText(tolerancePct, 0));
  return condition === 'worn' ? (
    <Notice kind="warning" word={catchTestWords.worn} title={catchTestWords.wornNote(limit)} />
  ) : (
    <Notice
      kind="warning"
      word={catchTestWords.blocked}
      title={catchTestWords.blockedNote(limit)}
    />
  );
}
