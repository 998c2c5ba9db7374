import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import { Container } from '../../components/layout/Container.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { usePreloaded } from '../../components/lazy/usePreloaded.ts';
import { Section } from '../../components/panels/Section.tsx';
import { numberText } from '../../words/figures/numberText.ts';
import { reportWords } from '../../words/en/reporting/reportWords.ts';
import { paths } from '../../navigation/paths.ts';
import { nitrogenLedger, type NitrogenLedger } from '../../report/nitrogenLedger.ts';
import { filterRows, noFilter, type ReportFilter } from '../../report/ReportFilter.ts';
import { julyYearOf } from '../../report/reportPeriods.ts';
import type { ReportRow } from '../../report/ReportRow.ts';
import { dayOf } from '../../report/dayOf.ts';
import { charts } from './charts/lazyCharts.tsx';
import { ExportSection } from './ExportSection.tsx';
import { FilterFields } from './FilterFields.tsx';
import { CalendarSection, LineSection, MonthSections } from './ReportCharts.tsx';
import { Opening } from './Opening.tsx';
import { NitrogenPanel } from './nitrogen/NitrogenPanel.tsx';
import { RecordRows } from './RecordRows.tsx';
import { TotalsSection } from './TotalsSection.tsx';
import { useFilter } from './useFilter.ts';
import { useLatestRows, useReport, type Report } from './useReport.ts';
import reportStyles from './report.module.css';
import styles from './ReportView.module.css';

/** The records of this device's owner: chosen, added up, kept as files, and listed. */
export function ReportView() {
  const report = useReport();
  const latest = useLatestRows();
  const rows = report?.rows ?? latest;
  if (rows === null) return <Opening />;
  return rows.length === 0 ? (
    <NoRecords paddocks={report?.paddocks ?? []} />
  ) : (
    <Records rows={rows} report={report} />
  );
}

interface RecordsProps {
  /** All there are; the latest of them while the others are read. */
  readonly rows: readonly ReportRow[];
  /** Null while they are read: nothing is added up of a part. */
  readonly report: Report | null;
}

function Records({ rows, report }: RecordsProps) {
  const [now] = useState(() => new Date());
  const today = dayOf(now);
  usePreloaded(charts, true);
  const [filter, setFilter] = useFilter(today);
  // The fields answer at once; what thousands of records add up to may come a moment later.
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => filterRows(rows, asked), [rows, asked]);
  const startYear = julyYearOf(asked.to ?? today);
  const ledgers = useMemo(() => {
    if (report === null) return null;
    const of = (year: number) => nitrogenLedger(report.rows, report.paddocks, year);
    return { ledger: of(startYear), before: of(startYear - 1) };
  }, [report, startYear]);
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.filter}>
          <FilterFields rows={report?.rows ?? null} {...{ filter, today }} onFilter={setFilter} />
        </div>
        <div className={styles.nitrogen}>
          <NitrogenPanel ledger={ledgers?.ledger ?? null} {...{ startYear, today }} />
        </div>
        {ledgers !== null && (
          <div className={styles.line}>
            <LineSection {...ledgers} today={today} />
          </div>
        )}
        {report !== null && shown.length === 0 ? (
          <div className={styles.records}>
            <NoneShown
              others={rows.length}
              onShowAll={() => {
                setFilter(noFilter);
              }}
            />
          </div>
        ) : (
          <Chosen
            {...{ rows, report, shown, now, today }}
            ledger={ledgers?.ledger}
            filter={asked}
          />
        )}
      </div>
    </Container>
  );
}

interface ChosenProps extends RecordsProps {
  readonly shown: readonly ReportRow[];
  readonly ledger: NitrogenLedger | undefined;
  readonly filter: ReportFilter;
  readonly now: Date;
  readonly today: string;
}

/** What is chosen: added up, month by month, day by day, and one by one. */
function Chosen({ rows, report, shown, ledger, filter, now, today }: ChosenProps) {
  const counted = report === null ? null : shown;
  return (
    <>
      <div className={styles.totals}>
        <TotalsSection rows={counted} />
      </div>
      {counted !== null && (
        <MonthSections
          rows={counted}
          {...{ filter, today }}
          places={{ cost: styles.cost, use: styles.use }}
        />
      )}
      {ledger !== undefined && (
        <div className={styles.calendar}>
          <CalendarSection ledger={ledger} rows={shown} today={today} />
        </div>
      )}
      <div className={styles.records}>
        <Section name={reportWords.records} note={<Count {...{ report, shown, rows }} />}>
          <RecordRows rows={shown} now={now} filter={filter} />
          {report === null && <p className={reportStyles.lead}>{reportWords.readingEarlier}</p>}
        </Section>
      </div>
      <div className={styles.export}>
        <ExportSection rows={counted} filter={filter} now={now} />
      </div>
    </>
  );
}

type CountProps = Pick<ChosenProps, 'report' | 'shown' | 'rows'>;

/** How many are shown, of how many. */
const Count = ({ report, shown, rows }: CountProps) => (
  <span role="status">
    {report === null
      ? reportWords.counting
      : shown.length === rows.length
        ? numberText(rows.length)
        : reportWords.countOf(numberText(shown.length), numberText(rows.length))}
  </span>
);

interface NoneShownProps {
  readonly others: number;
  readonly onShowAll: () => void;
}

const NoneShown = ({ others, onShowAll }: NoneShownProps) => (
  <div className={styles.none} role="status">
    <h2>{reportWords.noneShown}</h2>
    <p>{reportWords.noneShownNote(others)}</p>
    <Button look="primary" onClick={onShowAll}>
      {reportWords.showAll}
    </Button>
  </div>
);

/** What to do, and what will stand here: the season with its cap, and nothing on it yet. */
function NoRecords({ paddocks }: Pick<Report, 'paddocks'>) {
  const [today] = useState(() => dayOf(new Date()));
  usePreloaded(charts, true);
  const startYear = julyYearOf(today);
  const of = (year: number) => nitrogenLedger([], paddocks, year);
  return (
    <>
      <MessagePage
        heading="h2"
        title={reportWords.none}
        action={
          <Link href={paths.mix} className={buttonClass('primary')}>
            {reportWords.planMix}
          </Link>
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
