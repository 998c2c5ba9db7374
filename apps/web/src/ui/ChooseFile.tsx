import { useRef } from 'react';
import { Button } from './Button.tsx';
import type { ButtonLook } from './buttonClass.ts';

interface ChooseFileProps {
  /** What the browser's own list of files offers; without it every file. */
  readonly accept?: string;
  readonly label: string;
  /** The button's word once it is no longer the label, as where another file may be chosen. */
  readonly word?: string;
  readonly look?: ButtonLook;
  readonly onChosen: (file: File) => void;
}

/** A button that asks for one file of the device; nothing happens where none is chosen. */
export function ChooseFile({
  accept,
  label,
  word = label,
  look = 'plain',
  onChosen,
}: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        // Only the button is read out and pressed.
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again once it was mended.
          currentTarget.value = '';
          if (file !== undefined) onChosen(file);
        }}
      />
      <Button look={look} onClick={() => input.current?.click()}>
        {word}
      </Button>
    </>
  );
}
