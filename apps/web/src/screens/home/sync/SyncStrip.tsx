import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { WarningIcon } from '../../../components/icons/WarningIcon.tsx';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { deviceHealth } from '../../../documents/device/deviceHealth.ts';
import { useSignedIn } from '../../../documents/documentOwner.ts';
import { loadDocumentStore } from '../../../documents/device/loadDocumentStore.ts';
import { useSync } from '../../../documents/exchange/syncState.ts';
import { keptHereWords } from '../../../words/en/home/keptHereWords.ts';
import { stripWords } from '../../../words/en/app/stripWords.ts';
import { stripText } from './stripText.ts';
import styles from './SyncStrip.module.css';
import { syncSheetPart } from './syncSheetPart.ts';

/** Where the work is, in one line; a tap shows what waits and what to do about it. */
export function SyncStrip() {
  const [open, setOpen] = useState(false);
  const signedIn = useSignedIn();
  const trouble = useStore(deviceHealth, (health) => health.trouble);
  const { sign, text } = stripText({ ...useSync(), signedIn, trouble }, new Date());
  const part = useStore(syncSheetPart.store);
  useEffect(() => {
    // It counts what waits; without it the strip says what is sure.
    loadDocumentStore().then(syncSheetPart.start, () => undefined);
  }, []);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={styles.strip}
        onClick={() => {
          syncSheetPart.start();
          setOpen(true);
        }}
      >
        {sign === 'warning' ? (
          <WarningIcon />
        ) : (
          <span className={styles.sign} data-full={sign === 'dot'} aria-hidden="true" />
        )}
        <span>{text}</span>
        <span className={styles.show}>{signedIn ? stripWords.show : keptHereWords.why}</span>
      </button>
      {open &&
        (part.status === 'ready' ? (
          <part.part.SyncSheet onClose={close} />
        ) : (
          <Sheet title={stripWords.title} closeWord={stripWords.close} onClose={close}>
            <p>{text}</p>
          </Sheet>
        ))}
    </>
  );
}
