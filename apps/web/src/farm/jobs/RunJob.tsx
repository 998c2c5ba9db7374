import { may, toldRows } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useAccount } from '../../session/accountStore.ts';
import { farmJobs } from '../../sync/farmJobs.ts';
import { personOnSharedDevice } from '../../sync/sharedDevice/sharedDeviceStore.ts';
import { members } from '../../sync/members.ts';
import { farmJobSteps } from '../handover/farmJobSteps.ts';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { failureOf } from './failureOf.ts';
import type { FarmJobs, KeptJob } from './useFarmJobs.ts';
import { soFar } from '../../sync/arrival/Collected.ts';

interface RunJobProps {
  readonly job: KeptJob;
  readonly farm: FarmJobs;
  readonly onClose: () => void;
}

/** What whoever runs the farm may do with a job that is not sprayed yet. */
export function RunJob({ job: { id, value }, farm, onClose }: RunJobProps) {
  const [isOpen, setOpen] = useState(false);
  const { state } = value;
  const isBefore = state === 'planned';
  if (state === 'sprayed' || state === 'checked') return null;
  if (!isOpen) {
    return (
      <Button look="text" onClick={() => setOpen(true)}>
        {farmJobWords.change}
      </Button>
    );
  }
  return (
    <div className="stack-1">
      <Words job={value} id={id} />
      {isBefore && <SendTo id={id} sentTo={value.sentTo} nameOf={farm.nameOf} />}
      <SubmitForm
        word={isBefore ? farmJobWords.remove : farmJobWords.withdraw}
        busyWord={farmJobWords.withdraw}
        refusedWord={farmJobWords.notDone}
        look="plain"
        onSubmit={async () => {
          const failure = await failureOf(async () => {
            if (!isBefore) return farmJobSteps.withdraw(id);
            await farmJobs.remove(id);
            return null;
          });
          if (failure === null) onClose();
          return failure;
        }}
      />
    </div>
  );
}

function Words({ id, job }: { readonly id: string; readonly job: KeptJob['value'] }) {
  const account = useAccount();
  const [note, setNote] = useState(job.told.note ?? '');
  return (
    <SubmitForm
      word={farmJobWords.sayIt}
      busyWord={farmJobWords.sending}
      refusedWord={farmJobWords.notDone}
      look="plain"
      onSubmit={() =>
        failureOf(() =>
          farmJobSteps.say(
            id,
            note.trim() === '' ? null : note.trim(),
            personOnSharedDevice()?.name ?? account?.name ?? null,
          ),
        )
      }
    >
      <TextField
        label={farmJobWords.note}
        value={note}
        maxLength={toldRows.note.longest}
        onText={setNote}
      />
    </SubmitForm>
  );
}

interface SendToProps {
  readonly id: string;
  readonly sentTo: string | null;
  readonly nameOf: FarmJobs['nameOf'];
}

const ANYBODY = '';

function SendTo({ id, sentTo, nameOf }: SendToProps) {
  const people = soFar(members.useAll());
  const [chosen, setChosen] = useState(sentTo ?? ANYBODY);
  return (
    <SubmitForm
      word={farmJobWords.send}
      busyWord={farmJobWords.sending}
      refusedWord={farmJobWords.notDone}
      look="plain"
      onSubmit={() => {
        const whom = people.find((one) => one.id === chosen)?.value.role ?? null;
        return failureOf(() => farmJobSteps.send(id, chosen === ANYBODY ? null : chosen, whom));
      }}
    >
      <ChoiceChips
        label={farmJobWords.forWhom}
        labelShown
        options={[
          { value: ANYBODY, label: farmJobWords.anybody },
          ...people
            .filter(({ value }) => may(value.role, 'fill'))
            .map((one) => ({ value: one.id, label: nameOf(one.id) })),
        ]}
        value={chosen}
        onChoose={setChosen}
      />
    </SubmitForm>
  );
}
