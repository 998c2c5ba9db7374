import { localDay, localTime, monthsLater, type CatchTest } from '@mix/documents';
import {
  effectiveRate,
  kilometresPerHour,
  meanRunSpeed,
  metres,
  type CatchResult,
} from '@mix/engine';
import { useState } from 'react';
import { Fact } from '../../ui/layout/Fact.tsx';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Figure, Reading } from '../../ui/figures/Reading.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { deviceOffset } from '../../device/clock/deviceOffset.ts';
import { catchTests } from '../../sync/catchTests.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { dayText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { FlowChart } from './FlowChart.tsx';
import { deviationText } from './deviationText.ts';
import { judgeCatchRun } from './judgeCatchRun.ts';
import { placesText } from './placesText.ts';
import { useNozzle, useTested } from './useTested.ts';
import type { CatchRun } from './CatchRun.ts';
import { catchThese } from './catchRunSteps.ts';
import { step, catchRunStore } from './catchRunStore.ts';
import styles from './catchTest.module.css';

const percentText = (part: number, decimals: number): string =>
  catchTestWords.percent(numberText(part * 100, decimals));

/** What was found: which nozzles to replace, the measured flow, and what it puts on the ground. */
export function ResultView({ walk }: { readonly walk: CatchRun }) {
  const { setup } = walk;
  const nozzle = useNozzle(setup.nozzleId);
  const result = judgeCatchRun(setup, walk.catches, nozzle);
  const { failed, caught, readings } = result;
  const failedPlaces = failed.map((index) => index + 1);
  const openPlaces = readings.flatMap((reading, index) => (reading === null ? [index + 1] : []));
  const left = failedPlaces.length > 0 ? failedPlaces : openPlaces;
  return (
    <>
      <Means result={result} />
      <FlowChart result={result} tolerancePct={setup.tolerancePct} />
      <Verdict walk={walk} result={result} places={failedPlaces} />
      {openPlaces.length > 0 && (
        <p className="quiet">{catchTestWords.openOnes(numberText(openPlaces.length, 0))}</p>
      )}
      <WalkFacts walk={walk} result={result} model={nozzle?.model ?? setup.nozzleId} />
      <ExpansionPanel summary={catchTestWords.each}>
        <Each result={result} />
      </ExpansionPanel>
      <Ends walk={walk} left={left} canKeep={caught > 0} />
    </>
  );
}

function Means({ result }: { readonly result: CatchResult }) {
  const { meanFlowLPerMin: mean, goodMeanFlowLPerMin: good, failed, caught } = result;
  const { tableFlowLPerMin: table } = result;
  const flow = good ?? mean;
  if (flow === null) return null;
  const over = table === null ? null : flow / table - 1;
  const count = good === null ? caught : caught - failed.length;
  return (
    <dl className={styles.means}>
      <Fact term={catchTestWords.meanOf(numberText(count, 0))} termClass="quiet">
        <Reading value={flow} unit="L/min" decimals={2} size="large" />
      </Fact>
      {over !== null && (
        <Fact
          term={over < 0 ? catchTestWords.underTable : catchTestWords.overTable}
          termClass="quiet"
        >
          <Figure text={numberText(Math.abs(over) * 100, 1)} unit="%" size="large" />
        </Fact>
      )}
    </dl>
  );
}

interface VerdictProps {
  readonly walk: CatchRun;
  readonly result: CatchResult;
  readonly places: readonly number[];
}

function Verdict({ walk: { setup, catches }, result, places }: VerdictProps) {
  const limit = catchTestWords.percent(numberText(setup.tolerancePct, 0));
  const { readings, allOff, replaceAll, meanFlowLPerMin: mean } = result;
  if (places.length === 0) {
    return (
      <Notice kind="information" word={catchTestWords.allGood}>
        {catchTestWords.allGoodNote(limit)}
      </Notice>
    );
  }
  const placesOf = (condition: 'worn' | 'blocked') =>
    places.filter((place) => readings[place - 1]?.condition === condition);
  const worn = placesOf('worn');
  const blocked = placesOf('blocked');
  const linesOf = (some: readonly number[]): string =>
    some
      .map((place) => {
        const reading = readings[place - 1];
        const volume = catches.find(({ nozzle }) => nozzle === place)?.volumeML ?? 0;
        const off = reading?.fromTable ?? reading?.fromMean ?? 0;
        const amount = quantityText(volume, 'mL', 0);
        return `${numberText(place, 0)}: ${amount}, ${deviationText(off)}.`;
      })
      .join(' ');
  const titleOf = (some: readonly number[]): string =>
    some.length === 1
      ? catchTestWords.oneNozzle(placesText(some))
      : catchTestWords.nozzles(placesText(some));
  return (
    <>
      {worn.length > 0 && (
        <Notice kind="warning" word={catchTestWords.worn} title={titleOf(worn)}>
          <p>
            {linesOf(worn)} {catchTestWords.putNew(worn.length)}
          </p>
          {allOff && <p>{catchTestWords.allOff}</p>}
          {replaceAll && !allOff && <p>{catchTestWords.replaceAll}</p>}
        </Notice>
      )}
      {blocked.length > 0 && (
        <Notice kind="warning" word={catchTestWords.blocked} title={titleOf(blocked)}>
          <p>
            {linesOf(blocked)} {catchTestWords.clean(blocked.length)}
          </p>
          {allOff && worn.length === 0 && <p>{catchTestWords.allOff}</p>}
        </Notice>
      )}
      <p>{catchTestWords.catchAgain(places.length, placesText(places))}</p>
      {mean !== null && <p>{catchTestWords.asItIs(quantityText(mean, 'L/min', 2))}</p>}
    </>
  );
}

interface FactsProps {
  readonly walk: CatchRun;
  readonly result: CatchResult;
  readonly model: string;
}

function WalkFacts({ walk: { setup, runs }, result, model }: FactsProps) {
  const { draft, boom } = useTested();
  const speed = meanRunSpeed(runs);
  const swathM = draft?.swathWidthM ?? boom?.swathWidthM ?? null;
  const mean = result.meanFlowLPerMin;
  const rate =
    speed === null || swathM === null || mean === null
      ? null
      : effectiveRate(mean, kilometresPerHour(speed), metres(swathM / setup.nozzleCount));
  const distanceM = runs.reduce((sum, run) => sum + run.distanceM, 0);
  const { coefficientOfVariation: spread } = result;
  const rows: readonly (readonly [string, string | null])[] = [
    [
      catchTestWords.tested,
      catchTestWords.testedWith(
        numberText(setup.nozzleCount, 0),
        model,
        quantityText(setup.pressureBar, 'bar', 1),
      ),
    ],
    [
      catchTestWords.jug,
      catchTestWords.jugWith(catchTestWords.seconds(numberText(setup.seconds, 0))),
    ],
    [catchTestWords.evenness, spread === null ? null : percentText(spread, 1)],
    [
      catchTestWords.speed,
      speed === null
        ? null
        : catchTestWords.speedOver(quantityText(speed, 'km/h', 1), quantityText(distanceM, 'm', 0)),
    ],
    [
      catchTestWords.rate,
      rate === null || speed === null
        ? null
        : catchTestWords.rateAt(quantityText(rate, 'L/ha', 0), quantityText(speed, 'km/h', 1)),
    ],
    [catchTestWords.tester, setup.by],
    [
      catchTestWords.goodUntil,
      catchTestWords.orChange(dayText(monthsLater(localDay(nowHere()), setup.goodForMonths))),
    ],
  ];
  return (
    <dl>
      {rows.map(
        ([name, text]) =>
          text !== null && (
            <Fact
              key={name}
              term={name}
              pairClass={styles.fact}
              termClass="quiet"
              valueClass="text-end"
            >
              {text}
            </Fact>
          ),
      )}
    </dl>
  );
}

function Each({ result }: Pick<FactsProps, 'result'>) {
  return (
    <ul>
      {result.readings.map((reading, index) => {
        const place = index + 1;
        const off = reading?.fromTable ?? reading?.fromMean ?? null;
        const state = reading === null ? catchTestWords.open : markOf(reading.condition);
        const flow = reading === null ? '' : quantityText(reading.flowLPerMin, 'L/min', 2);
        return (
          <li key={place} className={styles.fact}>
            <span>
              <b>{numberText(place, 0)}</b> {flow} {off !== null && deviationText(off)} {state}
            </span>
            <Button
              look="text"
              aria-label={`${catchTestWords.again}, ${catchTestWords.oneNozzle(numberText(place, 0))}`}
              onClick={() => step((one) => catchThese(one, [place]))}
            >
              {catchTestWords.again}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

const markOf = (condition: NonNullable<CatchResult['readings'][number]>['condition']): string =>
  condition === 'worn' || condition === 'blocked' ? catchTestWords.marks[condition] : '';

const nowHere = () => {
  const nowMs = Date.now();
  return localTime(new Date(nowMs), deviceOffset(nowMs));
};

/** The walk as the catch test that plans use. */
function testOf({ setup, catches, runs }: CatchRun): CatchTest {
  const { seconds: _seconds, ...kept } = setup;
  return { ...kept, catches, runs, at: nowHere() };
}

interface EndsProps {
  readonly walk: CatchRun;
  /** Nozzles that are to be caught yet, or once more. */
  readonly left: readonly number[];
  readonly canKeep: boolean;
}

/** Long lists are said in the notice above; a button holds a few numbers. */
const MOST_IN_BUTTON = 3;

function Ends({ walk, left, canKeep }: EndsProps) {
  const [isRefused, setIsRefused] = useState(false);
  const keep = () => {
    catchTests.save(walk.testId ?? newDocumentId(), testOf(walk)).then(
      () => {
        catchRunStore.setState({ value: null });
      },
      () => {
        setIsRefused(true);
      },
    );
  };
  return (
    <>
      <AskFirst
        word={catchTestWords.discard}
        sureWord={catchTestWords.discardNow}
        onSure={() => catchRunStore.setState({ value: null })}
      />
      <div className={classNames(styles.bottom, styles.stays)}>
        {isRefused && (
          <Notice kind="warning" word={catchTestWords.notKept} title={catchTestWords.notKeptNote} />
        )}
        {left.length > 0 && (
          <Button look="primary" onClick={() => step((one) => catchThese(one, left))}>
            {catchTestWords.catchThese(
              left.length <= MOST_IN_BUTTON ? placesText(left) : numberText(left.length, 0),
            )}
          </Button>
        )}
        {canKeep && (
          <Button look={left.length > 0 ? 'plain' : 'primary'} onClick={keep}>
            {catchTestWords.keep}
          </Button>
        )}
      </div>
    </>
  );
}
