import type { CatchResult } from '@mix/engine';
import { catchTestWords } from '../../i18n/made/en/farm/catchTestWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import styles from './catchTest.module.css';

interface BoomPictureProps {
  readonly result: CatchResult;
  /** Number of the nozzle that is caught now, from 1; null: none. */
  readonly now: number | null;
}

type NozzleState = 'open' | 'now' | 'good' | 'worn' | 'blocked';

function stateOf(reading: CatchResult['readings'][number], isNow: boolean): NozzleState {
  if (isNow) return 'now';
  if (reading === null) return 'open';
  const { condition } = reading;
  return condition === 'worn' || condition === 'blocked' ? condition : 'good';
}

/** A worn nozzle lets more through, a blocked one less. */
const SIGNS = { worn: 'M6 1 11.5 11H.5z', blocked: 'M.5 4.5h11v3H.5z' };

/** The boom from its left end: open, now, good, worn or blocked, each by its own shape. */
export function BoomPicture({ result, now }: BoomPictureProps) {
  const { readings, caught, failed } = result;
  const count = numberText(readings.length, 0);
  return (
    <div
      className={styles.boom}
      role="img"
      aria-label={catchTestWords.boom(numberText(caught, 0), count, numberText(failed.length, 0))}
    >
      {readings.map((reading, index) => {
        const state = stateOf(reading, now === index + 1);
        return (
          // A nozzle is known by its place and by nothing else.
          <span key={index} className={styles.nozzle} data-state={state}>
            {(state === 'worn' || state === 'blocked') && (
              <svg viewBox="0 0 12 12" aria-hidden="true">
                <path d={SIGNS[state]} />
              </svg>
            )}
          </span>
        );
      })}
    </div>
  );
}
