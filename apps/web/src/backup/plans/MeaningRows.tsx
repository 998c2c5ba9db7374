import { Button } from '../../ui/Button.tsx';
import { Section } from '../../ui/panels/Section.tsx';
import { AS_WORDS, type Meaning } from '../../plan/spreadsheet/readRow.ts';
import { planSheetWords as words } from '../../i18n/made/en/farm/planSheetWords.ts';
import styles from '../inAndOut.module.css';

interface MeaningRowsProps {
  readonly rows: readonly { readonly readAs: readonly Meaning[] }[];
  readonly onForget: (text: string) => void;
}

/**
 * Texts of this file that are read as another name, chosen now or for an earlier file: shown,
 * because a slip of the finger would otherwise stay unseen.
 */
export function MeaningRows({ rows, onForget }: MeaningRowsProps) {
  const said = new Map<string, Meaning>();
  for (const one of rows.flatMap(({ readAs }) => readAs)) said.set(one.text.toLowerCase(), one);
  if (said.size === 0) return null;
  return (
    <Section name={words.theirNames}>
      <ul className={styles.items}>
        {[...said].map(([key, { text, meaning }]) => (
          <li key={key} className={styles.item}>
            <span className={styles.grow}>
              <span className="quiet break-words">{text}</span>
              <br />
              {meaning === AS_WORDS ? words.keptAsWords : meaning}
            </span>
            <Button small aria-label={words.changeMeaning(text)} onClick={() => onForget(text)}>
              {words.change}
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
