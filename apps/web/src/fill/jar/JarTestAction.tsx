import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { AwaitedSheet } from '../../ui/lazy/AwaitedSheet.tsx';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';

const MixJarTest = onDemand(async () => (await import('./JarTestSheet.tsx')).MixJarTest);

/** Opens the jar test of the mix in work: the act of a warning that asks for one. */
export function JarTestAction() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{resultWords.jarTest}</Button>
      {isOpen && (
        <AwaitedSheet title={resultWords.jarTest} onClose={close}>
          <MixJarTest onClose={close} />
        </AwaitedSheet>
      )}
    </>
  );
}
