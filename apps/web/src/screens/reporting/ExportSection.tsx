import { Section } from '../../components/panels/Section.tsx';
import { useConfig } from '../../config/useConfig.ts';
import { reportWords } from '../../words/en/reporting/reportWords.ts';
import type { ReportFilter } from '../../report/ReportFilter.ts';
import type { ReportRow } from '../../report/ReportRow.ts';
import { ExportActions } from './ExportActions.tsx';
import styles from './ExportActions.module.css';

interface ExportSectionProps {
  /** Those that are shown; null while records are still read: no file holds a part of them. */
  readonly rows: readonly ReportRow[] | null;
  readonly filter: ReportFilter;
  readonly now: Date;
}

/** The records that are shown, to take along. */
export function ExportSection({ rows, filter, now }: ExportSectionProps) {
  const { productName } = useConfig();
  if (rows === null) {
    return (
      <Section name={reportWords.exportName} note={reportWords.counting}>
        <p className={styles.export}>{reportWords.exportWaits}</p>
      </Section>
    );
  }
  return (
    <Section name={reportWords.exportName} note={reportWords.count(rows.length)}>
      <ExportActions
        makeCsv={async () => (await import('./papers/recordsFile.ts')).recordsFile(rows, filter)}
        makePaper={async () =>
          (await import('./papers/recordsPaper.ts')).recordsPaper(rows, {
            filter,
            now,
            productName,
          })
        }
      />
    </Section>
  );
}
