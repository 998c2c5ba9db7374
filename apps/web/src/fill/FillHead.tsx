import { SunSwitch } from '../ui/layout/SunSwitch.tsx';
import { fillWords } from '../i18n/made/en/fill/fillWords.ts';
import type { Fill } from './fillOf.ts';
import styles from './FillHead.module.css';

interface FillHeadProps {
  readonly fill: Fill;
  readonly onMenu: () => void;
}

/** The load and the step in work; the load's name opens everything else of the job. */
export function FillHead({ fill, onMenu }: FillHeadProps) {
  const { load, loadsBefore, loadCount, step, place } = fill;
  const name = fillWords.load(loadsBefore + load.load.number, loadCount);
  const { steps } = load.load;
  return (
    <>
      <header className={styles.head}>
        <button type="button" aria-label={fillWords.jobMenu(name)} onClick={onMenu}>
          {name}
        </button>
        {isSmaller(fill) && <span className={styles.flag}>{fillWords.smaller}</span>}
        <span className="row-center push-end">
          <SunSwitch onPhone />
          {step !== null && <h1>{fillWords.step(place + 1, steps.length)}</h1>}
        </span>
      </header>
      {step !== null && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-label={fillWords.steps}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={place + 1}
        >
          {steps.map((_, index) => (
            <i
              // The steps of a load keep their places.
              key={index}
              data-state={index < place ? 'done' : index === place ? 'now' : 'next'}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Whether not all loads are alike, and this is not one of the largest. */
function isSmaller({ stage, load }: Fill): boolean {
  const largestL = Math.max(...stage.plan.loads.map(({ loadL }) => loadL));
  return load.load.loadL < largestL;
}
