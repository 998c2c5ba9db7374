import { useCallback, useEffect, useState } from 'react';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { UndoBar } from '../../ui/notices/UndoBar.tsx';
import { documentOwner, useSignedIn } from '../../sync/documentOwner.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { exportDocuments } from '../../sync/device/exportDocuments.ts';
import type { StoredEntry } from '../../sync/device/StoredEntry.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { STORAGE_TOLD_FROM } from '../../sync/status/syncStatusText.ts';
import { useSync } from '../../sync/syncState.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { keptHereWords } from '../../i18n/made/en/home/keptHereWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { stripWords } from '../../i18n/made/en/app/stripWords.ts';
import { ConflictTray } from './ConflictTray.tsx';
import { DeviceNotices } from './DeviceNotices.tsx';
import { entryTitle } from './entryTitle.ts';
import { NotSavedTray } from './NotSavedTray.tsx';
import { jsonBlob, saveFile } from '../../device/files/saveFile.ts';
import styles from './sync.module.css';
import { classNames } from '../../ui/classNames.ts';
import { askedConflicts, type AskedConflict } from '../../sync/device/askedConflicts.ts';

interface Unsent {
  readonly waiting: readonly StoredEntry[];
  readonly refused: readonly StoredEntry[];
}

/** What has not reached the account, why, and what can be done about it. */
export function SyncSheet({ onClose }: { readonly onClose: () => void }) {
  const unsent = useUnsent();
  const asked = useAskedConflicts();
  const signedIn = useSignedIn();
  const mayAll = usePermission('backUp');
  const seesMoney = usePermission('seeMoney');
  const [discarded, setDiscarded] = useState<StoredEntry | null>(null);
  const forget = useCallback(() => {
    setDiscarded(null);
  }, []);
  const discard = (entry: StoredEntry) => {
    void documentStore.discard(entry).then(() => {
      setDiscarded(entry);
    });
  };
  return (
    <Sheet
      title={stripWords.title}
      closeWord={stripWords.close}
      onClose={onClose}
      footer={
        <>
          {discarded !== null && (
            <UndoBar
              id={discarded.updatedAt.getTime()}
              text={dataWords.discarded(entryTitle(discarded))}
              undoWord={dataWords.undo}
              onUndo={() => {
                void documentStore.putBack(discarded).then(forget);
              }}
              onExpire={forget}
            />
          )}
          <div className={styles.actions}>
            <Button
              onClick={() => {
                const whichOnes = mayAll ? 'all' : 'unsent';
                void exportDocuments(documentOwner(), whichOnes, seesMoney).then((all) => {
                  saveFile('mix-documents.json', jsonBlob(all));
                });
              }}
            >
              {dataWords.saveCopy}
            </Button>
            {signedIn && <Button onClick={documentStore.tryNow}>{dataWords.tryNow}</Button>}
          </div>
        </>
      }
    >
      <DeviceNotices only="warning" />
      {unsent.refused.length > 0 && <NotSavedTray entries={unsent.refused} onDiscard={discard} />}
      {asked.length > 0 && <ConflictTray asked={asked} />}
      {signedIn ? <Account waiting={unsent.waiting} /> : <DeviceOnly />}
      <DeviceNotices only="information" />
    </Sheet>
  );
}

function DeviceOnly() {
  return (
    <>
      <Heading full={false} text={keptHereWords.deviceOnly} />
      <p className={styles.quiet}>{keptHereWords.deviceOnlyWhy}</p>
    </>
  );
}

function Account({ waiting }: Pick<Unsent, 'waiting'>) {
  const { arriving, syncedAt, broken, storageUsed } = useSync();
  const now = new Date(useNow(MINUTE_MS));
  const count = waiting.length;
  return (
    <>
      {broken && (
        <div className="stack-2 padding-top-2">
          <p>{dataWords.brokenWhy}</p>
          <Button look="primary" onClick={() => window.location.reload()}>
            {dataWords.restart}
          </Button>
        </div>
      )}
      {storageUsed !== null && storageUsed >= STORAGE_TOLD_FROM && (
        <div className="stack-2 padding-top-2">
          <p className={styles.name}>{dataWords.storageUsed(Math.floor(storageUsed * 100))}</p>
          <p>{dataWords.storageUsedWhy}</p>
        </div>
      )}
      {arriving === 0 ? (
        <Heading full={count === 0 && syncedAt !== null} text={headingText(count, syncedAt)} />
      ) : (
        <>
          <Heading full={false} text={dataWords.notAllHere} />
          <p className={styles.quiet}>{dataWords.notAllHereWhy}</p>
          {count > 0 && <Heading full={false} text={dataWords.waiting(count)} />}
        </>
      )}
      {(count > 0 || arriving === 0) && (
        <p className={styles.quiet}>{count === 0 ? dataWords.allSentWhy : dataWords.waitsWhy}</p>
      )}
      <WaitingList entries={waiting} />
      {syncedAt !== null && (
        <p className={styles.quiet}>{dataWords.lastSent(momentText(syncedAt, now))}</p>
      )}
    </>
  );
}

function headingText(waiting: number, syncedAt: Date | null): string {
  if (waiting > 0) return dataWords.waiting(waiting);
  return syncedAt === null ? dataWords.notSentYet : dataWords.allSent;
}

const Heading = ({ full, text }: { readonly full: boolean; readonly text: string }) => (
  <>
    <span className={styles.sign} data-full={full} aria-hidden="true" />
    <h3 className={styles.heading}>{text}</h3>
  </>
);

/** The entries that wait or were refused, read anew at every change of the counts. */
function useUnsent(): Unsent {
  const [unsent, setUnsent] = useState<Unsent>({ waiting: [], refused: [] });
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const waiting = await documentStore.entriesAt(documentOwner(), 'waiting');
      const refused = await documentStore.entriesAt(documentOwner(), 'refused');
      if (!gone) setUnsent({ waiting, refused });
    };
    void read();
    const stop = documentStore.onChange(() => void read());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return unsent;
}

/** What is on its way to the account, the newest first. */
function WaitingList({ entries }: { readonly entries: readonly StoredEntry[] }) {
  const now = new Date(useNow(MINUTE_MS));
  if (entries.length === 0) return null;
  const newestFirst = [...entries].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return (
    <ul className={styles.rows}>
      {newestFirst.map((entry) => (
        <li
          key={`${entry.collection}/${entry.id}`}
          className={classNames('row-2-center', styles.row)}
        >
          <span className={styles.main}>
            <span className={styles.name}>{entryTitle(entry)}</span>
            <span className={styles.quiet}>
              {dataWords.kinds[entry.collection]}, {momentText(entry.updatedAt, now)}
            </span>
          </span>
          <span className={styles.quiet}>
            {/* A conflict goes once it is resolved: no document of anybody is removed. */}
            {entry.removed && entry.collection !== 'conflicts'
              ? dataWords.removal
              : dataWords.isWaiting}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A hook. The conflicts that a person can resolve, read anew at every change. */
function useAskedConflicts(): readonly AskedConflict[] {
  const [asked, setAsked] = useState<readonly AskedConflict[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await askedConflicts(documentStore, documentOwner());
      if (!gone) setAsked(found);
    };
    void read();
    const stop = documentStore.onChange(() => void read());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return asked;
}
