import { useState } from 'react';
import { Button } from './Button.tsx';

interface AskFirstProps {
  readonly word: string;
  /** Read out in place of the word, where many of them stand on a page. */
  readonly label?: string;
  /** On the button that does it: "Yes, remove it". */
  readonly sureWord: string;
  readonly onSure: () => void;
}

/** Takes something away at the second tap, on another place: a glove that slips takes nothing. */
export function AskFirst({ word, label, sureWord, onSure }: AskFirstProps) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button
        look="text"
        aria-label={label}
        aria-expanded={isAsked}
        onClick={() => setAsked(!isAsked)}
      >
        {word}
      </Button>
      {isAsked && (
        <Button
          onClick={() => {
            setAsked(false);
            onSure();
          }}
        >
          {sureWord}
        </Button>
      )}
    </div>
  );
}
