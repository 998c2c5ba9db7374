import type { GroundNote } from '@mix/ground';
import { Notice } from '../../ui/notices/Notice.tsx';
import { taskFaultText } from '../../terminal/taskFaultText.ts';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { productFileWords } from '../../i18n/made/en/products/productFileWords.ts';
import styles from '../ground.module.css';

function noteText(note: GroundNote): string {
  const { note: sentences } = words;
  switch (note.code) {
    case 'partNotRead':
      return sentences.partNotRead(note.path, taskFaultText(note.fault));
    case 'polygonsLeft':
      return sentences.polygonsLeft(note.count, note.kind);
    case 'pointsLeft':
    case 'linesLeft':
    case 'othersLeft':
    case 'sameGround':
      return sentences[note.code](note.count);
    case 'boundaryAssumed':
      return sentences.boundaryAssumed(note.name === '' ? words.unnamedField : note.name);
    case 'projectionAssumed':
      return sentences.projectionAssumed(note.path);
  }
}

/** What of a file is not taken, and what was assumed of it: nothing is left out unsaid. */
export function GroundNotes({ notes }: { readonly notes: readonly GroundNote[] }) {
  const sentences = [...new Set(notes.map(noteText))];
  if (sentences.length === 0) return null;
  return (
    <Notice kind="warning" word={productFileWords.warning} title={words.notAll}>
      <ul className={styles.stack}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Notice>
  );
}
