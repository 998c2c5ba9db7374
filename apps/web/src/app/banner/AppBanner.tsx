import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { pwaWords } from '../../i18n/made/en/app/pwaWords.ts';
import styles from './AppBanner.module.css';
import { bannerStore } from './bannerStore.ts';

/** The banner: one line above the screen about the app itself. */
export function AppBanner() {
  const content = useStore(bannerStore, (state) => state.content);
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
