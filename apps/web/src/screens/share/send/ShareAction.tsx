import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { Sheet } from '../../../components/panels/Sheet.tsx';
import { resultWords } from '../../../words/en/mix/resultWords.ts';
import { shareSheetPart } from './shareSheetPart.ts';

/** Opens what is made of the job to send it. Stands only where there is a plan. */
export function ShareAction() {
  const [open, setOpen] = useState(false);
  const part = useStore(shareSheetPart.store);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          shareSheetPart.start();
          setOpen(true);
        }}
      >
        {resultWords.share}
      </Button>
      {open &&
        (part.status === 'ready' ? (
          <part.part.ShareSheet onClose={close} />
        ) : (
          <Sheet title={resultWords.share} closeWord={resultWords.close} onClose={close}>
            <p>{part.status === 'failed' ? resultWords.partFailed : resultWords.openingPart}</p>
          </Sheet>
        ))}
    </>
  );
}
