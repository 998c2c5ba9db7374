import {
  pricePersOf,
  pricePerUnit,
  readPrice,
  stockPriceText,
  type Priced,
  type PricePer,
} from '../stockPrice.ts';
import { QuantityField } from '../../ui/fields/QuantityField.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import styles from './shed.module.css';

/** A price as it is typed. */
export interface PriceTexts {
  readonly price: string;
  readonly per: PricePer;
}

interface PriceFieldProps {
  readonly texts: PriceTexts;
  readonly priced: Priced;
  readonly onTexts: (part: Partial<PriceTexts>) => void;
}

/** Fields for a price as the invoice has it, with what it comes to for one kg or L. */
export function PriceField({ texts, priced, onTexts }: PriceFieldProps) {
  const { price, per } = texts;
  const { value, message } = readPrice(price, per, priced);
  const pers = pricePersOf(priced);
  return (
    <div className={styles.pair}>
      <QuantityField
        id="stock-price"
        label={stockWords.price}
        unit={pricePerUnit(per, priced)}
        text={price}
        message={message}
        notSet={stockWords.notSet}
        optional
        hint={
          value !== null &&
          per !== 'unit' && (
            <span role="status">{stockWords.amountIs(stockPriceText(value, priced.unit))}</span>
          )
        }
        onText={(text) => onTexts({ price: text })}
      />
      <Select
        label={stockWords.pricePer}
        value={per}
        options={[...new Set([...pers, per])].map((value) => ({
          value,
          label: perText(value, priced),
        }))}
        onChoose={(chosen) => onTexts({ per: chosen })}
      />
    </div>
  );
}

/** "kg", "t", "bag of 25 kg", "all of it". */
function perText(per: PricePer, priced: Priced): string {
  if (per === 'all') return stockWords.allOfIt;
  const unit = pricePerUnit(per, priced).replace('$/', '');
  return per === 'pack' ? stockWords.packOf(unit) : unit;
}
