import type { ProductMeasure } from '@mix/engine';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import type { PackTexts } from './packFigures.ts';
import styles from './shed.module.css';

export const PACKS_FIELD = 'stock-packs';

interface PackFieldsProps {
  readonly texts: PackTexts;
  readonly unit: ProductMeasure['unit'];
  readonly onTexts: (change: Partial<PackTexts>) => void;
}

/** Packs with their size, and what is loose beside them. */
export function PackFields({ texts, unit, onTexts }: PackFieldsProps) {
  const packs = readTyped(texts.packs, '1').value ?? 0;
  return (
    <>
      <FigureField
        id={PACKS_FIELD}
        label={stockWords.packCount}
        unit="1"
        text={texts.packs}
        notSet={stockWords.notSet}
        steps={{
          less: stockWords.onePackLess,
          more: stockWords.onePackMore,
          size: '1',
          drawn: true,
          by: (direction) => {
            onTexts({ packs: String(Math.max(0, packs + direction)) });
          },
        }}
        onText={(text) => onTexts({ packs: text })}
      />
      <div className={styles.pair}>
        <FigureField
          id="stock-size"
          label={stockWords.packSize}
          unit={unit}
          text={texts.size}
          notSet={stockWords.notSet}
          optional={texts.size !== ''}
          onText={(size) => onTexts({ size })}
        />
        <FigureField
          id="stock-loose"
          label={stockWords.loose}
          unit={unit}
          text={texts.loose}
          notSet={stockWords.notSet}
          optional
          onText={(loose) => onTexts({ loose })}
        />
      </div>
    </>
  );
}
