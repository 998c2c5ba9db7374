import { may, plannedJob, withoutPrices, type JobTold, type SprayedPaddock } from '@mix/documents';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '../../account/accountStore.ts';
import { Button } from '../../components/Button.tsx';
import { ChoiceChips } from '../../components/fields/ChoiceChips.tsx';
import { SubmitForm } from '../../components/fields/SubmitForm.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { Sheet } from '../../components/panels/Sheet.tsx';
import { farmJobs } from '../../documents/farmJobs.ts';
import { personOfShed } from '../../documents/shed/shedStore.ts';
import { members } from '../../documents/members.ts';
import { paddocks } from '../../documents/paddocks.ts';
import { newDocumentId } from '../../documents/newDocumentId.ts';
import { timeNow } from '../../job/farm/changeFarmJob.ts';
import { sprayedPaddock } from '../../job/track/trackSubject.ts';
import { startJob, type JobStart } from '../../job/startJob.ts';
import { draftStore } from '../../mix/draft/draftStore.ts';
import { paths } from '../../navigation/paths.ts';
import { farmJobWords } from '../../words/en/farm/farmJobWords.ts';

interface HandOverSheetProps {
  readonly mix: Pick<JobStart, 'plan' | 'catalogue' | 'draft' | 'paddock'>;
  readonly onClose: () => void;
}

const ANYBODY = '';

const saidOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());

/**
 * To whom, for which day, and what to know: the plan itself is the one on the screen. Handed over it is
 * the farm's job, and no mix in work any more: closing leads to Home, where the job stands.
 */
export function HandOverSheet({ mix, onClose }: HandOverSheetProps) {
  const account = useAccount();
  const people = members.useAll() ?? [];
  const [chosen, setChosen] = useState(ANYBODY);
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [isSent, setSent] = useState(false);
  const [, navigate] = useLocation();
  const close = () => {
    onClose();
    if (!isSent) return;
    navigate(paths.home);
    draftStore.putAwayDone(mix.draft, Date.now());
  };
  const send = async (): Promise<string | null> => {
    try {
      const told = toldOf(mix, await groundOf(mix.paddock?.id ?? null), {
        day: saidOf(day),
        note: saidOf(note),
        by: personOfShed()?.name ?? account?.name ?? null,
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
          <TextField label={farmJobWords.day} type="date" value={day} onText={setDay} />
          <TextField label={farmJobWords.note} value={note} maxLength={500} onText={setNote} />
        </SubmitForm>
      )}
    </Sheet>
  );
}

/** The outline of the paddock of the mix; null where it has none. */
async function groundOf(paddockId: string | null): Promise<SprayedPaddock | null> {
  if (paddockId === null) return null;
  const kept = (await paddocks.all()).find(({ id }) => id === paddockId);
  return kept === undefined ? null : sprayedPaddock(kept.value);
}

/** The instruction: as the job would be filled here. */
function toldOf(
  { plan, catalogue, draft, paddock = null }: HandOverSheetProps['mix'],
  ground: SprayedPaddock | null,
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
    ...(ground !== null && { ground }),
    ...words,
    at: timeNow(),
  };
}
