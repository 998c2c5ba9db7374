import type { JobLoadProgress, JobPlan } from '@mix/documents';
import { TankDrawing } from '../../ui/figures/TankDrawing.tsx';
import { farmJobWords } from '../../i18n/made/en/farm/farmJobWords.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import styles from './jobs.module.css';

/** Most tanks drawn: more have no room side by side, and the label counts the others. */
const MOST_DRAWN = 5;

interface LoadTanksProps {
  readonly load: JobLoadProgress;
  readonly capacityL: JobPlan['tankCapacityL'];
}

/** The loads of a job as tanks: full, in work at its line, to come. */
export function LoadTanks({ load, capacityL }: LoadTanksProps) {
  const { number, count, loadsL, beforeL, lineL, step } = load;
  const from = Math.max(0, Math.min(number - 3, count - MOST_DRAWN));
  return (
    <ol
      className={styles.tanks}
      aria-label={farmJobWords.tanks(
        numberText(number - 1),
        numberText(number),
        tankVolumeText(lineL),
        numberText(count - number),
      )}
    >
      {loadsL.slice(from, from + MOST_DRAWN).map((loadL, at) => {
        const place = from + at + 1;
        const isNow = place === number && step > 0;
        const isFull = place < number;
        return (
          <li
            key={place}
            data-now={isNow || undefined}
            data-next={(!isNow && !isFull) || undefined}
          >
            <TankDrawing
              capacityL={capacityL}
              beforeL={isNow ? beforeL : isFull ? loadL : 0}
              lineL={isNow ? lineL : isFull ? loadL : null}
            />
            <small>{isFull ? farmJobWords.full : tankVolumeText(isNow ? lineL : loadL)}</small>
          </li>
        );
      })}
    </ol>
  );
}
