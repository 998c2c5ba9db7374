import type { SprayRecord } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/notices/Notice.tsx';
import { soFar } from '../sync/arrival/Collected.ts';
import { paddocks } from '../sync/paddocks.ts';
import { quantityText } from '../i18n/figures/quantityText.ts';
import { areaQuestionWords as words } from '../i18n/made/en/records/areaQuestionWords.ts';
import { areaBeyondGround } from './areaBeyondGround.ts';

interface SaveRecordProps {
  /**
   * The record as it would be saved; null: it cannot be saved yet, and its faults are shown
   * elsewhere.
   */
  readonly record: SprayRecord | null;
  readonly word: string;
  readonly look?: 'primary' | 'plain';
  /** The keypad's last key presses it. */
  readonly afterFigures?: boolean;
  readonly onSave: () => void;
}

/**
 * The one button that saves a record, whatever it was made of. An area that is doubtful is asked
 * about first.
 */
export function SaveRecord(props: SaveRecordProps) {
  const { record, word, look = 'primary', afterFigures, onSave } = props;
  const kept = soFar(paddocks.useAll());
  // The area that was asked about: another area is asked about again.
  const [askedHa, setAskedHa] = useState<number | null>(null);
  const beyond = record === null ? null : areaBeyondGround(record, kept);
  const isAsked = beyond !== null && beyond.doneHa === askedHa;
  return (
    <>
      <div role="status">
        {isAsked && (
          <Notice
            kind="warning"
            word={words.check}
            title={words.areaBeyond(
              quantityText(beyond.doneHa, 'ha'),
              quantityText(beyond.groundHa, 'ha'),
              beyond.paddockName,
            )}
          />
        )}
      </div>
      <Button
        look={look}
        data-after-figures={afterFigures || undefined}
        onClick={() => {
          if (beyond === null || isAsked) onSave();
          else setAskedHa(beyond.doneHa);
        }}
      >
        {isAsked ? words.saveSo(quantityText(beyond.doneHa, 'ha')) : word}
      </Button>
    </>
  );
}
