import { Button } from '../../components/Button.tsx';
import { pwaWords } from '../../words/en/app/pwaWords.ts';
import styles from './AppStrip.module.css';

interface StripAction {
  readonly word: string;
  readonly onPress: () => void;
}

export interface StripContent {
  readonly text: string;
  readonly actions: readonly StripAction[];
}

/** One line above the screen about the app itself. */
export const AppStrip = ({ text, actions }: StripContent) => (
  <aside className={styles.strip} aria-label={pwaWords.thisApp}>
    <p role="status">{text}</p>
    <div className={styles.actions}>
      {actions.map(({ word, onPress }) => (
        <Button key={word} look="text" onClick={onPress}>
          {word}
        </Button>
      ))}
    </div>
  </aside>
);
