import type { Round, SeasonPlan, SeasonRow, SeasonSum } from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA } from '@mix/engine';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { Fact } from '../../ui/layout/Fact.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { Figure } from '../../ui/figures/Reading.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { costByPaddock, type PlaceCost } from '../cost/costByPaddock.ts';
import { overCap } from '../nitrogen/nitrogenLedger.ts';
import type { ReportRow } from '../totals/ReportRow.ts';
import { CostByPaddock } from './CostByPaddock.tsx';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { dayText, monthText } from '../../i18n/figures/dateText.ts';
import { roundMoneyText } from '../../i18n/figures/moneyText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { reportPaths } from '../reportPaths.ts';
import { SeasonMonths } from './SeasonMonths.tsx';
import { hoursText, knownText, recordedText, stateText } from './seasonText.ts';
import { jobName } from './seasonWork.ts';
import { NoPaddocks } from './NoPaddocks.tsx';
import { seasonMoney } from './seasonMoney.ts';
import { TakeSeasonAlong } from './TakeSeasonAlong.tsx';
import styles from './season.module.css';

interface SeasonViewProps {
  readonly season: SeasonPlan;
  readonly rounds: readonly KeptDocument<Round>[];
  /** Records with what their products cost in the shed. */
  readonly records: readonly ReportRow[];
  /**
   * The table of paddocks by months, in place of the lists; false: the screen has no room for it.
   */
  readonly table: ReactNode;
}

const kgText = (kgPerHa: number): string => numberText(kgPerHa, 1);

/** The season: nitrogen of each paddock by the end of June, and what the rounds take. */
export function SeasonView({ season, rounds, records, table }: SeasonViewProps) {
  const { rows } = season;
  const next = nextRound(season);
  const cost = useMemo(() => costByPaddock(season, records), [season, records]);
  return (
    <div className={styles.page}>
      <TakeSeasonAlong season={season} rows={records} />
      <p className="quiet">{seasonPlanWords.toJune(dayText(season.lastDay))}</p>
      <Totals season={season} cost={cost.farm} />
      {table === false ? <Lists season={season} /> : table}
      <Section name={seasonPlanWords.rounds}>
        {rounds.length === 0 && <p className="quiet">{seasonPlanWords.noRounds}</p>}
        <ul className={styles.rows}>
          {rounds
            .toSorted((a, b) => a.value.day.localeCompare(b.value.day))
            .map(({ id, value }) => (
              <RoundRow key={id} id={id} round={value} rows={rows} />
            ))}
        </ul>
      </Section>
      {next !== null && (
        <WithPermission deed="season">
          <Link href={reportPaths.newRound} className={buttonClass('text')}>
            {seasonPlanWords.addRound}
          </Link>
        </WithPermission>
      )}
      <WithPermission deed="seeMoney">
        <CostByPaddock {...cost} />
        <MoneyCap />
      </WithPermission>
      <WithPermission deed="season">
        <div className={styles.bottom}>
          <Link
            href={next === null ? reportPaths.newRound : reportPaths.round(next)}
            className={buttonClass('primary')}
          >
            {seasonPlanWords.planRound}
          </Link>
        </div>
      </WithPermission>
    </div>
  );
}

/** The season as lists, by paddock and by month, where the screen has no room for the table. */
function Lists({ season }: Pick<SeasonViewProps, 'season'>) {
  const { rows, months } = season;
  return (
    <>
      <Section
        name={seasonPlanWords.nitrogen}
        note={seasonPlanWords.nitrogenLimit(kgText(NITROGEN_CAP_KG_PER_HA))}
      >
        {rows.length === 0 && <NoPaddocks />}
        <ul className={styles.rows}>
          {rows.map((row) => (
            <PaddockRow key={row.paddockId} row={row} />
          ))}
        </ul>
      </Section>
      {months.length > 0 && <SeasonMonths season={season} />}
    </>
  );
}

/** The earliest round that has a paddock left. */
function nextRound({ rows }: SeasonPlan): string | null {
  const [first] = rows
    .flatMap(({ cells }) => cells.filter(({ done }) => !done))
    .toSorted((a, b) => a.round.day.localeCompare(b.round.day));
  return first?.roundId ?? null;
}

interface TotalsProps extends Pick<SeasonViewProps, 'season'> {
  /** What the whole farm cost, and still costs. */
  readonly cost: Pick<PlaceCost, 'done' | 'planned'>;
}

function Totals({ season, cost: { done, planned } }: TotalsProps) {
  const { farmKgPerHa, total, rows } = season;
  const typed = useStore(seasonMoney, ({ value }) => value);
  const cents = done.sum + planned.sum;
  const money = { sum: cents, unknown: done.unknown + planned.unknown };
  const limit = readTyped(typed, '1').value;
  const nUnknown = rows.reduce(
    (sum, { recordsUnknown, plannedKgPerHa }) => sum + recordsUnknown + plannedKgPerHa.unknown,
    0,
  );
  const nByJune = { sum: farmKgPerHa ?? 0, unknown: nUnknown };
  const isOver = limit !== null && cents > limit * 100;
  return (
    <dl className={styles.totals}>
      <SumBy name={seasonPlanWords.nByJune} sum={nByJune}>
        {farmKgPerHa === null ? (
          seasonPlanWords.noArea
        ) : (
          <Figure text={sumText(nByJune, kgText)} unit="kg/ha" size="amount" />
        )}{' '}
        <span className="quiet">{seasonPlanWords.ofCap(kgText(NITROGEN_CAP_KG_PER_HA))}</span>
      </SumBy>
      <WithPermission deed="seeMoney">
        <SumBy name={seasonPlanWords.money} sum={money}>
          <Figure text={sumText(money, roundMoneyText)} unit="" size="amount" />{' '}
          {limit !== null && (
            <span className="quiet">
              {seasonPlanWords.ofCap(roundMoneyText(limit * 100))}
              {isOver && `, ${seasonPlanWords.overBy(roundMoneyText(cents - limit * 100))}`}
            </span>
          )}
        </SumBy>
      </WithPermission>
      {(total.hours.sum > 0 || total.hours.unknown > 0) && (
        <SumBy name={seasonPlanWords.hours} sum={total.hours}>
          <Figure text={sumText(total.hours, hoursText)} unit="" size="amount" />
        </SumBy>
      )}
    </dl>
  );
}

/** A sum as a figure; the name beside it says whether it is a lower bound. */
const sumText = ({ sum, unknown }: SeasonSum, text: (sum: number) => string): string =>
  sum === 0 && unknown > 0 ? seasonPlanWords.notKnown : text(sum);

interface SumByProps {
  readonly name: string;
  readonly sum: SeasonSum;
  readonly children: ReactNode;
}

const SumBy = ({ name, sum: { sum, unknown }, children }: SumByProps) => (
  <Fact term={sum > 0 && unknown > 0 ? reportWords.nameAtLeast(name) : name} termClass="quiet">
    {children}
  </Fact>
);

function MoneyCap() {
  const text = useStore(seasonMoney, ({ value }) => value);
  return (
    <FigureField
      id="season-money"
      label={seasonPlanWords.moneyCap}
      unit="1"
      notSet={seasonPlanWords.notSet}
      text={text}
      onText={(value) => seasonMoney.setState({ value })}
    />
  );
}

function PaddockRow({ row }: { readonly row: SeasonRow }) {
  const { name, areaHa, recordedKgPerHa, plannedKgPerHa, byJuneKgPerHa, cells, jobs } = row;
  const over = byJuneKgPerHa === null ? 0 : overCap(byJuneKgPerHa, NITROGEN_CAP_KG_PER_HA);
  const unknown = row.recordsUnknown + plannedKgPerHa.unknown;
  return (
    <li>
      <p className={styles.head}>
        <span>
          <b>{name}</b>{' '}
          <span className="quiet">
            {areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1)}
            {over > 0
              ? `, ${seasonPlanWords.overBy(kgText(over))}`
              : byJuneKgPerHa !== null && `, ${seasonPlanWords.left(kgText(-over))}`}
            {unknown > 0 && `, ${seasonPlanWords.unknown(numberText(unknown, 0))}`}
          </span>
        </span>
        {byJuneKgPerHa !== null && <Figure text={kgText(byJuneKgPerHa)} unit="" />}
      </p>
      {recordedKgPerHa !== null && (
        <p className="quiet">
          {seasonPlanWords.soMuch(recordedText(row, kgText), knownText(plannedKgPerHa, kgText))}
        </p>
      )}
      {cells.length + jobs.length > 0 && (
        <p className="quiet">
          {[
            ...cells.map(
              (cell) =>
                `${cell.done ? '■' : '□'} ${monthText(cell.round.day)} ${cell.round.name}${stateText(cell)}`,
            ),
            ...jobs.map(
              (job) => `□ ${monthText(job.day)} ${jobName(job)} (${seasonPlanWords.handedOver})`,
            ),
          ].join(', ')}
        </p>
      )}
    </li>
  );
}

interface RoundRowProps {
  readonly id: string;
  readonly round: Round;
  readonly rows: readonly SeasonRow[];
}

function RoundRow({ id, round, rows }: RoundRowProps) {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => cell.roundId === id));
  const done = cells.filter((cell) => cell.done).length;
  return (
    <li>
      <Link href={reportPaths.round(id)} className={styles.link}>
        <span>{seasonPlanWords.roundOn(round.name, dayText(round.day))}</span>
        <span className="quiet">
          {seasonPlanWords.roundState(numberText(done, 0), numberText(cells.length, 0))}
        </span>
      </Link>
    </li>
  );
}
