import type { ProductPrice } from '@mix/engine';
import { Select } from '../../ui/fields/Select.tsx';
import { draftStore } from '../draft/draftStore.ts';
import type { ProductPath } from '../draft/formPath.ts';
import type { MixFormProduct } from '../draft/MixForm.ts';
import { mixSheetWords } from '../../i18n/made/en/mix/mixSheetWords.ts';
import { DraftField } from '../field/DraftField.tsx';
import styles from '../SheetFields.module.css';

interface PriceFieldsProps {
  readonly path: ProductPath;
  readonly line: MixFormProduct;
  readonly isLiquid: boolean;
}

/** What the product costs, and for how much of it. Kept in whole cents. */
export function PriceFields({ path, line, isLiquid }: PriceFieldsProps) {
  const usual = isLiquid ? 'L' : 'kg';
  const per = line.price?.per ?? usual;
  const choices: readonly ProductPrice['per'][] = [usual, 'container'];
  return (
    <div className={styles.pair}>
      <DraftField path={`${path}.price.amountCents`} beside={{ per }} />
      <Select
        label={mixSheetWords.pricePer}
        value={per}
        options={choices.map((value) => ({ value, label: mixSheetWords.per[value] }))}
        onChoose={(value) =>
          draftStore.set(`${path}.price`, {
            amountCents: line.price?.amountCents ?? null,
            per: value,
          })
        }
      />
    </div>
  );
}
