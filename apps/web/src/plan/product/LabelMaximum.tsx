import type { Product, RateUnit } from '@mix/engine';
import { Select } from '../../ui/fields/Select.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { ProductPath } from '../draft/formPath.ts';
import type { MixFormProduct } from '../draft/MixForm.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { DraftField } from '../field/DraftField.tsx';
import { fittingUnits } from './fittingUnits.ts';
import styles from '../SheetFields.module.css';

interface LabelMaximumProps {
  readonly path: ProductPath;
  readonly line: MixFormProduct;
  readonly product: Product | null;
  readonly rateUnit: RateUnit;
}

/** The most the operator's own label allows: a rate above it gives no plan. */
export function LabelMaximum({ path, line, product, rateUnit }: LabelMaximumProps) {
  const place = `${path}.overrides.labelMaximumRate` as const;
  const maximum = line.overrides?.labelMaximumRate;
  const unit = maximum?.unit ?? rateUnit;
  const at = { path: `${place}.value`, unit } as const;
  return (
    <div className={styles.pair}>
      <DraftField {...at} beside={{ unit }} />
      <Select
        label={mixSheetWords.unit}
        aria-label={mixSheetWords.labelMaximumUnit}
        value={unit}
        options={fittingUnits(product, unit).map((fitting) => ({
          value: fitting,
          label: shownUnitSign(fitting),
        }))}
        onChoose={(chosen) =>
          draftStore.set(place, { value: maximum?.value ?? null, unit: chosen })
        }
      />
    </div>
  );
}
