import type { FillStep } from '@mix/engine';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/panels/Sheet.tsx';
import { fillWords } from '../../i18n/made/en/fill/fillWords.ts';
import { inSentence } from '../../i18n/products/inSentence.ts';
import { tankVolumeText } from '../../i18n/figures/tankVolumeText.ts';
import type { Fill } from '../fillOf.ts';
import { loadWith } from './loadWith.ts';
import styles from '../fill.module.css';

interface SkipSheetProps {
  readonly fill: Fill;
  readonly step: FillStep;
  readonly onClose: () => void;
}

/** Says what follows from leaving a step out, before it is left out. */
export function SkipSheet({ fill, step, onClose }: SkipSheetProps) {
  const skipped = step.kind === 'wait' ? null : 0;
  const { load } = loadWith(fill, skipped, false);
  const line = tankVolumeText(load.loadL);
  const name =
    step.productId === null ? fillWords.addWater : inSentence(fill.nameOf(step.productId));
  const follows =
    step.kind === 'wait'
      ? fillWords.skipWait
      : step.productId === null
        ? fillWords.skipWater(line)
        : fillWords.skipProduct(line);
  return (
    <Sheet
      title={step.kind === 'wait' ? fillWords.skipTheWait : fillWords.skipTitle(name)}
      closeWord={fillWords.close}
      onClose={onClose}
    >
      <p className={styles.line}>{follows}</p>
      <div className={styles.stack}>
        <Button look="primary" onClick={() => fill.finish('skipped', skipped)}>
          {fillWords.doSkip}
        </Button>
      </div>
    </Sheet>
  );
}
