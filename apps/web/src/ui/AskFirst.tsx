import { useState } from 'react';
import { Button } from './Button.tsx';

interface AskFirstProps {
  readonly word: string;
  /** Read out in place of the word, where a page has many of these buttons. */
  readonly label?: string;
  /** On the button that does it: "Yes, remove it". */
  readonly sureWord: string;
  readonly onSure: () => void;
}

/** Removes at the second tap, elsewhere on the screen: a glove that slips removes nothing. */
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
