import { withoutMoney } from '@mix/documents';
import { Link } from 'wouter';
import { Button } from '../../ui/Button.tsx';
import { buttonClass, type ButtonLook } from '../../ui/buttonClass.ts';
import { documentStore } from '../../sync/device/documentStore.ts';
import { FULL, type StoredEntry } from '../../sync/device/StoredEntry.ts';
import { workspaceOf } from '../../sync/workspace/Workspace.ts';
import { JOB_CLOSED } from '../../sync/account/refusalOf.ts';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { jobPaths } from '../../device/navigation/jobPaths.ts';
import { entryTitle } from './entryTitle.ts';
import { jsonBlob, saveFile } from '../../device/files/saveFile.ts';
import styles from './sync.module.css';
import {
  LAST_OWNER,
  NEWER_VERSION,
  NO_MEMBER,
  PROGRAM_FAULT,
} from '../../sync/account/sendEntry.ts';

/** Only the first entry has the primary button: one thing at a time is the next to do. */
const lookAt = (place: number): ButtonLook => (place === 0 ? 'primary' : 'plain');

interface NotSavedTrayProps {
  readonly entries: readonly StoredEntry[];
  readonly onDiscard: (entry: StoredEntry) => void;
}

/** What the account refused: kept here until somebody decides, one after the other. */
export const NotSavedTray = ({ entries, onDiscard }: NotSavedTrayProps) => (
  <section className={styles.tray}>
    <h3 className={styles.heading}>{dataWords.notSaved}</h3>
    <p className={styles.quiet}>{dataWords.notLost}</p>
    {entries.map((entry, place) => {
      const title = entryTitle(entry);
      return (
        <div key={`${entry.collection}/${entry.id}`} className={styles.item}>
          <p className={styles.name}>{dataWords.item(dataWords.kinds[entry.collection], title)}</p>
          <p>{refusalText(entry)}</p>
          {entry.locked === true && (
            <Link href={jobPaths.recordOf(entry.id)} className={buttonClass(lookAt(place))}>
              {dataWords.giveReason}
            </Link>
          )}
          <Button
            look={entry.locked === true ? 'plain' : lookAt(place)}
            onClick={() => void documentStore.retry(entry)}
          >
            {dataWords.tryAgain}
          </Button>
          <div className={styles.actions}>
            <SaveCopy title={title} fields={entry.fields} />
            <Button onClick={() => onDiscard(entry)}>{dataWords.discard}</Button>
          </div>
        </div>
      );
    })}
  </section>
);

/**
 * Saves a copy of an entry. Somebody who sees money may have priced it: the copy has prices only
 * where whoever saves it sees money.
 */
function SaveCopy({ title, fields }: { readonly title: string } & Pick<StoredEntry, 'fields'>) {
  const seesMoney = usePermission('seeMoney');
  return (
    <Button
      onClick={() => saveFile(`${title}.json`, jsonBlob(seesMoney ? fields : withoutMoney(fields)))}
    >
      {dataWords.saveCopy}
    </Button>
  );
}

/** Texts of refusal codes that say themselves what the refusal is about. */
const whyOf: Readonly<Record<string, () => string>> = {
  [LAST_OWNER]: () => dataWords.lastOwnerWhy,
  [FULL]: () => dataWords.fullWhy,
  [PROGRAM_FAULT]: () => dataWords.faultWhy,
  [NO_MEMBER]: () => dataWords.noMemberWhy,
  [NEWER_VERSION]: () => dataWords.newerWhy,
  [JOB_CLOSED]: () => dataWords.jobClosedWhy,
  'permission-denied': () => dataWords.deniedWhy,
};

/** Why the account refused an entry, and what helps. */
function refusalText({ owner, refusal, removed, locked }: StoredEntry): string {
  const code = refusal?.code ?? '';
  const isOfFarm = workspaceOf(owner).farmId !== null;
  if (removed && code !== LAST_OWNER) return dataWords.removalDeniedWhy;
  if (locked === true) return isOfFarm ? dataWords.farmRecordWhy : dataWords.recordDeniedWhy;
  if (isOfFarm && code === 'permission-denied') return dataWords.farmDeniedWhy;
  return whyOf[code]?.() ?? dataWords.invalidWhy;
}
