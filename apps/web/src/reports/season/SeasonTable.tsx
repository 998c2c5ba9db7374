import type { SeasonNeeds, SeasonPlan, SeasonRow } from '@mix/documents';
import { NITROGEN_CAP_KG_PER_HA } from '@mix/engine';
import { Link } from 'wouter';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { overCap } from '../nitrogen/nitrogenLedger.ts';
import { seasonPlanWords } from '../../i18n/made/en/farm/seasonPlanWords.ts';
import { monthNameText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { reportPaths } from '../reportPaths.ts';
import { needLines } from './needLines.ts';
import { byJuneText, recordedText, stateText } from './seasonText.ts';
import { jobName } from './seasonWork.ts';
import styles from './SeasonTable.module.css';

const kgText = (kgPerHa: number): string => numberText(kgPerHa, 1);

/** Months of the year from the one of a day to June: `YYYY-MM`. */
function monthsFrom(firstMonth: string, lastDay: string): readonly string[] {
  const months: string[] = [];
  const last = lastDay.slice(0, 7);
  let [year = 0, month = 0] = firstMonth.split('-').map(Number);
  for (;;) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name > last) return months;
    months.push(name);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
}

interface SeasonTableProps {
  readonly season: SeasonPlan;
  readonly today: string;
}

/**
 * Paddocks by months, for a wide screen: what is done, what is planned, and what the rounds take.
 */
export function SeasonTable({ season, today }: SeasonTableProps) {
  const { rows, lastDay } = season;
  const days = rows.flatMap(({ cells, jobs }) => [
    ...cells.map(({ round }) => round.day),
    ...jobs.map(({ day }) => day),
  ]);
  const first = [today, ...days].reduce((a, b) => (a < b ? a : b));
  const months = monthsFrom(first.slice(0, 7), lastDay);
  return (
    <div
      className={styles.region}
      role="region"
      aria-label={seasonPlanWords.tableName}
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption className="visually-hidden">{seasonPlanWords.tableName}</caption>
        <thead>
          <tr>
            <th scope="col">{seasonPlanWords.paddocksOf}</th>
            <th scope="col" data-figure>
              {seasonPlanWords.sinceJuly}
            </th>
            {months.map((month) => (
              <th
                key={month}
                scope="col"
                data-figure
                data-now={month === today.slice(0, 7) || undefined}
              >
                {monthNameText(`${month}-01`, 'short')}
              </th>
            ))}
            <th scope="col" className={styles.last}>
              {seasonPlanWords.byJune(kgText(NITROGEN_CAP_KG_PER_HA))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Paddock key={row.paddockId} row={row} months={months} today={today} />
          ))}
        </tbody>
        <Sums season={season} months={months} today={today} />
      </table>
      <p className="padding-top-1 quiet">{seasonPlanWords.tableLegend}</p>
    </div>
  );
}

interface PaddockProps extends Pick<SeasonTableProps, 'today'> {
  readonly row: SeasonRow;
  readonly months: readonly string[];
}

function Paddock({ row, months, today }: PaddockProps) {
  const { name, areaHa, cells, jobs } = row;
  return (
    <tr>
      <th scope="row">
        {name}
        <small>{areaHa === null ? seasonPlanWords.noArea : quantityText(areaHa, 'ha', 1)}</small>
      </th>
      <td data-figure>{recordedText(row, kgText)}</td>
      {months.map((month) => (
        <td key={month} data-figure data-now={month === today.slice(0, 7) || undefined}>
          {cells
            .filter(({ round }) => round.day.startsWith(month))
            .map((cell) => (
              <Link
                key={cell.roundId}
                href={reportPaths.round(cell.roundId)}
                className={styles.cell}
              >
                <CellText
                  sign={cell.done ? '■' : '□'}
                  kgPerHa={cell.done ? cell.round.nitrogenKgPerHa : cell.plannedKgPerHa}
                  name={`${cell.round.name}${stateText(cell)}`}
                />
              </Link>
            ))}
          {jobs
            .filter(({ day }) => day.startsWith(month))
            .map((job) => (
              <span key={job.jobId} className={styles.cell}>
                <CellText
                  sign="□"
                  kgPerHa={job.plannedKgPerHa}
                  name={`${jobName(job)} (${seasonPlanWords.handedOver})`}
                />
              </span>
            ))}
        </td>
      ))}
      <td className={styles.last}>
        <ByJune row={row} />
      </td>
    </tr>
  );
}

interface CellTextProps {
  /** Whether it is done, as a sign. */
  readonly sign: string;
  /** Null is not known. */
  readonly kgPerHa: number | null;
  readonly name: string;
}

const CellText = ({ sign, kgPerHa, name }: CellTextProps) => (
  <>
    <b>
      <span aria-hidden="true">{sign}</span>{' '}
      {kgPerHa === null ? seasonPlanWords.notKnown : kgText(kgPerHa)}
    </b>
    <small>{name}</small>
  </>
);

/** Where the paddock stands at the end of June, against the limit. */
function ByJune({ row }: { readonly row: SeasonRow }) {
  const { byJuneKgPerHa } = row;
  if (byJuneKgPerHa === null) return seasonPlanWords.notKnown;
  const over = overCap(byJuneKgPerHa, NITROGEN_CAP_KG_PER_HA);
  return (
    <span className={styles.june}>
      {over > 0 ? (
        <span className={styles.warn}>▲ {seasonPlanWords.overBy(kgText(over))}</span>
      ) : (
        <span>{seasonPlanWords.left(kgText(-over))}</span>
      )}
      <b>{byJuneText(row, kgText)}</b>
    </span>
  );
}

/** What the rounds not yet done take, one line for each nutrient, product, hours and money. */
function Sums({ season, months, today }: SeasonTableProps & Pick<PaddockProps, 'months'>) {
  const { total } = season;
  const lines = needLines(total.products, usePermission('seeMoney'));
  const needsIn = (month: string): SeasonNeeds | null =>
    season.months.find((one) => one.month === month)?.needs ?? null;
  return (
    <tfoot>
      {lines.map(([name, text]) => (
        <tr key={name}>
          <th scope="row" colSpan={2}>
            {name}
          </th>
          {months.map((month) => {
            const needs = needsIn(month);
            return (
              <td key={month} data-figure data-now={month === today.slice(0, 7) || undefined}>
                {needs === null ? '' : text(needs)}
              </td>
            );
          })}
          <td className={styles.last}>
            <b>{text(total)}</b>
          </td>
        </tr>
      ))}
    </tfoot>
  );
}
