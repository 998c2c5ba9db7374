import { useMemo } from 'react';
import { useStore } from 'zustand';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { MixForm } from '../../plan/draft/MixForm.ts';
import { type WholeRow, reportRows } from '../../reports/totals/ReportRow.ts';
import { DuePanel } from './DuePanel.tsx';
import { FarmStart } from './FarmStart.tsx';
import { ForecastPanel } from './ForecastPanel.tsx';
import { LastRecords } from './LastRecords.tsx';
import { StockPanel } from './StockPanel.tsx';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { arrivalByCount, read } from '../../sync/arrival/Collected.ts';
import { useSync } from '../../sync/syncState.ts';
import { Button } from '../../ui/Button.tsx';
import { browserStorage, readFromDevice } from '../../device/storage/deviceStorage.ts';
import { CHOSEN_KEY, switchWorkspace } from '../../sync/workspace/workspaceStore.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { onDemand, useIdle } from '../../ui/lazy/waiting.ts';
import { useWorkspace } from '../../sync/useWorkspace.ts';
import { homeSeasonWords } from '../../i18n/made/en/season/homeSeasonWords.ts';
import { useLatestRecords } from '../../sync/device/shown/useLatestRecords.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { shownSingles } from '../../sync/device/shown/shownSingles.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';

/** The season at a glance: the hours for spraying, what is due, and what was done last. */
export function SeasonPanels({ form }: { readonly form: MixForm }) {
  const isNothingNoted = useIsNothingNoted();
  return (
    <>
      <Arriving />
      <FarmOffer />
      <ForecastPanel form={form} />
      {isNothingNoted ? <FromAll /> : <FromRecent />}
      <StockPanel />
    </>
  );
}

/** What is arriving of all that Home and its pages show: mixes, records, paddocks, jobs, stock. */
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
      <Nitrogen />
      <LastRecords rows={rows} />
    </>
  );
}

const NitrogenBars = onDemand(async () => (await import('./NitrogenBars.tsx')).NitrogenBars);

/** The records of the year are read once Home is idle, and for whoever plans a season. */
function Nitrogen() {
  const isQuiet = useIdle();
  const plansSeason = usePermission('season');
  if (!isQuiet || !plansSeason) return null;
  return (
    <Awaited fallback={null} failed={() => null}>
      <NitrogenBars />
    </Awaited>
  );
}

/** On a device that is new to them, whoever works alone is told which farms they belong to. */
function FarmOffer() {
  const place = useWorkspace();
  const { farms } = useSync();
  const hasChosen = readFromDevice(browserStorage(), CHOSEN_KEY) !== null;
  if (place === null || place.farmId !== null || hasChosen) return null;
  return (
    <>
      {farms.map(({ id, farmName }) => (
        <p key={id} role="status">
          {homeSeasonWords.belongTo(farmName)}{' '}
          <Button
            look="text"
            onClick={() => switchWorkspace({ uid: place.uid, farmId: id, farmName })}
          >
            {homeSeasonWords.workThere}
          </Button>
        </p>
      ))}
    </>
  );
}

/**
 * A hook. The latest records that this device noted, with their ground: to be looked at and not to
 * be counted. Null while they are read and where nothing is noted.
 */
function useRecentRows(): readonly WholeRow[] | null {
  const records = useLatestRecords();
  const ground = read(paddocks.useAll());
  return useMemo(
    () => (records === null || ground === null ? null : reportRows(records, ground)),
    [records, ground],
  );
}

/** A hook. Whether this device never noted which records are the latest: then all are to be read. */
const useIsNothingNoted = (): boolean => useStore(shownSingles, ({ latest }) => latest === null);

/** A hook. All records that are here, with their ground, for the first time on a device. */
function useAllRows(): readonly WholeRow[] | null {
  const records = read(sprayRecords.useAll());
  const ground = read(paddocks.useAll());
  return useMemo(
    () => (records === null || ground === null ? null : reportRows(records, ground)),
    [records, ground],
  );
}
