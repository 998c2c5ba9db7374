import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import type { WholeRow } from '../../reports/totals/ReportRow.ts';
import { DuePanel } from './DuePanel.tsx';
import { FarmOffer } from './FarmOffer.tsx';
import { FarmStart } from './FarmStart.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';
import { LastRecords } from './LastRecords.tsx';
import { StockPanel } from './StockPanel.tsx';
import { useAllRows, useIsNothingNoted, useRecentRows } from './useRecentRows.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { arrivalByCount } from '../../sync/arrival/Collected.ts';
import { useSync } from '../../sync/syncState.ts';

/** The season at a glance: the hours for spraying, what is due, and what was done last. */
export function SeasonPanels({ form }: { readonly form: MixForm }) {
  const isNothingNoted = useIsNothingNoted();
  return (
    <>
      <Arriving />
      <FarmOffer />
      <ForecastPanel form={form} />
      <StockPanel />
      {isNothingNoted ? <FromAll /> : <FromRecent />}
    </>
  );
}

/** Of what stands on Home and below it: mixes, records, paddocks, jobs, the shed. */
const Arriving = () => <ArrivalNote state={arrivalByCount(useSync().arriving)} />;

const FromRecent = () => <Rows rows={useRecentRows()} />;
const FromAll = () => <Rows rows={useAllRows()} />;

function Rows({ rows }: { readonly rows: readonly WholeRow[] | null }) {
  const now = new Date(useNow(MINUTE_MS));
  if (rows === null) return null;
  if (rows.length === 0) return <FarmStart />;
  return (
    <>
      <DuePanel rows={rows} now={now} />
      <LastRecords rows={rows} />
    </>
  );
}
