import { useRef, useState } from 'react';

/** `unsettled`: saving was tried, and something is to be put right in the fields first. */
type SavingState = 'open' | 'unsettled' | 'saving' | 'saved' | 'refused';

interface Save {
  /** Something in the fields is to be put right first. */
  readonly isUnsettled?: boolean;
  /** Gives why it did not work; null when it did. */
  readonly save: () => Promise<string | null>;
}

interface Saving {
  readonly state: SavingState;
  /** Why it was not saved; null unless `refused`. */
  readonly refusal: string | null;
  /** Nothing happens while an earlier try is under way. */
  readonly run: (save: Save) => void;
}

const OPEN = { state: 'open', refusal: null } as const;

/**
 * State of the saving of a form. What was typed stays in its fields after a failure too.
 * @param content of the form: once it changes, the outcome of the last saving is no longer shown.
 * `unsettled` stays until saving is tried again.
 */
export function useSaving(content?: unknown): Saving {
  const [last, setLast] = useState<Pick<Saving, 'state' | 'refusal'> & { of: unknown }>({
    ...OPEN,
    of: content,
  });
  const isBusy = useRef(false);
  const run = ({ isUnsettled = false, save }: Save) => {
    if (isBusy.current) return;
    if (isUnsettled) {
      setLast({ state: 'unsettled', refusal: null, of: content });
      return;
    }
    const work = async () => {
      isBusy.current = true;
      setLast({ state: 'saving', refusal: null, of: content });
      let outcome: Pick<Saving, 'state' | 'refusal'> = OPEN;
      try {
        const refusal = await save();
        outcome = { state: refusal === null ? 'saved' : 'refused', refusal };
      } finally {
        // An error of the program leaves a form that can be tried again.
        isBusy.current = false;
        setLast({ ...outcome, of: content });
      }
    };
    void work();
  };
  const holds = last.of === content || last.state === 'unsettled' || last.state === 'saving';
  return { ...(holds ? last : OPEN), run };
}
