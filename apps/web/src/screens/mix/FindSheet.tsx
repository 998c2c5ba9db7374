import { useDeferredValue, useState, type ReactNode } from 'react';
import { TextField } from '../../components/fields/TextField.tsx';
import { Sheet } from '../../components/panels/Sheet.tsx';
import { mixSheetWords } from '../../words/en/mix/mixSheetWords.ts';
import { mixWords } from '../../words/en/mix/mixWords.ts';
import styles from './ChooseSheet.module.css';

/** As many as anyone scrolls through; a longer list is narrowed by typing. */
const SHOWN = 30;

interface FindSheetProps<Item> {
  readonly title: string;
  readonly fieldId: string;
  readonly label: string;
  readonly find: (text: string) => readonly Item[];
  readonly row: (item: Item) => ReactNode;
  /** Stands below the field and narrows the list as well. */
  readonly filter?: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** A list to choose from, narrowed by what is typed. */
export function FindSheet<Item>(props: FindSheetProps<Item>) {
  const { title, fieldId, label, find, row, filter, onClose, children } = props;
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = find(wanted);
  return (
    <Sheet title={title} closeWord={mixWords.close} onClose={onClose} focusId={fieldId}>
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
      <ul className={styles.list}>{found.slice(0, SHOWN).map(row)}</ul>
      <p className={styles.more} role="status">
        {found.length === 0 && mixSheetWords.nothingFound(wanted)}
        {found.length > SHOWN && mixSheetWords.moreFound(found.length - SHOWN)}
      </p>
      {children}
    </Sheet>
  );
}
