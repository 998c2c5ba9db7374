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
  /** As it would be kept; null: it cannot be kept yet, and what stands against it is said elsewhere. */
  readonly record: SprayRecord | null;
  readonly word: string;
  readonly look?: 'primary' | 'plain';
  readonly onSave: () => void;
}

/** The one button that keeps a record, whatever it was made of: what its figures leave doubtful is asked first. */
export function SaveRecord({ record, word, look = 'primary', onSave }: SaveRecordProps) {
  const kept = soFar(paddocks.useAll());
  // The area that was asked about: another one is another question.
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
