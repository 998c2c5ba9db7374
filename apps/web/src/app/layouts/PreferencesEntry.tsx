import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { AwaitedSheet } from '../../components/lazy/AwaitedSheet.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { appWords } from '../../words/made/en/app/appWords.ts';
import { ownStorage } from '../../preferences/ownStorage.ts';
import styles from './Layout.module.css';

const PreferencesSheet = lazyComponent(
  async () => (await import('../../screens/preferences/PreferencesSheet.tsx')).PreferencesSheet,
);

/** The way to units and language, at the end of a page. */
export function PreferencesEntry() {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <footer className={styles.foot}>
      <Button look="text" onClick={() => setOpen(true)}>
        {appWords.unitsAndLanguage}
      </Button>
      {open && (
        <AwaitedSheet title={appWords.unitsAndLanguage} onClose={close}>
          <PreferencesSheet
            storage={ownStorage()}
            onClose={close}
            onApplied={() => window.location.reload()}
          />
        </AwaitedSheet>
      )}
    </footer>
  );
}
