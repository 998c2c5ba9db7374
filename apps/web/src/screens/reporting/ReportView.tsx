import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import { Container } from '../../components/layout/Container.tsx';
import { EmptyTank } from '../../components/layout/EmptyTank.tsx';
import { MessagePage } from '../../components/layout/MessagePage.tsx';
import { Section } from '../../components/panels/Section.tsx';
import { numberText } from '../../words/figures/numberText.ts';
import { reportWords } from '../../words/en/reporting/reportWords.ts';
import { paths } from '../../navigation/paths.ts';
import { filterRows, noFilter } from '../../report/ReportFilter.ts';
import type { ReportRow } from '../../report/ReportRow.ts';
import { dayOf } from './dayOf.ts';
import { ExportSection } from './ExportSection.tsx';
import { FilterFields } from './FilterFields.tsx';
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
  // Asked for before all the others, so that the head of the list need not wait for them.
  const latest = useLatestRows();
  const report = useReport();
  const rows = report?.rows ?? latest;
  if (rows === null) return <Opening />;
  return rows.length === 0 ? <NoRecords /> : <Records rows={rows} report={report} />;
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
  const [filter, setFilter] = useFilter();
  // The fields answer at once; what thousands of records add up to may come a moment later.
  const asked = useDeferredValue(filter);
  const shown = useMemo(() => filterRows(rows, asked), [rows, asked]);
  const isNoneShown = report !== null && shown.length === 0;
  const counted = report === null ? null : shown;
  return (
    <Container>
      <div className={styles.page}>
        <div>
          <FilterFields rows={report?.rows ?? null} {...{ filter, today }} onFilter={setFilter} />
          {!isNoneShown && <TotalsSection rows={counted} />}
          <NitrogenPanel report={report} day={asked.to ?? today} />
          {!isNoneShown && <ExportSection rows={counted} filter={asked} now={now} />}
        </div>
        <div>
          {isNoneShown ? (
            <NoneShown
              others={rows.length}
              onShowAll={() => {
                setFilter(noFilter);
              }}
            />
          ) : (
            <Section
              name={reportWords.records}
              note={
                <span role="status">
                  {report === null
                    ? reportWords.counting
                    : shown.length === rows.length
                      ? numberText(rows.length)
                      : reportWords.countOf(numberText(shown.length), numberText(rows.length))}
                </span>
              }
            >
              <RecordRows rows={shown} now={now} filter={asked} />
              {report === null && <p className={reportStyles.lead}>{reportWords.readingEarlier}</p>}
            </Section>
          )}
        </div>
      </div>
    </Container>
  );
}

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

const NoRecords = () => (
  <MessagePage
    heading="h2"
    picture={<EmptyTank />}
    title={reportWords.none}
    action={
      <Link href={paths.mix} className={buttonClass('primary')}>
        {reportWords.planMix}
      </Link>
    }
  >
    <p>{reportWords.noneNote}</p>
  </MessagePage>
);
