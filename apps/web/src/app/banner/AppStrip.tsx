import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { pwaWords } from '../../i18n/made/en/app/pwaWords.ts';
import styles from './AppStrip.module.css';
import { stripStore } from './stripStore.ts';

/** One line above the screen about the app itself. */
export function AppStrip() {
  const content = useStore(stripStore, (state) => state.content);
  if (content === null) return null;
  return (
    <aside className={styles.strip} aria-label={pwaWords.thisApp}>
      <p role="status">{content.text}</p>
      <div className={styles.actions}>
        {content.actions.map(({ word, onPress }) => (
          <Button key={word} look="text" onClick={onPress}>
            {word}
          </Button>
        ))}
      </div>
    </aside>
  );
}
