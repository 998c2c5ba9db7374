import type { ReactNode } from 'react';
import { useSearch, Link } from 'wouter';
import { onDemand } from '../ui/lazy/waiting.ts';
import { BackLink } from '../ui/layout/BackLink.tsx';
import { ScreenBar } from '../ui/layout/ScreenBar.tsx';
import { AwaitedPage } from '../ui/lazy/AwaitedPage.tsx';
import { loadDocumentStore } from '../sync/loadDocumentStore.ts';
import { reportingWords } from '../i18n/made/en/reporting/reportingWords.ts';
import { seasonPlanWords } from '../i18n/made/en/farm/seasonPlanWords.ts';
import { fetchCharts } from './charts/lazyCharts.tsx';
import { Opening } from './Opening.tsx';
import { reportPaths } from './reportPaths.ts';
import { paths } from '../device/navigation/paths.ts';
import styles from './ReportingViews.module.css';

/** Reads the records while the code that draws them is loaded. */
async function withRecords<Code>(code: Promise<Code>): Promise<Code> {
  void loadDocumentStore().then(
    (store) =>
      Promise.all([
        store.showKeptReport(),
        // What is planned stands in the same pictures as what is done.
        ...(['paddocks', 'rounds', 'jobs'] as const).map((name) => store.show(name)),
      ]),
    () => undefined,
  );
  return code;
}

const ReportView = onDemand(async () => {
  const { ReportView: View } = await withRecords(import('./reportViews.ts'));
  void fetchCharts();
  return View;
});

/** Starts to read the records before anything is drawn, where the address asks for their list. */
export function startReport(): void {
  if (!import.meta.env.SSR && window.location.search === '') void ReportView.preload();
}

const RecordSheet = onDemand(async () => (await import('./reportViews.ts')).RecordSheet);
const NitrogenReport = onDemand(
  async () => (await withRecords(import('./reportViews.ts'))).NitrogenReport,
);

const SeasonPage = onDemand(async () => (await import('./reportViews.ts')).SeasonPage);

/** The records of this device's owner; or a report of them, named in the address. */
export function ReportingPage() {
  const search = useSearch();
  const query = new URLSearchParams(search);
  const sheet = query.get('sheet');
  if (sheet !== null || query.has('nitrogen')) {
    return (
      <AwaitedPage
        fallback={
          <Records>
            <Opening />
          </Records>
        }
      >
        {sheet === null ? <NitrogenReport /> : <RecordSheet id={sheet} />}
      </AwaitedPage>
    );
  }
  const round = query.get('season');
  if (round !== null) {
    return (
      <Records isRound={round !== ''}>
        <AwaitedPage heading="h2" fallback={<Opening />}>
          <SeasonPage key={search} round={round} copyOf={query.get('of')} />
        </AwaitedPage>
      </Records>
    );
  }
  return (
    <Records>
      <AwaitedPage heading="h2" fallback={<Opening />}>
        <ReportView />
      </AwaitedPage>
    </Records>
  );
}

interface RecordsProps {
  /** Whether one round of the season is open: the bar then has a way back to the season. */
  readonly isRound?: boolean;
  readonly children: ReactNode;
}

const Records = ({ isRound = false, children }: RecordsProps) => (
  <>
    <ScreenBar
      title={reportingWords.title}
      back={isRound && <BackLink to={reportPaths.season} label={seasonPlanWords.back} />}
    />
    <ReportingViews />
    {children}
  </>
);

/** What was done, and what shall be: two views of one screen, each with its address. */
function ReportingViews() {
  const isSeason = new URLSearchParams(useSearch()).has('season');
  return (
    <nav className={styles.views} aria-label={reportingWords.views}>
      <Link href={paths.reporting} aria-current={isSeason ? undefined : 'page'}>
        {reportingWords.records}
      </Link>
      <Link href={reportPaths.season} aria-current={isSeason ? 'page' : undefined}>
        {reportingWords.season}
      </Link>
    </nav>
  );
}
