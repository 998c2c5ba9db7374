import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/Button.tsx';
import { Sheet } from '../../components/panels/Sheet.tsx';
import { resultWords } from '../../words/en/mix/resultWords.ts';
import { saveSheetPart } from './saveSheetPart.ts';

/** Opens saving. Stands only where there is a plan. */
export function SaveAction() {
  const [open, setOpen] = useState(false);
  const part = useStore(saveSheetPart.store);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          saveSheetPart.start();
          setOpen(true);
        }}
      >
        {resultWords.save}
      </Button>
      {open &&
        (part.status === 'ready' ? (
          <part.part.SaveSheet onClose={close} />
        ) : (
          <Sheet title={resultWords.save} closeWord={resultWords.close} onClose={close}>
            <p>{part.status === 'failed' ? resultWords.partFailed : resultWords.openingPart}</p>
          </Sheet>
        ))}
    </>
  );
}
