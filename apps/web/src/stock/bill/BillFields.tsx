import { TextField } from '../../ui/forms/TextField.tsx';
import { orderWords } from '../../i18n/made/en/farm/orderWords.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import styles from '../ledger/shed.module.css';

/** The supplier of a delivery, and the number of the invoice. */
export interface BillTexts {
  readonly supplier: string;
  readonly invoice: string;
}

const LONGEST = 80;

interface BillFieldsProps {
  readonly texts: BillTexts;
  readonly onTexts: (part: Partial<BillTexts>) => void;
}

export const BillFields = ({ texts, onTexts }: BillFieldsProps) => (
  <div className={styles.days}>
    <TextField
      label={orderWords.supplier}
      value={texts.supplier}
      maxLength={LONGEST}
      onText={(supplier) => onTexts({ supplier })}
    />
    <TextField
      label={stockWords.invoice}
      value={texts.invoice}
      maxLength={LONGEST}
      onText={(invoice) => onTexts({ invoice })}
    />
  </div>
);
