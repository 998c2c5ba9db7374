import { classNames } from '../../ui/classNames.ts';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { WarningIcon } from '../../ui/icons/WarningIcon.tsx';
import { Tag } from '../../ui/notices/Tag.tsx';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productFileWords as words } from '../../i18n/made/en/products/productFileWords.ts';
import { columnName } from '../own/columnName.ts';
import type { FactChange } from '../own/factChanges.ts';
import { ownProductFaultText } from '../own/ownProductFaultText.ts';
import { rowOf } from '../own/productColumns.ts';
import { valueText } from '../own/valueText.ts';
import type { ImportEntry } from './planImport.ts';
import styles from './files.module.css';

interface ImportEntryRowProps {
  readonly entry: ImportEntry;
  /** Whether the product is taken over; null where there is nothing to take. */
  readonly isTaken: boolean | null;
  readonly onTake: (take: boolean) => void;
}

/** One product of a file: what would change, and what is wrong or unusual with it. */
export function ImportEntryRow({ entry, isTaken, onTake }: ImportEntryRowProps) {
  const name = entry.name === '' ? words.unnamed : entry.name;
  return (
    <li>
      <div className={classNames('row-center', styles.entry)}>
        {isTaken !== null && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={isTaken}
              aria-label={words.take(name)}
              onChange={(event) => onTake(event.currentTarget.checked)}
            />
          </label>
        )}
        <p>
          <strong>{name}</strong> <Tag>{words.states[entry.state]}</Tag>{' '}
          <span className="quiet break-words">{words.row(numberText(entry.number))}</span>
        </p>
      </div>
      {entry.faults.map((fault) => (
        <p key={`${fault.key} ${fault.code}`} className="row">
          <WarningIcon size={20} />
          <span>{words.fault(columnName(fault.key), ownProductFaultText(fault))}</span>
        </p>
      ))}
      {isTaken === false && entry.faults.length > 0 && (
        <p className="quiet break-words">{words.lookAgain}</p>
      )}
      <Changes entry={entry} />
    </li>
  );
}

const LISTED = 4;

/** Every change of a product; many, as of a new one, behind a line that opens. */
function Changes({ entry }: { readonly entry: ImportEntry }) {
  const { changes } = entry;
  if (changes.length === 0) return null;
  const list = (
    <ul className="quiet break-words">
      {changes.map((change) => (
        <li key={change.key}>{changeText(entry, change)}</li>
      ))}
    </ul>
  );
  if (entry.state === 'changed' && changes.length <= LISTED) return list;
  return (
    <ExpansionPanel drawnWhenOpened summary={words.facts} note={numberText(changes.length)}>
      {list}
    </ExpansionPanel>
  );
}

function changeText(
  { product, before }: ImportEntry,
  { key, before: old, after }: FactChange,
): string {
  const now = valueText(key, after, product === null ? {} : rowOf(product));
  return before === null
    ? words.is(columnName(key), now)
    : words.becomes(columnName(key), valueText(key, old, rowOf(before)), now);
}
