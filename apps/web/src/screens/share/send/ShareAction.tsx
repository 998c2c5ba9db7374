import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { AwaitedSheet } from '../../../components/lazy/AwaitedSheet.tsx';
import { lazyComponent } from '../../../components/lazy/lazyComponent.tsx';
import { resultWords } from '../../../words/en/result/resultWords.ts';

/** Everything that is made of a job to send it. */
export const ShareSheet = lazyComponent(async () => (await import('./ShareSheet.tsx')).ShareSheet);

/** Opens what is made of the job to send it. Stands only where there is a plan. */
export function ShareAction() {
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
        {resultWords.share}
      </Button>
      {open && (
        <AwaitedSheet title={resultWords.share} onClose={close}>
          <ShareSheet onClose={close} />
        </AwaitedSheet>
      )}
    </>
  );
}
