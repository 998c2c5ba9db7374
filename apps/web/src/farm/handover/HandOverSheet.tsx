import {
  type JobTold,
  may,
  type Paddock,
  plannedJob,
  type Prescription,
  type SprayedPaddock,
  sprayedPaddock,
  toldRows,
  withoutPrices,
} from '@mix/documents';
import type { MixPlan } from '@mix/engine';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '../../session/accountStore.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { farmJobs } from '../../sync/farmJobs.ts';
import { personOnSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { members } from '../../sync/members.ts';
import { paddocks } from '../../sync/paddocks.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { timeNow } from './changeFarmJob.ts';
import { startJob, type JobStart } from '../../fill/startJob.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { paths } from '../../device/navigation/paths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface HandOverSheetProps {
  readonly mix: Pick<JobStart, 'plan' | 'catalogue' | 'draft' | 'paddock'>;
  readonly onClose: () => void;
}

const ANYBODY = '';

const saidOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/**
 * Asks to whom, for which day, and for a note; hands over the plan on the screen. Handed over, it
 * is the farm's job and no mix in work any more: closing leads to Home, where the job stands.
 */
export function HandOverSheet({ mix, onClose }: HandOverSheetProps) {
  const account = useAccount();
  const collected = members.useAll();
  const people = soFar(collected);
  const [chosen, setChosen] = useState(ANYBODY);
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(false);
  const [, navigate] = useLocation();
  const close = () => {
    onClose();
    if (!isSent) return;
    // The mix is somebody's job now: left unfinished on Home it would be filled twice.
    draftStore.putAwayDone(mix.draft, Date.now());
    navigate(paths.home);
  };
  const send = async (): Promise<string | null> => {
    try {
      const told = toldOf(mix, await groundOf(mix.paddock?.id ?? null, mix.plan), {
        day: saidOf(day),
        note: saidOf(note),
        by: personOnSharedDevice()?.name ?? account?.name ?? null,
      });
      const whom = people.find(({ id }) => id === chosen)?.value.role;
      const forThem = whom === 'contractor' ? withoutPrices(told) : told;
      await farmJobs.save(newDocumentId(), plannedJob(forThem, saidOf(chosen)));
      setSent(true);
      return null;
    } catch {
      return farmJobWords.failures.notKept;
    }
  };
  return (
    <Sheet
      title={farmJobWords.handOverTitle}
      closeWord={isSent ? farmJobWords.done : farmJobWords.close}
      onClose={close}
    >
      {isSent ? (
        <>
          <p role="status">{farmJobWords.sentHere}</p>
          <Button look="primary" onClick={close}>
            {farmJobWords.done}
          </Button>
        </>
      ) : (
        <SubmitForm
          word={farmJobWords.send}
          busyWord={farmJobWords.sending}
          refusedWord={farmJobWords.notSent}
          onSubmit={send}
        >
          <ChoiceChips
            label={farmJobWords.forWhom}
            labelShown
            options={[
              { value: ANYBODY, label: farmJobWords.anybody },
              ...people
                .filter(({ value }) => may(value.role, 'fill'))
                .map(({ id, value }) => ({ value: id, label: value.name ?? farmJobWords.someone })),
            ]}
            value={chosen}
            onChoose={setChosen}
          />
          <ArrivalNote state={collected.state} />
          <TextField label={farmJobWords.day} type="date" value={day} onText={setDay} />
          <TextField
            label={farmJobWords.note}
            value={note}
            maxLength={toldRows.note.longest}
            onText={setNote}
          />
        </SubmitForm>
      )}
    </Sheet>
  );
}

/**
 * Most corners of outline, ponds, buffers and zones together: a few hundred kB of the 1 MiB that a
 * document may have.
 */
const MOST_CORNERS = 5000;

const cornersOf = (
  { outline, leftOut, buffers }: SprayedPaddock,
  { zones }: Pick<Prescription, 'zones'>,
): number =>
  [
    outline,
    ...leftOut.map((part) => part.outline),
    ...buffers.map(({ line }) => line),
    ...zones.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => [piece.outline, ...piece.leftOut.map((part) => part.outline)]),
    ),
  ].reduce((sum, { length }) => sum + length, 0);

/** The zones of a plan by zones; null where the plan has one rate. */
async function zonesOf(paddock: Paddock, plan: MixPlan): Promise<Prescription | null> {
  const { prescription } = paddock;
  if (prescription === undefined) return null;
  const { isByZones, zonePlan } = await import('../../ground/zones/zonePlan.ts');
  const zones = zonePlan(paddock);
  return zones !== null && isByZones(plan, zones) ? prescription : null;
}

/**
 * Outline and zones of the mix's paddock, where it has them and they are small enough for a job.
 */
async function groundOf(
  paddockId: string | null,
  plan: MixPlan,
): Promise<Pick<JobTold, 'ground' | 'prescription'>> {
  const kept = soFar(await paddocks.all()).find(({ id }) => id === paddockId)?.value;
  const ground = kept === undefined ? null : sprayedPaddock(kept);
  if (kept === undefined || ground === null) return {};
  const zones = await zonesOf(kept, plan);
  const fits = cornersOf(ground, zones ?? { zones: [] }) <= MOST_CORNERS;
  return {
    ...(fits && { ground }),
    ...(zones !== null && { prescription: fits ? zones : null }),
  };
}

/** The instruction of a job that would be filled here. */
function toldOf(
  { plan, catalogue, draft, paddock = null }: HandOverSheetProps['mix'],
  ground: Pick<JobTold, 'ground' | 'prescription'>,
  words: Pick<JobTold, 'day' | 'note' | 'by'>,
): JobTold {
  const job = startJob({ plan, catalogue, draft, paddock, atMs: Date.now() });
  const [stage] = job.stages;
  return {
    draft: stage.draft,
    plan: stage.plan,
    products: job.products,
    engineVersion: job.engineVersion,
    catalogueVersion: job.catalogueVersion,
    paddock: job.paddock ?? null,
    ...ground,
    ...words,
    at: timeNow(),
  };
}
