import {
  nitrogenKgPerHa,
  RECORD_OPEN_HOURS,
  recordState,
  type ReportedRecord,
} from '@mix/documents';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Button } from '../ui/Button.tsx';
import { Tag } from '../ui/notices/Tag.tsx';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { knownSum } from './totals/PartialSum.ts';
import { costOf } from './cost/productCost.ts';
import { withFilter, type ReportFilter } from './totals/ReportFilter.ts';
import type { ReportRow } from './totals/ReportRow.ts';
import { recordStateWords } from '../i18n/made/en/records/recordStateWords.ts';
import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import { dayText, endText } from '../i18n/figures/dateText.ts';
import { measureText } from '../i18n/figures/measureText.ts';
import { moneyText } from '../i18n/figures/moneyText.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { unbrokenAnalysis } from '../i18n/products/unbrokenAnalysis.ts';
import styles from './RecordRows.module.css';

/** Rows drawn together: few enough that drawing them does not hold up a finger that scrolls. */
const CHUNK = 20;
/** About the height of a row, px: an undrawn chunk keeps this much room for each. */
const ROW_PX = 100;
/** A chunk is drawn this far before it comes into sight. */
const AHEAD = '1500px';

interface RecordRowsProps {
  readonly rows: readonly ReportRow[];
  readonly now: Date;
  /** Put into the address of a record, so that the way back finds the same list. */
  readonly filter: ReportFilter;
}

/** The columns, in the order of the cells of a row. */
const COLUMNS = ['day', 'where', 'what', 'area', 'nitrogen', 'cost', 'by', 'state'] as const;
const COLUMN_STYLES = {
  day: styles.day,
  where: styles.where,
  what: styles.what,
  area: styles.area,
  nitrogen: styles.nitrogen,
  cost: styles.cost,
  by: styles.by,
  state: styles.state,
};

/** The filter under which all records were asked for: the way back from a record finds them again. */
const askedFor = createStore<{ readonly key: string | null }>(() => ({ key: null }));

/**
 * The records, the latest first: a table where there is room for its columns, cards where there is
 * not. The latest stand there at once, the others when they are asked for; what is far out of sight
 * is not drawn.
 */
export function RecordRows({ rows, now, filter }: RecordRowsProps) {
  const key = JSON.stringify(filter);
  const isAll = useStore(askedFor, (asked) => asked.key === key);
  const earlier = isAll ? 0 : Math.max(0, rows.length - CHUNK);
  return (
    <>
      <Table rows={earlier > 0 ? rows.slice(0, CHUNK) : rows} {...{ now, filter }} />
      {earlier > 0 && (
        <Button look="text" onClick={() => askedFor.setState({ key })}>
          {reportWords.earlier(earlier)}
        </Button>
      )}
    </>
  );
}

function Table({ rows, now, filter }: RecordRowsProps) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, place) =>
        rows.slice(place * CHUNK, (place + 1) * CHUNK),
      ),
    [rows],
  );
  return (
    <div role="table" aria-label={reportWords.records} aria-rowcount={rows.length + 1}>
      <div role="rowgroup" className={styles.head}>
        <div role="row" aria-rowindex={1} className={styles.columns}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader" className={COLUMN_STYLES[column]}>
              {column === 'cost' ? (
                <WithPermission deed="seeMoney">{reportWords.columns.cost}</WithPermission>
              ) : (
                reportWords.columns[column]
              )}
            </span>
          ))}
        </div>
      </div>
      {chunks.map((chunk, place) => (
        <RowChunk
          key={chunk[0]?.id}
          {...{ rows: chunk, now, filter }}
          before={place * CHUNK}
          drawnAtOnce={place === 0}
          isLast={place === chunks.length - 1}
        />
      ))}
    </div>
  );
}

interface RowChunkProps extends RecordRowsProps {
  /** The number of rows above this chunk. */
  readonly before: number;
  readonly drawnAtOnce: boolean;
  readonly isLast: boolean;
}

function RowChunk({ rows, now, filter, before, drawnAtOnce, isLast }: RowChunkProps) {
  const room = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  useEffect(() => {
    const element = room.current;
    if (drawn || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setDrawn(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [drawn]);
  if (!drawn) return <div ref={room} style={{ height: rows.length * ROW_PX }} />;
  return (
    // The last chunk may be short: room kept for a full chunk would stand empty below it.
    <div role="rowgroup" className={isLast ? undefined : styles.chunk}>
      {rows.map((row, place) => (
        <RecordRow key={row.id} {...{ row, now, filter }} rowIndex={before + place + 2} />
      ))}
    </div>
  );
}

interface RecordRowProps extends Omit<RecordRowsProps, 'rows'> {
  readonly row: ReportRow;
  readonly rowIndex: number;
}

/** Where, what, how much, when, by whom, and how long it is still open. */
function RecordRow({ row, now, filter, rowIndex }: RecordRowProps) {
  const { id, record, createdAt, day, place } = row;
  const used = record.products.map(
    ({ name, actual }) => `${measureText(actual)} ${unbrokenAnalysis(name)}`,
  );
  const { operator } = record;
  const isSaid = operator !== null && operator.trim() !== '';
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.row}>
      <span role="cell" className={styles.day}>
        {dayText(day)}
      </span>
      <span role="cell" className={styles.where}>
        <Link href={withFilter(jobPaths.recordOf(id), filter)} className={styles.link}>
          <strong>{place.name ?? reportWords.notSaid}</strong>{' '}
          <span className={styles.mix}>{record.name ?? reportWords.unnamed}</span>
        </Link>
      </span>
      <span role="cell" className={styles.what}>
        {used.length > 0 ? used.join(', ') : reportWords.noProducts}
      </span>
      <span role="cell" className={styles.area}>
        {areaText(record)}
      </span>
      <span role="cell" className={styles.nitrogen}>
        {nitrogenText(record)}
      </span>
      <span role="cell" className={styles.cost}>
        <WithPermission deed="seeMoney">{costText(record)}</WithPermission>
      </span>
      <span role="cell" className={styles.by}>
        {isSaid ? reportWords.byPerson(operator.trim()) : reportWords.byNobody}
      </span>
      <span role="cell" className={styles.state}>
        <State {...{ record, createdAt, now }} />
      </span>
    </div>
  );
}

/** An area that was only planned is shown as planned, never as done. */
function areaText({ areaDoneHa, sprayAreaHa }: ReportedRecord): string {
  if (areaDoneHa !== null) return quantityText(areaDoneHa, 'ha');
  return sprayAreaHa === null
    ? reportWords.areaNotKnown
    : reportWords.planned(quantityText(sprayAreaHa, 'ha'));
}

function nitrogenText(record: ReportedRecord): string {
  const kgPerHa = nitrogenKgPerHa(record);
  if (kgPerHa === null) return reportWords.nitrogenUnknown;
  return kgPerHa === 0 ? reportWords.noNitrogen : quantityText(kgPerHa, 'kg N/ha', 1);
}

function costText(record: ReportedRecord): string {
  const cost = costOf([record]);
  const cents = knownSum(cost);
  if (cents === null) return reportWords.noPrice;
  return cost.unknown > 0 ? reportWords.atLeast(moneyText(cents)) : moneyText(cents);
}

const HOUR_MS = 3_600_000;

interface StateProps {
  readonly record: ReportedRecord;
  readonly createdAt: Date;
  readonly now: Date;
}

function State({ record, createdAt, now }: StateProps) {
  const state = recordState(record, createdAt, now);
  const closes = new Date(createdAt.getTime() + RECORD_OPEN_HOURS * HOUR_MS);
  return (
    <>
      <Tag>{recordStateWords[state]}</Tag>
      {state !== 'locked' && (
        <span className={styles.open}>{reportWords.openUntil(endText(closes, now))}</span>
      )}
    </>
  );
}
