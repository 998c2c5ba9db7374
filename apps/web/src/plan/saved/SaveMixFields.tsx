import { LONGEST_MIX_NAME, withoutMoney } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { useSaving } from '../../ui/forms/useSaving.ts';
import { whyNotKept } from '../../sync/device/notKeptText.ts';
import { documentOwner, useSignedIn } from '../../sync/documentOwner.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { exportDocuments } from '../../sync/device/exportDocuments.ts';
import { savedMixes } from '../../sync/savedMixes.ts';
import { draftStore } from '../draft/draftStore.ts';
import type { FormReading } from '../reading/readForm.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { savedMixWords } from '../../i18n/made/en/mix/savedMixWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { savedMixOf } from './savedMixOf.ts';
import { mixOfName, saveMix } from './saveMix.ts';
import { jsonBlob, saveFile } from '../../device/files/saveFile.ts';
import styles from './SaveMixFields.module.css';
import { soFar } from '../../sync/arrival/Collected.ts';

interface SaveMixFieldsProps {
  /** The mix as entered: what records say of the year must not stand in a mix of another day. */
  readonly reading: FormReading;
  readonly catalogue: Catalogue;
  /** Where saving is the next thing to do on this screen. */
  readonly primary: boolean;
}

/** The name of the mix, and keeping it under that name. "Saved" is said once the device holds it. */
export function SaveMixFields({ reading, catalogue, primary }: SaveMixFieldsProps) {
  const { draft, unread } = reading;
  const name = draft.name ?? '';
  const saving = useSaving(draft);
  // Why the mix cannot be saved yet; null where it can.
  const open =
    name.trim() === ''
      ? savedMixWords.nameMissing
      : unread.length > 0
        ? savedMixWords.unsettled
        : null;
  return (
    <div className="stack-2 padding-block-2">
      <TextField
        label={savedMixWords.mixName}
        value={name}
        maxLength={LONGEST_MIX_NAME}
        onText={(text) => draftStore.set('name', text.trim() === '' ? null : text)}
      />
      <Button
        look={primary ? 'primary' : 'plain'}
        onClick={() =>
          saving.run({
            isUnsettled: open !== null,
            save: () => whyNotKept(saveMix(savedMixOf(name.trim(), reading, catalogue))),
          })
        }
      >
        {saving.state === 'saving' ? savedMixWords.saving : savedMixWords.saveMix}
      </Button>
      <div role="status">
        {saving.state === 'unsettled' && open !== null ? (
          <Fault text={open} />
        ) : (
          <OutcomeText saving={saving} name={name} />
        )}
      </div>
    </div>
  );
}

interface OutcomeTextProps {
  readonly saving: Pick<ReturnType<typeof useSaving>, 'state' | 'refusal'>;
  readonly name: string;
}

function OutcomeText({ saving: { state, refusal }, name }: OutcomeTextProps) {
  const before = mixOfName(soFar(savedMixes.useAll()), name);
  const signedIn = useSignedIn();
  const mayAll = usePermission('backUp');
  const seesMoney = usePermission('seeMoney');
  const now = new Date(useNow(MINUTE_MS));
  if (state === 'saved') {
    return (
      <p className={styles.saved}>
        <strong>{savedMixWords.savedHere}.</strong>{' '}
        {signedIn ? savedMixWords.savedHereNext : savedMixWords.savedHereOnly}
      </p>
    );
  }
  if (refusal !== null) {
    return (
      <>
        <Fault text={refusal} />
        <Button
          onClick={() => {
            const form = draftStore.form.getState().value;
            const current = seesMoney ? form : withoutMoney(form);
            const whichOnes = mayAll ? 'all' : 'unsent';
            void exportDocuments(documentOwner(), whichOnes, seesMoney).then((all) => {
              saveFile('mix-documents.json', jsonBlob({ ...all, current }));
            });
          }}
        >
          {dataWords.saveCopy}
        </Button>
      </>
    );
  }
  if (name.trim() === '' || before === null) return null;
  return <p className="quiet">{savedMixWords.replaces(momentText(before.updatedAt, now))}</p>;
}

const Fault = ({ text }: { readonly text: string }) => (
  <p className={styles.fault}>
    <WarningIcon size={20} />
    <span>{text}</span>
  </p>
);
