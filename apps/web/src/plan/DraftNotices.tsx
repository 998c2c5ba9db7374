import { useStore } from 'zustand';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Notice } from '../ui/notices/Notice.tsx';
import { draftStore } from './draft/draftStore.ts';
import { mixDeviceWords } from '../i18n/made/en/mix/mixDeviceWords.ts';
import { mixPlanWords } from '../i18n/made/en/mix/mixPlanWords.ts';
import { SavedFactsNotice } from './saved/SavedFactsNotice.tsx';

/** Notices of what this device could not keep or read, and of facts that changed since. */
export function DraftNotices() {
  const refused = useStore(draftStore.form, (state) => state.refused);
  return (
    <>
      {refused && (
        <Notice kind="warning" word={mixPlanWords.warning} title={mixDeviceWords.notKept}>
          <p>{mixDeviceWords.notKeptWhy}</p>
        </Notice>
      )}
      <UnreadableNotice />
      <SavedFactsNotice />
    </>
  );
}

function UnreadableNotice() {
  const copies = useStore(draftStore.unreadable, (state) => state.copies);
  if (copies.length === 0) return null;
  const file = `data:application/json,${encodeURIComponent(copies.join('\n'))}`;
  return (
    <Notice
      kind="warning"
      word={mixPlanWords.warning}
      title={mixDeviceWords.unreadable}
      actions={
        <>
          <a className={buttonClass('text')} href={file} download="mixes.json">
            {mixDeviceWords.saveCopy}
          </a>
          <Button look="text" onClick={draftStore.discardUnreadable}>
            {mixDeviceWords.discard}
          </Button>
        </>
      }
    >
      <p>{mixDeviceWords.unreadableWhy}</p>
    </Notice>
  );
}
