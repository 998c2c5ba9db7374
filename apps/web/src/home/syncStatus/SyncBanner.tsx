import { type ReactNode, useEffect, useState } from 'react';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { classNames } from '../../ui/classNames.ts';
import { Awaited } from '../../ui/lazy/Awaited.tsx';
import { NotFetched } from '../../ui/lazy/NotFetched.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { useSignedIn } from '../../sync/documentOwner.ts';
import { loadDocumentStore } from '../../sync/loadDocumentStore.ts';
import { SyncStatusLine } from '../../sync/status/SyncStatusLine.tsx';
import { useSyncStatusText } from '../../sync/status/useSyncStatusText.ts';
import { keptHereWords } from '../../i18n/made/en/home/keptHereWords.ts';
import { stripWords } from '../../i18n/made/en/app/stripWords.ts';
import styles from './SyncBanner.module.css';

/** The sheet behind the banner: loaded when opened, without a signal from the device's own copy. */
const SyncSheet = onDemand(async () => (await import('./SyncSheet.tsx')).SyncSheet);

/** Where the work is, in one line; a tap shows what waits and what to do about it. */
export function SyncBanner() {
  const [open, setOpen] = useState(false);
  const signedIn = useSignedIn();
  const said = useSyncStatusText();
  useEffect(() => {
    // The document store counts what waits; without it the banner says what is sure.
    loadDocumentStore().catch(() => undefined);
  }, []);
  const close = () => {
    setOpen(false);
  };
  const inPlace = (content: ReactNode) => (
    <Sheet title={stripWords.title} closeWord={stripWords.close} onClose={close}>
      {content}
    </Sheet>
  );
  return (
    <>
      <button type="button" className={styles.strip} onClick={() => setOpen(true)}>
        <SyncStatusLine {...said} />
        <span className={classNames('underlined', styles.show)}>
          {signedIn ? stripWords.show : keptHereWords.why}
        </span>
      </button>
      {open && (
        <Awaited
          fallback={inPlace(<p>{said.text}</p>)}
          failed={(retry) => inPlace(<NotFetched onRetry={retry} />)}
        >
          <SyncSheet onClose={close} />
        </Awaited>
      )}
    </>
  );
}
