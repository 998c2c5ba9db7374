import { useState } from 'react';
import { classNames } from '../classNames.ts';
import { Button } from '../Button.tsx';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import type { ReportPaper } from './Paper.ts';
import { usePrinting } from './usePrinting.tsx';
import { saveFile } from '../../device/files/saveFile.ts';
import styles from './ExportActions.module.css';

export interface CsvFile {
  readonly name: string;
  readonly text: string;
}

interface ExportActionsProps {
  /** Each fetches the code that makes its file only when it is called. */
  readonly makeCsv: () => Promise<CsvFile>;
  readonly makePaper: () => Promise<ReportPaper>;
}

type Outcome =
  | { readonly state: 'open' | 'working' | 'failed' }
  | { readonly state: 'saved'; readonly name: string };

/** A report to take along: as a table for other programs, as PDF, on paper. */
export function ExportActions({ makeCsv, makePaper }: ExportActionsProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const [printed, printPaper] = usePrinting();
  const run = (make: () => Promise<string | null>) => () => {
    setOutcome({ state: 'working' });
    make().then(
      (name) => {
        setOutcome(name === null ? { state: 'open' } : { state: 'saved', name });
      },
      () => {
        setOutcome({ state: 'failed' });
      },
    );
  };
  const saveCsv = async () => {
    const { name, text } = await makeCsv();
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
    return name;
  };
  const savePdf = async () => {
    const [paper, { paperPdf }] = await Promise.all([makePaper(), import('./paperPdf.ts')]);
    const name = `${paper.fileName}.pdf`;
    saveFile(name, await paperPdf(paper));
    return name;
  };
  const print = async () => {
    printPaper(await makePaper());
    return null;
  };
  return (
    <div className={classNames('padding-top-2', styles.export)}>
      <div className={styles.ways}>
        <Button onClick={run(saveCsv)}>{reportWords.csv}</Button>
        <Button onClick={run(savePdf)}>{reportWords.pdf}</Button>
        <Button onClick={run(print)}>{reportWords.print}</Button>
      </div>
      {printed}
      <p role="status" className="quiet">
        {outcome.state === 'working' && reportWords.working}
        {outcome.state === 'failed' && reportWords.exportFailed}
        {outcome.state === 'saved' && reportWords.saved(outcome.name)}
      </p>
    </div>
  );
}
