import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { groundWords as words } from '../../i18n/made/en/farm/groundWords.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { asStraight, beforeSilence, silences, type Walk } from './Walk.ts';

/** Id of the question, to scroll to when somebody closes the outline before answering. */
export const SILENCES_ID = 'walk-silences';

interface SilencesProps {
  readonly walk: Walk;
  readonly onWalk: (change: (walk: Walk) => Walk) => void;
}

/** Asks about the first open silence of a walk: was the way straight, or is it walked again? */
export function Silences({ walk, onWalk }: SilencesProps) {
  const [silence] = silences(walk);
  return (
    <div id={SILENCES_ID} role="status">
      {silence !== undefined && (
        <Notice
          kind="warning"
          word={words.silent(
            quantityText(silence.seconds, 's', 0),
            quantityText(silence.metres, 'm', 0),
          )}
          actions={
            <>
              <Button onClick={() => onWalk((now) => asStraight(now, silence))}>
                {words.wasStraight}
              </Button>
              <Button onClick={() => onWalk((now) => beforeSilence(now, silence))}>
                {words.walkPieceAgain}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
