import { useEffect, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { buttonClass } from '../ui/buttonClass.ts';
import { Container } from '../ui/layout/Container.tsx';
import { MessagePage } from '../ui/layout/MessagePage.tsx';
import { ScreenBar } from '../ui/layout/ScreenBar.tsx';
import { useOneTrack } from '../sync/device/shown/useOneTrack.ts';
import type { ReportPaper } from '../ui/paper/Paper.ts';
import { useConfig } from '../device/config/useConfig.ts';
import { recordWords } from '../i18n/made/en/records/recordWords.ts';
import { reportPaperWords } from '../i18n/made/en/reporting/reportPaperWords.ts';
import { usePermission } from '../sync/workspace/usePermission.ts';
import { jobPaths } from '../device/navigation/jobPaths.ts';
import { dayOf } from '../device/localTime/dayOf.ts';
import { filterOf, noFilter, withFilter } from './totals/ReportFilter.ts';
import { ExportActions } from '../ui/paper/ExportActions.tsx';
import { PaperView } from './papers/PaperView.tsx';
import { recordPaper } from './papers/recordPaper.ts';
import { useReportRow } from './useReport.ts';
import { NotCounted } from './NotCounted.tsx';

/** One record as it goes on paper, to be kept as a file or printed. */
export function RecordSheet({ id }: { readonly id: string }) {
  const row = useReportRow(id);
  const [now] = useState(() => new Date());
  const { productName } = useConfig();
  const search = useSearch();
  const seesMoney = usePermission('seeMoney');
  const track = useTrackParts(id);
  if (row === undefined || track === null)
    return (
      <>
        <ScreenBar title={reportPaperWords.recordTitle} />
        <NotCounted />
      </>
    );
  if (row === null) {
    return (
      <MessagePage title={recordWords.notFound}>
        <p>{recordWords.notFoundNote}</p>
      </MessagePage>
    );
  }
  const paper = recordPaper(row, { now, productName }, track);
  return (
    <>
      <ScreenBar
        title={paper.title}
        action={
          <Link
            href={withFilter(jobPaths.recordOf(id), filterOf(search, dayOf(now)))}
            className={buttonClass('text')}
          >
            {reportPaperWords.back}
          </Link>
        }
      />
      <Container width="text">
        <ExportActions
          makeCsv={async () =>
            (await import('./papers/reportFiles.ts')).recordsFile([row], {
              filter: { ...noFilter, from: row.day },
              seesMoney,
            })
          }
          makePaper={() => Promise.resolve(paper)}
        />
        <PaperView paper={paper} />
      </Container>
    </>
  );
}

/** The parts of the paper that show the track; empty without a track, null until they are made. */
function useTrackParts(id: string): ReportPaper['parts'] | null {
  const kept = useOneTrack(id);
  const [parts, setParts] = useState<ReportPaper['parts'] | null>(null);
  useEffect(() => {
    if (kept === undefined) return undefined;
    let isStill = true;
    const made =
      kept === null
        ? Promise.resolve([])
        : import('./papers/reportFiles.ts').then(({ trackPaper }) => trackPaper(kept.value));
    void made
      // Without a signal on a first visit the track's code may be missing: the record is still
      // shown.
      .catch(() => [])
      .then((list) => {
        if (isStill) setParts(list);
      });
    return () => {
      isStill = false;
    };
  }, [kept]);
  return parts;
}
