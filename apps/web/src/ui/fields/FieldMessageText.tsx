import { WarningIcon } from '../icons/WarningIcon.tsx';
import styles from './FieldMessageText.module.css';

/** What is wrong, or worth a look, at one field. */
export interface FieldMessage {
  readonly sentence: string;
  /** False: the figure is used, but it is unusual. */
  readonly stops: boolean;
  /** Readings the operator may have meant; none is chosen for them. */
  readonly meanings: readonly { readonly label: string; readonly text: string }[];
}

interface FieldMessageTextProps {
  readonly id: string;
  readonly message: FieldMessage;
  readonly onMeaning: (text: string) => void;
}

/** The sentence under a field, and one button for each thing the typed text could mean. */
export function FieldMessageText({ id, message, onMeaning }: FieldMessageTextProps) {
  return (
    <>
      <p id={id} className={styles.sentence}>
        <WarningIcon size={20} />
        <span>{message.sentence}</span>
      </p>
      {message.meanings.length > 0 && (
        <div className={styles.meanings}>
          {message.meanings.map((meaning) => (
            <button
              key={meaning.label}
              type="button"
              className={styles.meaning}
              onClick={() => onMeaning(meaning.text)}
            >
              {meaning.label}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
