import { useState, type ComponentType } from 'react';
import { Button } from '../../components/Button.tsx';
import { appWords } from '../../words/en/app/appWords.ts';
import { ownStorage } from '../../preferences/ownStorage.ts';
import type { PreferencesSheet } from '../../screens/preferences/PreferencesSheet.tsx';
import styles from './Layout.module.css';

type SheetType = ComponentType<Parameters<typeof PreferencesSheet>[0]>;

/** The way to units and language, at the end of a page; the sheet is fetched when it is wanted. */
export function PreferencesEntry() {
  const [Opened, setOpened] = useState<SheetType | null>(null);
  return (
    <footer className={styles.foot}>
      <Button
        look="text"
        onClick={() => {
          void import('../../screens/preferences/PreferencesSheet.tsx').then((part) => {
            setOpened(() => part.PreferencesSheet);
          });
        }}
      >
        {appWords.unitsAndLanguage}
      </Button>
      {Opened && (
        <Opened
          storage={ownStorage()}
          onClose={() => {
            setOpened(null);
          }}
          onApplied={() => {
            window.location.reload();
          }}
        />
      )}
    </footer>
  );
}
