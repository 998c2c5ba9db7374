import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { AwaitedSheet } from '../../components/lazy/AwaitedSheet.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { savedMixWords } from '../../words/en/mix/savedMixWords.ts';

export const SaveSheet = lazyComponent(async () => (await import('./SaveSheet.tsx')).SaveSheet);

/** Opens saving. Stands only where there is a plan. */
export function SaveAction() {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        {savedMixWords.saveMix}
      </Button>
      {open && (
        <AwaitedSheet title={savedMixWords.saveMix} onClose={close}>
          <SaveSheet onClose={close} />
        </AwaitedSheet>
      )}
    </>
  );
}
