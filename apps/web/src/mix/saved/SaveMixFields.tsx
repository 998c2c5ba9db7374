import { LONGEST_MIX_NAME } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/fields/TextField.tsx';
import { WarningIcon } from '../../components/icons/WarningIcon.tsx';
import { DeviceStorageError } from '../../documents/device/DeviceStorageError.ts';
import { useSignedIn } from '../../documents/documentOwner.ts';
import { exportDocuments } from '../../documents/exportDocuments.ts';
import { savedMixes } from '../../documents/savedMixes.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { FormReading } from '../reading/readForm.ts';
import { dataWords } from '../../words/en/account/dataWords.ts';
import { momentText } from '../../words/figures/dateText.ts';
import { savedMixOf } from './savedMixOf.ts';
import { mixOfName, saveMix } from './saveMix.ts';
import { jsonBlob, saveFile } from '../../device/files/saveFile.ts';
import { adoptStyle } from '../../components/adoptStyle.ts';
import css from './saving.css?inline';

type Outcome =
  | { readonly state: 'none' | 'saving' | 'saved' | 'nameMissing' | 'unsettled' }
  | { readonly state: 'failed'; readonly code: DeviceStorageError['code'] };

interface SaveMixFieldsProps {
  /** As it was entered: what the records say of the year must not stand in the mix of another day. */
  readonly reading: FormReading;
  readonly catalogue: Catalogue;
  /** Where saving is the next thing to do on this screen. */
  readonly primary: boolean;
}

/** The name of the mix, and keeping it under that name. "Saved" is said once the device holds it. */
export function SaveMixFields({ reading, catalogue, primary }: SaveMixFieldsProps) {
  adoptStyle(css);
  const { draft, unread } = reading;
  const name = draft.name ?? '';
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  // What was said is true of the mix as it stood then.
  const [said, setSaid] = useState(draft);
  const shown: Outcome = said === draft ? outcome : { state: 'none' };
  const say = (next: Outcome) => {
    setOutcome(next);
    setSaid(draft);
  };
  const save = async () => {
    if (name.trim() === '') {
      say({ state: 'nameMissing' });
    } else if (unread.length > 0) {
      say({ state: 'unsettled' });
    } else {
      say({ state: 'saving' });
      try {
        await saveMix(savedMixOf(name.trim(), reading, catalogue));
        say({ state: 'saved' });
      } catch (error) {
        say({ state: 'failed', code: error instanceof DeviceStorageError ? error.code : 'failed' });
      }
    }
  };
  return (
    <div className="saving-fields">
      <TextField
        label={dataWords.mixName}
        value={name}
        maxLength={LONGEST_MIX_NAME}
        onText={(text) => {
          draftStore.set('name', text.trim() === '' ? null : text);
        }}
      />
      <Button look={primary ? 'primary' : 'plain'} onClick={() => void save()}>
        {shown.state === 'saving' ? dataWords.saving : dataWords.saveMix}
      </Button>
      <div role="status">
        <OutcomeText outcome={shown} name={name} />
      </div>
    </div>
  );
}

function OutcomeText({ outcome, name }: { readonly outcome: Outcome; readonly name: string }) {
  const before = mixOfName(savedMixes.useAll() ?? [], name);
  const signedIn = useSignedIn();
  if (outcome.state === 'saved') {
    return (
      <p className="saving-saved">
        <strong>{dataWords.savedHere}.</strong>{' '}
        {signedIn ? dataWords.savedHereNext : dataWords.savedHereOnly}
      </p>
    );
  }
  if (outcome.state === 'nameMissing') return <Fault text={dataWords.nameMissing} />;
  if (outcome.state === 'unsettled') return <Fault text={dataWords.unsettled} />;
  if (outcome.state === 'failed') {
    const why = { memory: 'memoryOnlyWhy', full: 'fullWhy', failed: 'failedWhy' } as const;
    return (
      <>
        <Fault text={`${dataWords.notSavedHere}. ${dataWords[why[outcome.code]]}`} />
        <Button
          onClick={() => {
            const form = draftStore.form.getState().value;
            void exportDocuments().then((all) => {
              saveFile('mix-documents.json', jsonBlob({ ...all, current: form }));
            });
          }}
        >
          {dataWords.saveCopy}
        </Button>
      </>
    );
  }
  if (name.trim() === '' || before === null) return null;
  return (
    <p className="saving-note">{dataWords.replaces(momentText(before.updatedAt, new Date()))}</p>
  );
}

const Fault = ({ text }: { readonly text: string }) => (
  <p className="saving-fault">
    <WarningIcon size={20} />
    <span>{text}</span>
  </p>
);
