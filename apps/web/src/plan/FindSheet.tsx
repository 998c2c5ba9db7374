import { useDeferredValue, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import { useOwnKeypad } from '../ui/keypad/useOwnKeypad.ts';
import { TextField } from '../ui/forms/TextField.tsx';
import { WaitingRows } from '../ui/lazy/WaitingRows.tsx';
import { Sheet } from '../ui/panels/Sheet.tsx';
import { mixSheetWords } from '../i18n/made/en/mix/mixSheetWords.ts';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import styles from './ChooseSheet.module.css';

/** As many as anyone scrolls through; a longer list is narrowed by typing. */
const SHOWN = 30;

interface Found<Item> {
  readonly items: readonly Item[];
  /** A remark above the items. */
  readonly says?: ReactNode;
}

interface FoundSection<Item> {
  readonly head: string;
  readonly items: readonly Item[];
}

/** The sections cut to `most` items in all, each with the count of all its items. */
function firstOf<Item>(sections: readonly FoundSection<Item>[], most: number) {
  let left = most;
  return sections.map(({ head, items }) => {
    const drawn = items.slice(0, left);
    left -= drawn.length;
    return { head, items: drawn, count: items.length };
  });
}

export interface ListedState {
  /** loading: rows without words stand for the list. */
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

interface FindSheetProps<Item> {
  readonly title: string;
  readonly fieldId: string;
  readonly label: string;
  readonly find: (text: string) => Found<Item>;
  readonly row: (item: Item) => ReactNode;
  /** Heads for the list before anything is typed; it is then drawn whole, else 30 items are. */
  readonly sections?: (found: readonly Item[]) => readonly FoundSection<Item>[];
  /** Stands below the field and narrows the list as well. */
  readonly filter?: ReactNode;
  /** Whether the list is on this device yet. */
  readonly listed: ListedState;
  /** What may be done where nothing is found. @param showAll empties the field */
  readonly noneFound?: (showAll: () => void) => ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A list to choose from, narrowed by what is typed. */
export function FindSheet<Item>(props: FindSheetProps<Item>) {
  const { title, fieldId, label, listed, filter, onClose, children } = props;
  const [text, setText] = useState('');
  // A phone's keyboard would hide the list that is there to be tapped.
  const isTouched = useOwnKeypad();
  return (
    <Sheet
      title={title}
      closeWord={mixWords.close}
      onClose={onClose}
      focusId={isTouched ? undefined : fieldId}
    >
      <div className={styles.find}>
        <TextField
          id={fieldId}
          type="search"
          label={label}
          enterKeyHint="search"
          spellCheck={false}
          value={text}
          onText={setText}
        />
        {filter}
      </div>
      {listed.status === 'ready' ? (
        <FoundList {...props} text={text} onText={setText} />
      ) : (
        <NotListed {...listed} />
      )}
      {children}
    </Sheet>
  );
}

interface FoundListProps<Item> extends Pick<
  FindSheetProps<Item>,
  'find' | 'row' | 'sections' | 'noneFound'
> {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function FoundList<Item>(props: FoundListProps<Item>) {
  const { find, row, sections, noneFound, text, onText } = props;
  const wanted = useDeferredValue(text);
  const isTyped = wanted.trim() !== '';
  const { items: found, says } = find(wanted);
  const most = sections === undefined ? SHOWN : found.length;
  // The sheet opens with what fits the screen; the rest of a long list is drawn behind it.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      {sections !== undefined && !isTyped ? (
        firstOf(sections(found), isWhole ? found.length : SHOWN).map(({ head, items, count }) => (
          <section key={head} aria-label={head}>
            <h3 className={styles.head}>
              {head} <span className={styles.count}>{count}</span>
            </h3>
            <ul>{items.map(row)}</ul>
          </section>
        ))
      ) : (
        <>
          {says}
          <ul className="border-top">{found.slice(0, most).map(row)}</ul>
        </>
      )}
      <p className={styles.more} role="status">
        {found.length === 0 && isTyped && mixSheetWords.nothingFound(wanted)}
        {found.length > most && mixSheetWords.moreFound(found.length - most)}
      </p>
      {found.length === 0 &&
        noneFound?.(() => {
          onText('');
        })}
    </>
  );
}

/** The list while it loads, in the shape of its rows; or its failure, with a button to retry. */
const NotListed = ({ status, retry }: ListedState) =>
  status === 'failed' ? (
    <div className={styles.find} role="alert">
      <p>
        {mixWords.listFailed}. {mixWords.listFailedWhy}
      </p>
      <Button onClick={retry}>{mixWords.tryAgain}</Button>
    </div>
  ) : (
    <WaitingRows word={mixWords.opening} />
  );
