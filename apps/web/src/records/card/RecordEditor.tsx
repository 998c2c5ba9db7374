import { reviseRecord, type SprayRecord } from '@mix/documents';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { WaitingRows } from '../../ui/lazy/WaitingRows.tsx';
import { MessagePage } from '../../ui/layout/MessagePage.tsx';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import { members } from '../../sync/members.ts';
import { sprayRecords } from '../../sync/sprayRecords.ts';
import { useOneRecord } from '../../sync/device/shown/useOneRecord.ts';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { paths } from '../../device/navigation/paths.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { filterOf, withFilter } from '../../reports/totals/ReportFilter.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { useDefaultOperator } from '../defaultOperator.ts';
import { forgetTexts } from './keptTexts.ts';
import { NoRecord } from './NoRecord.tsx';
import { RecordCard } from './RecordCard.tsx';
import { useRecordLock } from './useRecordLock.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';
import { useReportedRecords } from '../../sync/device/shown/useReportedRecords.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';

const RecordTrack = onDemand(async () => (await import('../track/recordTracks.ts')).RecordTrack);

/** A record that was made: corrected freely for 48 hours or until it is checked, with a reason after that. */
export function RecordEditor({ id }: { readonly id: string }) {
  const kept = useOneRecord(id);
  if (kept === undefined) return <Opening />;
  if (kept === null) return <NoRecord id={id} />;
  return <KeptRecord key={id} kept={kept} />;
}

/** The record is being read, or it may be among those that the account has still to send. */
function Opening() {
  const { state } = useReportedRecords();
  return (
    <MessagePage title={state === 'arriving' ? arrivalWords.notHereYet : recordWords.opening}>
      {state === 'here' ? <WaitingRows /> : <ArrivalNote state={state} opening={<WaitingRows />} />}
    </MessagePage>
  );
}

/** The name of whoever made a record, as the farm calls them: most likely they sprayed. Null: not known. */
function useMaker({ createdBy }: KeptDocument<SprayRecord>): string | null {
  const people = soFar(members.useAll());
  const own = useDefaultOperator() ?? null;
  // The farm has not got it yet, or there is no farm: it was made here.
  if (createdBy === undefined) return own;
  return people.find(({ id }) => id === createdBy)?.value.name ?? null;
}

function KeptRecord({ kept }: { readonly kept: KeptDocument<SprayRecord> }) {
  // The record as it was when the card was filled: what another device corrects meanwhile stays.
  const [{ value, updatedAt }] = useState(kept);
  const [today] = useState(() => dayOf(new Date()));
  const chosen = filterOf(useSearch(), today);
  const { id, createdAt } = kept;
  const { isLockedAt, lockedWhy, closedWhy } = useRecordLock(kept);
  const maker = useMaker(kept);
  const save = async (after: SprayRecord, reason: string) => {
    const at = new Date();
    const changed = isLockedAt(at)
      ? reviseRecord({ before: value, after, updatedAt, reason, at })
      : after;
    await sprayRecords.save(id, changed, value);
    forgetTexts();
  };
  return (
    <RecordCard
      id={id}
      record={value}
      keptFor={id}
      createdAt={createdAt}
      isLockedAt={isLockedAt}
      lockedWhy={lockedWhy}
      closedWhy={closedWhy}
      maker={maker}
      backTo={withFilter(paths.reporting, chosen)}
      doneTo={withFilter(paths.reporting, chosen)}
      sheetTo={withFilter(jobPaths.sheetOf(id), chosen)}
      onSave={save}
      track={
        <Awaited fallback={null} failed={() => null}>
          <RecordTrack recordId={id} name={value.location ?? recordWords.unnamed} />
        </Awaited>
      }
    />
  );
}
