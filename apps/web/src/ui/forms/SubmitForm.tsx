import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Notice } from '../notices/Notice.tsx';
import { useSaving } from './useSaving.ts';
import styles from './SubmitForm.module.css';

interface SubmitFormProps {
  readonly word: string;
  /** Stands on the button while the work is under way. */
  readonly busyWord: string;
  /** Heads the reason when it did not work: "Not signed in". */
  readonly refusedWord: string;
  readonly look?: 'primary' | 'plain';
  /** The button stays in view while the fields scroll, and the keypad's last key presses it. */
  readonly stays?: boolean;
  /** Gives why it did not work; null when it did. It never rejects. */
  readonly onSubmit: () => Promise<string | null>;
  readonly children?: ReactNode;
  /** Stands below the button. */
  readonly note?: ReactNode;
}

/**
 * Fields that are sent together, by the button or by Enter. They keep their text after a failure.
 */
export function SubmitForm(props: SubmitFormProps) {
  const {
    word,
    busyWord,
    refusedWord,
    look = 'primary',
    stays = false,
    onSubmit,
    children,
    note,
  } = props;
  const { state, refusal, run } = useSaving();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        run({ save: onSubmit });
      }}
    >
      {children}
      <div role="alert" className={styles.refusal}>
        {refusal !== null && <Notice kind="warning" word={refusedWord} title={refusal} />}
      </div>
      <div className={styles.act} data-stays={stays || undefined}>
        <Button type="submit" look={look} data-after-figures={stays || undefined}>
          {state === 'saving' ? busyWord : word}
        </Button>
      </div>
      {note}
    </form>
  );
}
