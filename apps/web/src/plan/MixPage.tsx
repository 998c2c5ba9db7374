import { useEffect, useState } from 'react';
import { startPlanning } from './planning/startPlanning.ts';
import { useStore } from 'zustand';
import { ScreenBar } from '../ui/layout/ScreenBar.tsx';
import { draftStore } from './draft/draftStore.ts';
import { mixWords } from '../i18n/made/en/mix/mixWords.ts';
import { CalculatorView, MixesButton } from './CalculatorView.tsx';
import styles from './MixPage.module.css';
import type { OpenSheet } from './OpenSheet.ts';

/** Plans a mix. Drawn at build time it shows the first use; what the device holds follows at once. */
export function MixPage() {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  useEffect(startPlanning, []);
  const name = useStore(draftStore.form, ({ value }) => value.name);
  return (
    <>
      <ScreenBar
        title={name ?? mixWords.title}
        action={
          <span className={styles.phoneOnly}>
            <MixesButton onSheet={setSheet} />
          </span>
        }
      />
      <CalculatorView sheet={sheet} onSheet={setSheet} />
    </>
  );
}
