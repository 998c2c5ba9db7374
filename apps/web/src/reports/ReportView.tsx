import { useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Container } from '../ui/layout/Container.tsx';
import { MessagePage } from '../ui/layout/MessagePage.tsx';
import { Section } from '../ui/panels/Section.tsx';
import { numberText } from '../i18n/figures/numberText.ts';
import { reportWords } from '../i18n/made/en/reporting/reportWords.ts';
import { paths } from '../device/navigation/paths.ts';
import { nitrogenLedger, type NitrogenLedger } from './nitrogen/nitrogenLedger.ts';
import {
  filterRows,
  noFilter,
  type ReportFilter,
  filterOf,
  withFilter,
} from './totals/ReportFilter.ts';
import { julyYear, julyYearOf } from './totals/reportPeriods.ts';
import type { ReportRow } from './totals/ReportRow.ts';
import { dayOf } from '../device/localTime/dayOf.ts';
import { ExportSection } from './ExportSection.tsx';
import { FilterFields } from './FilterFields.tsx';
import { CalendarSection, LineSection, MonthSections } from './ReportCharts.tsx';
import { NotCounted } from './NotCounted.tsx';
import { NitrogenPanel } from './nitrogen/NitrogenPanel.tsx';
import { RecordRows } from './RecordRows.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import {
  useLatestRows,
  useRecordCount,
  useReport,
  useReportArrival,
  type Report,
} from './useReport.ts';
import styles from './ReportView.module.css';
import { ArrivalNote } from '../sync/arrival/ArrivalNote.tsx';
import { WithPermission } from '../sync/workspace/WithPermission.tsx';
import { reportPaths } from './reportPaths.ts';

/**
 * The first day that the filter, its season or the season before counts; null: every day counts.
 */
function firstDayOf({ from }: ReportFilter, startYear: number): string | null {
  if (from === null) return null;
  const { from: before } = julyYear(startYear - 1);
  return from < before ? from : before;
}

/** The records of this device's owner: chosen, added up, kept as files, and listed. */
export function ReportView() {
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  const [filter, onFilter] = useFilter(today);
  // The fields answer at once; what thousands of records add up to may come a moment later.
  const asked = useDeferredValue(filter);
  const startYear = julyYearOf(asked.to ?? today);
  const report = useReport(firstDayOf(asked, startYear));
  const latest = useLatestRows();
  const rows = report?.rows ?? latest;
  if (rows === null) return <NotCounted />;
  return rows.length === 0 ? (
    <NoRecords paddocks={report?.paddocks ?? []} />
  ) : (
    <Records {...{ rows, report, filter, asked, onFilter, startYear, now, today }} />
  );
}

interface RecordsProps {
  /** Every row the filter may choose from; only the latest rows while the others are read. */
  readonly rows: readonly ReportRow[];
  /** Null while records are read: no sum of only some of them is shown. */
  readonly report: Report | null;
  /** The filter as the fields show it. */
  readonly filter: ReportFilter;
  /** The filter as the sums follow it, deferred. */
  readonly asked: ReportFilter;
  readonly onFilter: (filter: ReportFilter) => void;
  /** Calendar year in which the season shown begins. */
  readonly startYear: number;
  readonly now: Date;
  readonly today: string;
}

function Records(props: RecordsProps) {
  const { rows, report, filter, asked, onFilter, startYear, now, today } = props;
  const shown = useMemo(() => filterRows(rows, asked), [rows, asked]);
  const ledgers = useMemo(() => {
    if (report === null) return null;
    const of = (year: number) => nitrogenLedger(report.rows, report.paddocks, year);
    return { ledger: of(startYear), before: of(startYear - 1) };
  }, [report, startYear]);
  const isNone = report !== null && shown.length === 0;
  const chosen = { report, shown, now, today, filter: asked };
  return (
    <Container>
      <ArrivalNote state={useReportArrival()} />
      <div className={styles.page}>
        <div className={styles.filter}>
          <FilterFields {...{ filter, today, onFilter }} />
        </div>
        {isNone ? (
          <div className={styles.records}>
            <NoneShown onShowAll={() => onFilter(noFilter)} />
          </div>
        ) : (
          <ChosenList {...chosen} />
        )}
        <div className={styles.nitrogen}>
          <NitrogenPanel ledger={ledgers?.ledger ?? null} {...{ startYear, today }} />
        </div>
        {ledgers !== null && (
          <div className={styles.line}>
            <LineSection {...ledgers} today={today} />
          </div>
        )}
        {!isNone && <ChosenPictures {...chosen} ledger={ledgers?.ledger} />}
      </div>
      <WithPermission deed="writeDown">
        <footer className={styles.write} data-foot>
          <Link href={reportPaths.write} className={buttonClass('primary')}>
            {reportWords.writeDown}
          </Link>
        </footer>
      </WithPermission>
    </Container>
  );
}

interface ChosenProps extends Pick<RecordsProps, 'report' | 'now' | 'today'> {
  readonly shown: readonly ReportRow[];
  readonly filter: ReportFilter;
}

/** The chosen records: the way to take them along, their sums, and the list. */
function ChosenList({ report, shown, filter, now }: ChosenProps) {
  const counted = report === null ? null : shown;
  return (
    <>
      <div className={styles.export}>
        <ExportSection rows={counted} filter={filter} now={now} />
      </div>
      <div className={styles.totals}>
        <TotalsSection rows={counted} />
      </div>
      <div className={styles.records}>
        <Section name={reportWords.records} note={<Count {...{ report, shown }} />}>
          <RecordRows rows={shown} now={now} filter={filter} />
          {report === null && <p className="padding-top-1 quiet">{reportWords.readingEarlier}</p>}
        </Section>
      </div>
    </>
  );
}

interface ChosenPicturesProps extends ChosenProps {
  readonly ledger: NitrogenLedger | undefined;
}

/** Cost and use of the chosen records by month, and their calendar. */
function ChosenPictures({ report, shown, ledger, filter, today }: ChosenPicturesProps) {
  return (
    <>
      {report !== null && (
        <MonthSections
          rows={shown}
          {...{ filter, today }}
          places={{ cost: styles.cost, use: styles.use }}
        />
      )}
      {ledger !== undefined && (
        <div className={styles.calendar}>
          <CalendarSection ledger={ledger} rows={shown} today={today} />
        </div>
      )}
    </>
  );
}

/** How many are shown; of how many once all are read. */
function Count({ report, shown }: Pick<ChosenProps, 'report' | 'shown'>) {
  const all = useRecordCount();
  return (
    <span role="status">
      {report === null
        ? reportWords.counting
        : all === null || shown.length === all
          ? numberText(shown.length)
          : reportWords.countOf(numberText(shown.length), numberText(all))}
    </span>
  );
}

function NoneShown({ onShowAll }: { readonly onShowAll: () => void }) {
  const all = useRecordCount();
  if (all === null) return <NotCounted />;
  return (
    <div className={styles.none} role="status">
      <h2>{reportWords.noneShown}</h2>
      <p>{reportWords.noneShownNote(all)}</p>
      <Button look="primary" onClick={onShowAll}>
        {reportWords.showAll}
      </Button>
    </div>
  );
}

/** Without records: the way to the first one, and an empty chart of the season with its cap. */
function NoRecords({ paddocks }: Pick<Report, 'paddocks'>) {
  const [today] = useState(() => dayOf(new Date()));
  const startYear = julyYearOf(today);
  const of = (year: number) => nitrogenLedger([], paddocks, year);
  return (
    <>
      <MessagePage
        heading="h2"
        title={reportWords.none}
        action={
          <>
            <WithPermission deed="writeDown">
              <Link href={reportPaths.write} className={buttonClass('primary')}>
                {reportWords.writeDown}
              </Link>
            </WithPermission>
            <Link href={paths.mix} className={buttonClass('text')}>
              {reportWords.planMix}
            </Link>
            <Link href={paths.inAndOut} className={buttonClass('text')}>
              {reportWords.bringIn}
            </Link>
          </>
        }
      >
        <p>{reportWords.noneNote}</p>
      </MessagePage>
      <Container width="column">
        <LineSection ledger={of(startYear)} before={of(startYear - 1)} today={today} />
      </Container>
    </>
  );
}

/**
 * What is chosen, kept in the address: it survives a reload and the way back from a record. Fields
 * show it at once; the address follows.
 * @param today the day whose season an address without days asks for
 */
function useFilter(today: string): readonly [ReportFilter, (filter: ReportFilter) => void] {
  const search = useSearch();
  const [, navigate] = useLocation();
  const [followed, setFollowed] = useState(search);
  const [filter, setFilter] = useState(() => filterOf(search, today));
  if (followed !== search) {
    setFollowed(search);
    setFilter(filterOf(search, today));
  }
  return [
    filter,
    (next) => {
      setFilter(next);
      navigate(withFilter(paths.reporting, next), { replace: true });
    },
  ];
}
