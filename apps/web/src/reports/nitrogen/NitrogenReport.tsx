import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { ScreenBar } from '../../ui/layout/ScreenBar.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { useConfig } from '../../device/config/useConfig.ts';
import { nitrogenReportWords } from '../../i18n/made/en/reporting/nitrogenReportWords.ts';
import { paths } from '../../device/navigation/paths.ts';
import { nitrogenLedger } from './nitrogenLedger.ts';
import { julyYearOf } from '../totals/reportPeriods.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { ExportActions } from '../../ui/paper/ExportActions.tsx';
import { nitrogenPaper, yearText } from '../papers/nitrogenPaper.ts';
import { PaperView } from '../papers/PaperView.tsx';
import { reportPaths } from '../reportPaths.ts';
import { useReport, type Report } from '../useReport.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { NotCounted } from '../NotCounted.tsx';

/** The report a regional council asks for, year by year. */
export function NitrogenReport() {
  const report = useReport(null);
  return (
    <>
      <ScreenBar
        title={nitrogenReportWords.title}
        action={
          <Link href={paths.reporting} className={buttonClass('text')}>
            {nitrogenReportWords.back}
          </Link>
        }
      />
      {report === null ? <NotCounted /> : <OfYear report={report} />}
    </>
  );
}

function OfYear({ report: { rows, paddocks } }: { readonly report: Report }) {
  const [now] = useState(() => new Date());
  const { productName } = useConfig();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('nitrogen');
  const thisYear = julyYearOf(dayOf(now));
  const years = [...new Set([thisYear, ...rows.map(({ day }) => julyYearOf(day))])].toSorted(
    (a, b) => b - a,
  );
  const startYear = years.find((year) => String(year) === asked) ?? thisYear;
  const ledger = nitrogenLedger(rows, paddocks, startYear);
  const paper = nitrogenPaper(ledger, { now, productName });
  return (
    <Container width="text">
      <ArrivalNote state="here" />
      <p className="padding-block-2">{nitrogenReportWords.about}</p>
      <Select
        label={nitrogenReportWords.year}
        value={String(startYear)}
        options={years.map((year) => ({
          value: String(year),
          label: yearText(year),
        }))}
        onChoose={(year) => {
          const chosen = years.find((one) => String(one) === year);
          if (chosen !== undefined) navigate(reportPaths.nitrogen(chosen), { replace: true });
        }}
      />
      <ExportActions
        makeCsv={async () => (await import('../papers/reportFiles.ts')).nitrogenFile(ledger)}
        makePaper={() => Promise.resolve(paper)}
      />
      <PaperView paper={paper} />
    </Container>
  );
}
