import { localDay } from '@mix/documents';
import type { Catalogue } from '@mix/engine';
import { dataWords } from '../i18n/made/en/sync/dataWords.ts';
import { inAndOutWords as words } from '../i18n/made/en/farm/inAndOutWords.ts';
import { dateTimeText, dayText } from '../i18n/figures/dateText.ts';
import type { RestoreItem } from './file/planRestore.ts';
import styles from './inAndOut.module.css';

interface RestoreRowProps {
  /** Null: not here yet. */
  readonly catalogue: Catalogue | null;
  readonly item: RestoreItem;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

/** The day of an entry of the stock: one product has many. */
function dayIn({ inFile, here }: RestoreItem): string | null {
  const at = (inFile ?? here)?.fields['at'];
  return typeof at === 'string' ? dayText(localDay(at)) : null;
}

/** Favourites, entries of the stock and machines are named by the catalogue, where it is here. */
function nameOf(item: RestoreItem, catalogue: Catalogue | null): string {
  const { collection, name } = item;
  if (name === null) return dataWords.withoutName;
  if (catalogue === null) return name;
  const { products, machines } = catalogue;
  const product = products.find(({ id }) => id === name)?.name ?? name;
  if (collection === 'favourites') return product;
  if (collection === 'stock') {
    return [product, dayIn(item)].filter((part) => part !== null).join(', ');
  }
  if (collection === 'machine') return machines.find(({ id }) => id === name)?.name ?? name;
  return name;
}

function whenText({ state, inFile, here }: RestoreItem): string {
  if (state === 'fileNewer' && inFile !== null) {
    return words.fileNewer(dateTimeText(inFile.updatedAt));
  }
  return state === 'hereNewer' && here !== null
    ? words.hereNewer(dateTimeText(here.updatedAt))
    : words.onlyInFile;
}

/** One document that differs. A tap anywhere on its line reverses the choice. */
export function RestoreRow({ catalogue, item, isTaken, onTake }: RestoreRowProps) {
  const isBack = item.state === 'onlyInFile';
  return (
    <li>
      <label className={styles.item}>
        <input
          type="checkbox"
          checked={isTaken}
          onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        />
        <span className={styles.grow}>
          {dataWords.item(dataWords.kinds[item.collection], nameOf(item, catalogue))}
          <br />
          <span className="quiet break-words">{whenText(item)}</span>
        </span>
        <strong>
          {isTaken
            ? isBack
              ? words.comesBack
              : words.takes
            : isBack
              ? words.staysAway
              : words.stays}
        </strong>
      </label>
    </li>
  );
}
