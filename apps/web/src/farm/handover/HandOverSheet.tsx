import { may, toldRows } from '@mix/documents';
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
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { groundOf, jobFor, type MixToHandOver, toldOf } from './jobTold.ts';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { paths } from '../../device/navigation/paths.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { soFar } from '../../sync/arrival/Collected.ts';
import { ArrivalNote } from '../../sync/arrival/ArrivalNote.tsx';

interface HandOverSheetProps {
  readonly mix: MixToHandOver;
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
      const role = people.find(({ id }) => id === chosen)?.value.role;
      await farmJobs.save(newDocumentId(), jobFor(told, saidOf(chosen), role));
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
