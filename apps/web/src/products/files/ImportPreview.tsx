import { useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { ownProducts } from '../../sync/ownProducts.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { productFileWords as words } from '../../i18n/made/en/products/productFileWords.ts';
import type { FileRows } from './FileRow.ts';
import type { ImportEntry } from './planImport.ts';
import { ImportEntryRow } from './ImportEntryRow.tsx';
import styles from './files.module.css';

interface ImportPreviewProps {
  readonly file: FileRows;
  readonly entries: readonly ImportEntry[];
}

type Outcome =
  | { readonly state: 'open' | 'keeping' | 'undone' }
  | { readonly state: 'kept'; readonly kept: readonly ImportEntry[]; readonly wanted: number };

const STATES = ['new', 'changed', 'unchanged', 'refused'] as const;

const isOffered = ({ state }: ImportEntry): boolean => state === 'new' || state === 'changed';

/** Keeps entries until the device refuses one. Returns those that were kept. */
async function keepAll(entries: readonly ImportEntry[]): Promise<readonly ImportEntry[]> {
  const kept: ImportEntry[] = [];
  for (const entry of entries) {
    if (entry.product === null) continue;
    try {
      await ownProducts.save(entry.product.id, entry.product);
    } catch {
      return kept;
    }
    kept.push(entry);
  }
  return kept;
}

async function undoAll(kept: readonly ImportEntry[]): Promise<void> {
  for (const { product, before } of kept) {
    if (before !== null) await ownProducts.save(before.id, before);
    else if (product !== null) await ownProducts.remove(product.id);
  }
}

/** What a file would change, row by row. Nothing is kept until some or all rows are taken over. */
export function ImportPreview({ file, entries }: ImportPreviewProps) {
  const [left, setLeft] = useState<ReadonlySet<ImportEntry>>(
    () => new Set(entries.filter(({ faults }) => faults.length > 0)),
  );
  const [outcome, setOutcome] = useState<Outcome>({ state: 'open' });
  const [planned, setPlanned] = useState(entries);
  if (planned !== entries) {
    setPlanned(entries);
    setLeft(new Set(entries.filter(({ faults }) => faults.length > 0)));
    setOutcome({ state: 'open' });
  }
  const offered = entries.filter(isOffered);
  const wanted = offered.filter((entry) => !left.has(entry));
  const keep = async () => {
    setOutcome({ state: 'keeping' });
    setOutcome({ state: 'kept', kept: await keepAll(wanted), wanted: wanted.length });
  };
  if (outcome.state === 'kept') {
    return (
      <KeptNotice
        {...outcome}
        onUndo={() => {
          void undoAll(outcome.kept).then(() => {
            setOutcome({ state: 'undone' });
          });
        }}
      />
    );
  }
  if (outcome.state === 'undone') return <p role="status">{words.undone}</p>;
  return (
    <>
      <Facts file={file} entries={entries} />
      <ul className={classNames('border-top', styles.entries)}>
        {[...entries].sort(byState).map((entry) => (
          <ImportEntryRow
            key={entry.number}
            entry={entry}
            isTaken={isOffered(entry) ? !left.has(entry) : null}
            onTake={(take) => {
              const others = [...left].filter((other) => other !== entry);
              setLeft(new Set(take ? others : [...others, entry]));
            }}
          />
        ))}
      </ul>
      {offered.length === 0 && <p>{words.nothingNew}</p>}
      {offered.length > 0 && wanted.length === 0 && <p>{words.nothingChosen}</p>}
      {wanted.length > 0 && (
        <div className={styles.keep}>
          <Button look="primary" onClick={() => void keep()}>
            {outcome.state === 'keeping' ? words.keeping : words.keep(wanted.length)}
          </Button>
        </div>
      )}
    </>
  );
}

const ORDER: Readonly<Record<ImportEntry['state'], number>> = {
  refused: 0,
  changed: 1,
  new: 2,
  unchanged: 3,
};
function byState(one: ImportEntry, other: ImportEntry): number {
  const apart = ORDER[one.state] - ORDER[other.state];
  return apart === 0 ? one.number - other.number : apart;
}

/** How the file was read, and how many rows of each state it holds. */
function Facts({ file, entries }: ImportPreviewProps) {
  const counts = STATES.flatMap((state) => {
    const count = entries.filter((entry) => entry.state === state).length;
    return count === 0 ? [] : [words.counts[state](numberText(count))];
  });
  return (
    <div role="status">
      <p>{words.found(counts.join(', '))}</p>
      {file.kind === 'csv' && (
        <p className="quiet break-words">
          {file.decimal === ',' ? words.decimalComma : words.decimalPoint}
        </p>
      )}
      {file.unknownColumns.length > 0 && (
        <Notice
          kind="information"
          word={words.note}
          title={words.leftOut(file.unknownColumns.join(', '))}
        />
      )}
    </div>
  );
}

interface KeptNoticeProps {
  readonly kept: readonly ImportEntry[];
  readonly wanted: number;
  readonly onUndo: () => void;
}

function KeptNotice({ kept, wanted, onUndo }: KeptNoticeProps) {
  const isWhole = kept.length === wanted;
  return (
    <div role="status">
      <Notice
        kind={isWhole ? 'information' : 'warning'}
        word={isWhole ? words.note : words.warning}
        title={
          isWhole
            ? words.kept(kept.length)
            : words.partKept(numberText(kept.length), numberText(wanted))
        }
        actions={kept.length > 0 && <Button onClick={onUndo}>{words.undo}</Button>}
      />
    </div>
  );
}
