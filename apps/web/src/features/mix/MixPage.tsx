import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { ScreenBar } from '../../components/layout/ScreenBar.tsx';
import { draftStore } from '../../draft/draftStore.ts';
import { mixWords } from '../../i18n/mixWords.ts';
import { CalculatorView } from './CalculatorView.tsx';
import type { OpenSheet } from './OpenSheet.ts';

/** Plans a mix. Drawn at build time it shows the first use; what the device holds follows at once. */
export function MixPage() {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const name = useStore(draftStore.form, ({ value }) => value.name);
  return (
    <>
      <ScreenBar
        title={name ?? mixWords.title}
        action={
          <Button
            look="text"
            onClick={() => {
              setSheet({ name: 'mixes' });
            }}
          >
            {mixWords.saved}
          </Button>
        }
      />
      <CalculatorView sheet={sheet} onSheet={setSheet} />
    </>
  );
}
