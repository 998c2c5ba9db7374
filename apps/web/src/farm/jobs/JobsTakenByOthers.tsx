import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { forgetTaken, takenJobs } from '../handover/takenJobs.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { farmJobTitle } from './farmJobTexts.ts';
import type { FarmJobs } from './useFarmJobs.ts';

/** Jobs that were taken on this device, and that somebody else has: whoever holds it is told who. */
export function JobsTakenByOthers({ farm: { jobs, uid, takerName } }: { readonly farm: FarmJobs }) {
  const took = useStore(takenJobs, ({ value }) => value);
  const lost = (jobs ?? []).filter(({ id, value }) => took.includes(id) && value.takenBy !== uid);
  return lost.map(({ id, value }) => {
    const job = farmJobTitle(value.told);
    const isTaken = value.takenBy !== null;
    return (
      <Notice
        key={id}
        kind="warning"
        word={farmJobWords.warning}
        title={isTaken ? farmJobWords.hasIt(takerName(value), job) : farmJobWords.tookBack(job)}
        actions={
          <Button small onClick={() => forgetTaken(id)}>
            {farmJobWords.understood}
          </Button>
        }
      >
        <p>{isTaken ? farmJobWords.hasItWhy : farmJobWords.tookBackWhy}</p>
        {isTaken && <p>{farmJobWords.hasItRecorded}</p>}
      </Notice>
    );
  });
}
