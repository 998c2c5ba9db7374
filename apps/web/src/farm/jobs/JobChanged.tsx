import type { FarmJob } from '@mix/documents';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { areaText, loadsText, rateText, timeText } from './farmJobTexts.ts';
import { toldChanges } from './sheet/toldChanges.ts';
import { toldRows } from './sheet/toldRows.ts';

interface JobChangedProps {
  readonly job: FarmJob;
  /** The author of the instruction. */
  readonly by: string;
  readonly now: number;
}

/**
 * Tells of a job changed after it was taken: what is new, and on request the instruction before.
 */
export function JobChanged({ job: { told, earlier }, by, now }: JobChangedProps) {
  const [isShown, setShown] = useState(false);
  const before = earlier.at(-1);
  if (before === undefined) return null;
  const changes = toldChanges(told, before);
  return (
    <Notice
      kind="information"
      word={farmJobWords.note1}
      title={farmJobWords.changed(by, timeText(told.at, now))}
      actions={
        <Button look="text" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {farmJobWords.before}
        </Button>
      }
    >
      {changes === null && <p>{farmJobWords.otherFigures}</p>}
      {changes?.length === 0 && <p>{farmJobWords.sameFigures}</p>}
      {changes?.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isShown && (
        <>
          <p>
            <strong>{farmJobWords.before}</strong>
          </p>
          <p>{before.note === null ? farmJobWords.saidNothing : farmJobWords.said(before.note)}</p>
          <p>{areaText(before)}</p>
          <p>{loadsText(before.plan)}</p>
          <p>{rateText(before.plan)}</p>
          {toldRows(before, null)
            .filter(({ id }) => id !== 'area' && id !== 'loads')
            .map(({ id, what, told: text }) => (
              <p key={id}>{farmJobWords.figureOf(what, text ?? '')}</p>
            ))}
        </>
      )}
    </Notice>
  );
}
