import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';
import { copy, shareOrCopy, hasSharePanel, type ShareOutcome } from '../../device/shareOrCopy.ts';
import styles from './send.module.css';

interface HandOverProps {
  readonly title: string;
  /** Null where what is sent does not fit a link. */
  readonly url: string | null;
  readonly text: string;
  readonly onHand?: () => void;
  /** Whether sending the link is what this screen is for. */
  readonly isMain?: boolean;
}

interface Outcome {
  readonly message: string;
  /** What could not be copied, to be copied by hand. */
  readonly byHand: string | null;
}

const nothingYet: Outcome = { message: '', byHand: null };

/** Link and text: through the device's share panel where it has one, always by copying. */
export function HandOver({ title, url, text, onHand, isMain = false }: HandOverProps) {
  const [outcome, setOutcome] = useState(nothingYet);
  const hand = async (what: string, copiedWord: string, way: Promise<ShareOutcome>) => {
    onHand?.();
    const delivery = await way;
    if (delivery === 'refused') setOutcome({ message: shareWords.notCopied, byHand: what });
    else setOutcome({ message: delivery === 'copied' ? copiedWord : '', byHand: null });
  };
  const hasPanel = hasSharePanel();
  return (
    <>
      {url !== null && hasPanel && (
        <Button
          look={isMain ? 'primary' : 'plain'}
          onClick={() => {
            void hand(url, shareWords.linkCopied, shareOrCopy(title, url));
          }}
        >
          {shareWords.sendLink}
        </Button>
      )}
      {url !== null && (
        <Button
          look={isMain && !hasPanel ? 'primary' : 'plain'}
          onClick={() => {
            void hand(url, shareWords.linkCopied, copy(url));
          }}
        >
          {shareWords.copyLink}
        </Button>
      )}
      <Button
        onClick={() => {
          void hand(text, shareWords.textCopied, shareOrCopy(title, text));
        }}
      >
        {hasPanel ? shareWords.sendText : shareWords.copyText}
      </Button>
      <p role="status" className={styles.status}>
        {outcome.message}
      </p>
      {outcome.byHand !== null && (
        <textarea
          className={styles.copy}
          aria-label={shareWords.textBelow}
          readOnly
          value={outcome.byHand}
        />
      )}
    </>
  );
}
