import { useState } from 'react';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { Button } from '../../ui/Button.tsx';
import { AwaitedSheet } from '../../ui/lazy/AwaitedSheet.tsx';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { ownStorage } from '../../i18n/preferences/ownStorage.ts';
import styles from './Layout.module.css';

const PreferencesSheet = onDemand(
  async () => (await import('../preferences/PreferencesSheet.tsx')).PreferencesSheet,
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
