import { useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { AwaitedSheet } from './lazy/AwaitedSheet.tsx';

interface SheetActionProps {
  /** On the button, and over the sheet. */
  readonly word: string;
  /** Its code is fetched when it is opened. */
  readonly sheet: (onClose: () => void) => ReactNode;
}

/** A button that opens a sheet. */
export function SheetAction({ word, sheet }: SheetActionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{word}</Button>
      {isOpen && (
        <AwaitedSheet title={word} onClose={close}>
          {sheet(close)}
        </AwaitedSheet>
      )}
    </>
  );
}
