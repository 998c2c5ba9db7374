import type { FillStep } from '@mix/engine';
import { useState, type ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import { Button } from '../../ui/Button.tsx';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { jobStore } from '../job/jobStore.ts';
import type { Fill } from '../fillOf.ts';
import { SkipSheet } from './SkipSheet.tsx';
import styles from './step.module.css';

interface StepFrameProps {
  readonly fill: Fill;
  readonly step: FillStep;
  readonly doneWord: string;
  /** Asked in place of going on; absent: nothing is to ask. */
  readonly onDone?: (() => void) | undefined;
  /** Word of the button between "Back" and "Skip", for what this kind of step needs besides. */
  readonly otherWord: string;
  readonly onOther: () => void;
  readonly children: ReactNode;
}

/** One step on one screen, with its actions under the thumb. */
export function StepFrame(props: StepFrameProps) {
  const { fill, step, doneWord, onDone = fill.done, otherWord, onOther, children } = props;
  const [skips, setSkips] = useState(false);
  return (
    <>
      <div className={styles.body}>{children}</div>
      <footer className={styles.foot}>
        <Button
          look="primary"
          className={styles.main}
          onClick={({ detail: hits }) => {
            // The second hit of a double tap was meant for the step before: nobody has read this one.
            if (hits <= 1) onDone();
          }}
        >
          {doneWord}
        </Button>
        <div className={classNames('row', styles.three)}>
          <Button onClick={() => jobStore.act({ type: 'back' })}>{fillWords.back}</Button>
          <Button onClick={onOther}>{otherWord}</Button>
          <Button onClick={() => setSkips(true)}>{fillWords.skip}</Button>
        </div>
      </footer>
      {skips && <SkipSheet fill={fill} step={step} onClose={() => setSkips(false)} />}
    </>
  );
}
