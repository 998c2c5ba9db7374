import { nitrogenKgPerHa, recordState, type SprayRecord } from '@mix/documents';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Tag } from '../../components/notices/Tag.tsx';
import { measureText } from '../../words/figures/measureText.ts';
import { quantityText } from '../../words/figures/quantityText.ts';
import { recordStateWords } from '../../words/en/records/recordStateWords.ts';
import { reportWords } from '../../words/en/reporting/reportWords.ts';
import { jobPaths } from '../../navigation/jobPaths.ts';
import { withFilter, type ReportFilter } from '../../report/ReportFilter.ts';
import type { ReportRow } from '../../report/ReportRow.ts';
import { dayText } from '../../words/figures/dateText.ts';
import reportStyles from './report.module.css';
import styles from './RecordRows.module.css';

/** Rows drawn together: few enough that drawing them does not hold up a finger that scrolls. */
const CHUNK = 20;
/** About the height of a row, px: an undrawn chunk keeps this much room for each. */
const ROW_PX = 96;
/** A chunk is drawn this far before it comes into sight. */
const AHEAD = '1500px';

interface RecordRowsProps {
  readonly rows: readonly ReportRow[];
  readonly now: Date;
  /** Goes along to a record, so that the way back finds the same list. */
  readonly filter: ReportFilter;
}

/** The records, the latest first. What is far out of sight is not drawn. */
export function RecordRows({ rows, now, filter }: RecordRowsProps) {
  const chunks = useMemo(
    () =>
      Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, place) =>
        rows.slice(place * CHUNK, (place + 1) * CHUNK),
      ),
    [rows],
  );
  return chunks.map((chunk, place) => (
    <RowChunk
      key={chunk[0]?.id}
      {...{ rows: chunk, now, filter }}
      drawnAtOnce={place === 0}
      isLast={place === chunks.length - 1}
    />
  ));
}

interface RowChunkProps extends RecordRowsProps {
  readonly drawnAtOnce: boolean;
  readonly isLast: boolean;
}

function RowChunk({ rows, now, filter, drawnAtOnce, isLast }: RowChunkProps) {
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
    // The last may be short: the room that is kept for a full one would stand empty below it.
    <ul className={isLast ? undefined : styles.chunk}>
      {rows.map((row) => (
        <RecordRow key={row.id} {...{ row, now, filter }} />
      ))}
    </ul>
  );
}

interface RecordRowProps extends Omit<RecordRowsProps, 'rows'> {
  readonly row: ReportRow;
}

/** What was planned is never shown as done. */
const areaText = ({ areaDoneHa, sprayAreaHa }: SprayRecord): string =>
  areaDoneHa === null
    ? reportWords.planned(quantityText(sprayAreaHa, 'ha'))
    : quantityText(areaDoneHa, 'ha');

function RecordRow({ row: { id, record, createdAt, day, place }, now, filter }: RecordRowProps) {
  const nitrogen = nitrogenKgPerHa(record);
  const used = record.products.map(({ name, actual }) => `${measureText(actual)} ${name}`);
  if (nitrogen !== null && nitrogen > 0) used.push(quantityText(nitrogen, 'kg N/ha'));
  return (
    <li>
      <Link href={withFilter(jobPaths.recordOf(id), filter)} className={styles.row}>
        <span>
          <strong>{record.name ?? reportWords.unnamed}</strong>
          <span className={reportStyles.line}>
            {reportWords.line(dayText(day), areaText(record), place.name)}
          </span>
          {used.length > 0 && <span className={reportStyles.line}>{used.join(', ')}</span>}
        </span>
        <Tag>{recordStateWords[recordState(record, createdAt, now)]}</Tag>
      </Link>
    </li>
  );
}
