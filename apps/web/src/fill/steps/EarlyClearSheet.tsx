import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { earlyClearWords as words } from '../../i18n/made/en/fill/earlyClearWords.ts';
import type { Fill } from '../fillOf.ts';
import styles from '../fill.module.css';

interface EarlyClearSheetProps {
  readonly fill: Fill;
  /** What is left of the wait: "24:59". */
  readonly left: string;
  /** The whole wait, with its unit. */
  readonly wait: string;
  readonly onClose: () => void;
}

/** Asks before a wait is ended that has not been waited for; the record keeps it as skipped. */
export const EarlyClearSheet = ({ fill, left, wait, onClose }: EarlyClearSheetProps) => (
  <Sheet title={words.title} closeWord={words.close} onClose={onClose}>
    <p className={styles.line}>{words.why(left, wait)}</p>
    <div className={styles.stack}>
      <Button look="primary" onClick={() => fill.finish('skipped', null)}>
        {words.goOn}
      </Button>
    </div>
  </Sheet>
);
