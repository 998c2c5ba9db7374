import { classNames } from '../../ui/classNames.ts';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import type { StoredEntry } from '../../sync/device/StoredEntry.ts';
import { dataWords } from '../../i18n/made/en/sync/dataWords.ts';
import { momentText } from '../../i18n/figures/dateText.ts';
import { entryTitle } from './entryTitle.ts';
import styles from './sync.module.css';

/** What is on its way to the account, the newest first. */
export function WaitingList({ entries }: { readonly entries: readonly StoredEntry[] }) {
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
            {/* A question goes once it is answered: nothing of anybody's is removed. */}
            {entry.removed && entry.collection !== 'conflicts'
              ? dataWords.removal
              : dataWords.isWaiting}
          </span>
        </li>
      ))}
    </ul>
  );
}
