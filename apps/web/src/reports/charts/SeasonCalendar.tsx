import { axisTop } from 'd3-axis';
import { scaleLinear, scaleUtc } from 'd3-scale';
import type { NitrogenLedger } from '../nitrogen/nitrogenLedger.ts';
import type { PlannedNitrogen } from '../nitrogen/plannedNitrogen.ts';
import type { ReportRow } from '../totals/ReportRow.ts';
import { seasonMarks, type SeasonMark } from '../totals/seasonMarks.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { dayOfYearText } from '../../i18n/figures/dateText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { ChartAxis } from './ChartAxis.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { LegendMark } from './LegendMark.tsx';
import { monthLabels } from './monthLabels.ts';
import type { ChartSize } from './useChartSize.ts';
import { usePlannedNitrogen } from './usePlannedNitrogen.ts';
import styles from './chart.module.css';

interface SeasonCalendarProps {
  readonly ledger: NitrogenLedger;
  /** The chosen rows of the season. */
  readonly rows: readonly ReportRow[];
  readonly today: string;
}

interface CalendarLine {
  readonly key: string;
  readonly name: string;
  readonly marks: readonly SeasonMark[];
  /** kg/ha; null: nothing planned, or its ground has no known area. */
  readonly plannedKgPerHa: number | null;
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

function linesOf(
  { ledger, rows }: SeasonCalendarProps,
  planned: ReadonlyMap<string, PlannedNitrogen>,
): readonly CalendarLine[] {
  const marks = seasonMarks(rows);
  return ledger.places.map(({ place }) => {
    const plan = planned.get(place.key);
    return {
      key: place.key,
      name: place.name ?? reportWords.notSaid,
      marks: marks.get(place.key) ?? [],
      plannedKgPerHa:
        plan === undefined || place.areaHa === null || place.areaHa <= 0
          ? null
          : plan.nitrogenKg / place.areaHa,
    };
  });
}

/** What was done where and when, a line for each place, from July to June. */
export function SeasonCalendar(props: SeasonCalendarProps) {
  const planned = usePlannedNitrogen(props.ledger, props.today);
  const lines = linesOf(props, planned);
  const all = lines.flatMap(({ marks }) => marks);
  const isPlanned = lines.some(({ plannedKgPerHa }) => plannedKgPerHa !== null);
  const words = reportWords;
  return (
    <ChartFigure
      name={words.calendar}
      description={words.calendarSays(words.count(all.length), lines.length)}
      heightPx={({ remPx }) => remPx * (TOP_REM + LINE_REM * lines.length)}
      legend={
        all.length > 0 || isPlanned ? (
          <>
            {all.some(({ kgPerHa }) => kgPerHa !== null && kgPerHa > 0) && (
              <span>
                <LegendMark look="past" /> {words.heightMark}
              </span>
            )}
            {all.some(({ kgPerHa }) => kgPerHa === 0) && (
              <span>
                <LegendMark look="without" /> {words.withoutMark}
              </span>
            )}
            {all.some(({ kgPerHa }) => kgPerHa === null) && <span>{words.unknownMark}</span>}
            {isPlanned && (
              <span>
                <LegendMark look="planned" /> {words.plannedMark}
              </span>
            )}
          </>
        ) : undefined
      }
      table={{
        columns: [
          { key: 'place', heading: words.paddock },
          { key: 'sprays', heading: words.sprays, align: 'end' },
          { key: 'days', heading: words.sprayedOn },
        ],
        rows: lines.map(({ key, name, marks }) => ({
          id: key,
          cells: {
            place: name,
            sprays: numberText(marks.length),
            days: marks.toReversed().map(markText).join('; '),
          },
        })),
      }}
    >
      {(size) => <Lines {...{ lines, size }} {...props} />}
    </ChartFigure>
  );
}

function markText({ day, kgPerHa }: SeasonMark): string {
  const dose =
    kgPerHa === null
      ? reportWords.notKnown
      : kgPerHa === 0
        ? reportWords.noNitrogen
        : quantityText(kgPerHa, 'kg N/ha', 1);
  return `${dayOfYearText(day)} ${dose}`;
}

/** Lengths in the reader's own text size. */
const TOP_REM = 1.75;
const LINE_REM = 1.75;
const NAME_REM = 6.5;
/** Letters that fit before the line of a place; the table has the whole name. */
const NAME_LETTERS = 12;

const shortName = (name: string): string =>
  name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1).trimEnd()}…` : name;

interface LinesProps extends Pick<SeasonCalendarProps, 'ledger' | 'today'> {
  readonly lines: readonly CalendarLine[];
  readonly size: ChartSize;
}

function Lines({ lines, ledger: { year }, today, size: { widthPx, remPx } }: LinesProps) {
  const left = remPx * NAME_REM;
  const top = remPx * TOP_REM;
  const lineHeight = remPx * LINE_REM;
  const bottom = top + lineHeight * lines.length;
  const markWidth = Math.max(5, Math.round((widthPx - left) / 90));
  const x = scaleUtc([at(year.from), at(year.to)], [left, widthPx - markWidth]);
  const months = x.ticks(12).map((month) => month.toISOString().slice(0, 7));
  const labels = monthLabels(months, (widthPx - left) / 12 / remPx);
  const highest = Math.max(
    1,
    ...lines.flatMap(({ marks, plannedKgPerHa }) => [
      plannedKgPerHa ?? 0,
      ...marks.map(({ kgPerHa }) => kgPerHa ?? 0),
    ]),
  );
  const height = scaleLinear([0, highest], [0, lineHeight - 6]);
  const isRunning = today >= year.from && today <= year.to;
  return (
    <>
      <ChartAxis
        y={top}
        axis={axisTop(x)
          .ticks(12)
          .tickSizeInner(top - bottom)
          .tickSizeOuter(0)
          .tickPadding(6)
          .tickFormat((_, place) => labels[place] ?? '')}
      />
      {isRunning && <path className={styles.now} d={`M${x(at(today))} ${top}V${bottom}`} />}
      {lines.map(({ key, name, marks, plannedKgPerHa }, place) => {
        const ground = top + lineHeight * (place + 1) - 1;
        return (
          <g key={key}>
            <path className={styles.ground} d={`M0 ${ground + 0.5}H${widthPx}`} />
            <text className={styles.said} x="0" y={ground - remPx * 0.4}>
              {shortName(name)}
            </text>
            {marks.map((mark) => (
              <Mark
                key={mark.id}
                mark={mark}
                x={x(at(mark.day))}
                ground={ground}
                widthPx={markWidth}
                heightPx={height(mark.kgPerHa ?? 0)}
              />
            ))}
            {plannedKgPerHa !== null && isRunning && (
              <rect
                className={styles.planned}
                x={x(at(today)) + 2}
                y={ground - Math.max(6, height(plannedKgPerHa))}
                width={markWidth + 3}
                height={Math.max(6, height(plannedKgPerHa))}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

interface MarkProps {
  readonly mark: SeasonMark;
  readonly x: number;
  readonly ground: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A column of nitrogen, a diamond without any, a question mark where it is not known. */
function Mark({ mark: { kgPerHa }, x, ground, widthPx, heightPx }: MarkProps) {
  if (kgPerHa === null) {
    return (
      <text className={styles.said} x={x} y={ground - 4}>
        ?
      </text>
    );
  }
  if (kgPerHa === 0) {
    return <path className={styles.without} d={`M${x} ${ground - 14}l5 6-5 6-5-6z`} />;
  }
  const shown = Math.max(2, heightPx);
  return <rect className={styles.past} x={x} y={ground - shown} width={widthPx} height={shown} />;
}
