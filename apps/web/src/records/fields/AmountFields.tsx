import { productRows } from '@mix/documents';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { recordWords } from '../../i18n/made/en/records/recordWords.ts';
import type { FieldsProps } from './FieldsProps.ts';
import { RecordFigure } from '../card/RecordFigure.tsx';
import type { ProductTexts } from '../card/recordTexts.ts';
import styles from '../card/record.module.css';

/**
 * Fields for the amounts of the filling, where they have to be put right, and for what the drums
 * say.
 */
export function AmountFields({ record, texts, onTexts }: FieldsProps) {
  const changeProduct = (productId: string, change: Partial<ProductTexts>) => {
    const old = texts.products[productId];
    if (old === undefined) return;
    onTexts({ products: { ...texts.products, [productId]: { ...old, ...change } } });
  };
  return (
    <ExpansionPanel summary={recordWords.changeAmounts} drawnWhenOpened>
      <div className={styles.stack}>
        <RecordFigure
          name="carrierL"
          label={recordWords.waterUsed}
          texts={texts}
          onTexts={onTexts}
        />
        {record.products.map(({ productId, name, actual }) => (
          <div key={productId} className={styles.stack}>
            <FigureField
              id={`record-amount-${productId}`}
              label={recordWords.amountOf(name)}
              unit={actual.unit}
              text={texts.products[productId]?.actual ?? ''}
              notSet={recordWords.notSet}
              onText={(text) => changeProduct(productId, { actual: text })}
            />
            <TextField
              label={recordWords.batchOf(name)}
              value={texts.products[productId]?.batch ?? ''}
              maxLength={productRows.batch.longest}
              onText={(batch) => changeProduct(productId, { batch })}
            />
            <TextField
              label={recordWords.registrationOf(name)}
              value={texts.products[productId]?.registrationNumber ?? ''}
              maxLength={productRows.registrationNumber.longest}
              onText={(registrationNumber) => changeProduct(productId, { registrationNumber })}
            />
          </div>
        ))}
      </div>
    </ExpansionPanel>
  );
}
