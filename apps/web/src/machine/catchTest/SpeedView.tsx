import { meanRunSpeed, runSpeed } from '@mix/engine';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { Figure } from '../../ui/figures/Reading.tsx';
import { useWakeLock } from '../../device/useWakeLock.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { PositionRun } from './PositionRun.tsx';
import { readersText } from './readersText.ts';
import { secondsText } from './secondsText.ts';
import type { CatchRun } from './CatchRun.ts';
import { elapsedS, endRun, startRun, toPart, withoutRun } from './catchRunSteps.ts';
import { step } from './catchRunStore.ts';
import styles from './catchTest.module.css';

const TICK_MS = 100;
const FEWEST_RUNS = 2;

/** The speed between two marks, as often as one drives; each run is shown. */
export function SpeedView({ walk }: { readonly walk: CatchRun }) {
  useWakeLock();
  const { runs, runClock } = walk;
  const [nowMs, setNowMs] = useState(() => Date.now());
  const isRunning = runClock !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      setNowMs(Date.now());
    }, TICK_MS);
    return () => {
      clearInterval(timer);
    };
  }, [isRunning]);
  const isDone = runs.length >= FEWEST_RUNS && !isRunning;
  const toResult = (
    <Button
      look={isDone ? 'primary' : 'plain'}
      onClick={() => step((one) => toPart(one, 'result'))}
    >
      {runs.length === 0 ? catchTestWords.withoutSpeed : catchTestWords.done}
    </Button>
  );
  const mark = (
    <Button
      look={isDone ? 'plain' : 'primary'}
      onClick={() => {
        setNowMs(Date.now());
        step((one) =>
          one.runClock === null ? startRun(one, Date.now()) : endRun(one, Date.now()),
        );
      }}
    >
      {isRunning ? catchTestWords.secondMark : catchTestWords.firstMark}
    </Button>
  );
  return (
    <>
      <div className="spread">
        <p>
          <b>{catchTestWords.speed}</b>, {catchTestWords.run(numberText(runs.length + 1, 0))}
        </p>
        <p>{quantityText(walk.setup.pressureBar, 'bar', 1)}</p>
      </div>
      <h2 className={styles.title}>
        {isRunning ? catchTestWords.secondPass : catchTestWords.firstPass}
      </h2>
      <p>
        <Figure
          text={secondsText(runClock === null ? 0 : elapsedS(runClock, nowMs))}
          unit="s"
          size="hero"
        />
      </p>
      {!isRunning && <Distance walk={walk} />}
      <Runs walk={walk} />
      <PositionRun />
      <div className={styles.bottom}>
        {isDone ? toResult : mark}
        {!isRunning && (isDone ? mark : toResult)}
      </div>
    </>
  );
}

function Distance({ walk }: { readonly walk: CatchRun }) {
  const [text, setText] = useState(() => readersText(walk.distanceM, 'm'));
  return (
    <FigureField
      id="distance"
      label={catchTestWords.distance}
      unit="m"
      notSet={catchTestWords.notSet}
      text={text}
      onText={(typed) => {
        setText(typed);
        const { value } = readTyped(typed, 'm');
        if (value !== null && value > 0) step((one) => ({ ...one, distanceM: value }));
      }}
    />
  );
}

function Runs({ walk: { runs } }: { readonly walk: CatchRun }) {
  const mean = meanRunSpeed(runs);
  if (mean === null) return null;
  return (
    <table className={styles.runs}>
      <caption className="visually-hidden">{catchTestWords.runs}</caption>
      <tbody>
        {runs.map((run, index) => (
          // Runs are known by their order.
          <tr key={index}>
            <th scope="row">{numberText(index + 1, 0)}</th>
            <td>
              <span className={styles.run}>
                <span>{catchTestWords.seconds(numberText(run.seconds, 1))}</span>
                <b>{quantityText(runSpeed(run), 'km/h', 1)}</b>
              </span>
            </td>
            <td>
              <button
                type="button"
                className={styles.remove}
                aria-label={catchTestWords.remove(numberText(index + 1, 0))}
                onClick={() => step((one) => withoutRun(one, index))}
              >
                ×
              </button>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            <span className={styles.run}>
              <span>{catchTestWords.mean}</span>
              <b>{quantityText(mean, 'km/h', 1)}</b>
            </span>
          </th>
        </tr>
      </tfoot>
    </table>
  );
}
