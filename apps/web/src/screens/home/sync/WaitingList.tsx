import type { StoredEntry } from '../../../documents/device/StoredEntry.ts';
import { dataWords } from '../../../words/en/account/dataWords.ts';
import { momentText } from '../../../words/figures/dateText.ts';
import { entryTitle } from './entryTitle.ts';

/** What is on its way to the account, the newest first. */
export function WaitingList({ entries }: { readonly entries: readonly StoredEntry[] }) {
  if (entries.length === 0) return null;
  const now = new Date();
  const newestFirst = [...entries].sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  return (
    <ul className="sync-rows">
      {newestFirst.map((entry) => (
        <li key={`${entry.collection}/${entry.id}`} className="sync-row">
          <span className="sync-main">
            <span className="sync-name">{entryTitle(entry)}</span>
            <span className="sync-quiet">
              {dataWords.kinds[entry.collection]}, {momentText(entry.updatedAt, now)}
            </span>
          </span>
          <span className="sync-quiet">
            {entry.removed ? dataWords.removal : dataWords.isWaiting}
          </span>
        </li>
      ))}
    </ul>
  );
}
