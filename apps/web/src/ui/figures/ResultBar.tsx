import { useState, type ReactNode } from 'react';
import { appWords } from '../../i18n/made/en/app/appWords.ts';
import { WarningIcon } from '../icons/WarningIcon.tsx';
import styles from './ResultBar.module.css';

interface ResultBarProps {
  /**
   * none: there is no plan, and the bar names what is missing. waiting: it is not known yet, and the bar
   * is as high as the plan will make it. A stop has its own band instead.
   */
  readonly state: 'none' | 'waiting' | 'plan' | 'warn';
  /** The loudest line; a figure at its end may stand in `side`. */
  readonly headline: ReactNode;
  readonly side?: ReactNode;
  readonly under?: ReactNode;
  /** The worst warning, in a few words. */
  readonly alert?: ReactNode;
  /** What was not checked, and the way to what it waits for. */
  readonly unchecked?: ReactNode;
  readonly action?: ReactNode;
  /** The action in a short word, at the end of the line while the keypad covers `action`. */
  readonly shortAction?: ReactNode;
}

/**
 * The plan in brief, always in view. Its caller decides where the bar sticks to the screen; where
 * that leaves little room the bar is one line, which opens.
 */
export function ResultBar({
  state,
  headline,
  side,
  under,
  alert,
  unchecked,
  action,
  shortAction,
}: ResultBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.bar} data-state={state} data-open={isOpen || undefined}>
      <div className={styles.line}>
        <div role="status" className={styles.said}>
          <p className={styles.top} data-shortened>
            <span className={styles.headline}>{headline}</span>
            {side != null && <span className="push-end">{side}</span>}
          </p>
          {under !== undefined && <p className={styles.under}>{under}</p>}
          {alert !== undefined && (
            <p className={styles.alert}>
              <WarningIcon size={20} />
              <span>{alert}</span>
            </p>
          )}
        </div>
        <button
          type="button"
          className={styles.whole}
          aria-label={appWords.wholeAnswer}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {unchecked !== undefined && <div className={styles.unchecked}>{unchecked}</div>}
      {shortAction !== undefined && <div className={styles.short}>{shortAction}</div>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
