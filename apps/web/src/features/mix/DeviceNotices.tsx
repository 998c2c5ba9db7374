import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { buttonClass } from '../../components/buttonClass.ts';
import { Notice } from '../../components/Notice.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import { mixWords } from '../../i18n/mixWords.ts';

/** What this device could not keep or could not read: said, never swallowed. */
export function DeviceNotices() {
  const refused = useStore(draftStore.form, (state) => state.refused);
  return (
    <>
      {refused && (
        <Notice kind="warning" word={mixWords.warning} title={mixWords.notKept}>
          <p>{mixWords.notKeptWhy}</p>
        </Notice>
      )}
      <UnreadableNotice />
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
      word={mixWords.warning}
      title={mixWords.unreadable}
      actions={
        <>
          <a className={buttonClass('text')} href={file} download="mixes.json">
            {mixWords.saveCopy}
          </a>
          <Button look="text" onClick={draftStore.discardUnreadable}>
            {mixWords.discard}
          </Button>
        </>
      }
    >
      <p>{mixWords.unreadableWhy}</p>
    </Notice>
  );
}
