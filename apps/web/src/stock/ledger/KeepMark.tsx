import { LARGEST_STOCK_AMOUNT, type StockLedger } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useState } from 'react';
import { stockAmount } from '../stockAmount.ts';
import { FigureField } from '../../ui/forms/FigureField.tsx';
import { readTyped } from '../../ui/forms/readTyped.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { typedText } from '../../ui/forms/typedText.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { keepEntry } from './keepEntry.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';

interface KeepMarkProps {
  readonly product: Product;
  readonly ledger: StockLedger;
}

/** The owner's own mark below which a product is low. */
export function KeepMark({ product, ledger: { keep, unit } }: KeepMarkProps) {
  const [text, setText] = useState(() => typedText(keep, unit));
  const save = (): Promise<string | null> => {
    const { value, message } = readTyped(text, unit);
    if (message !== null) return Promise.resolve(stockWords.faults.unread);
    if (value !== null && value > LARGEST_STOCK_AMOUNT) {
      return Promise.resolve(stockWords.faults.tooMuch);
    }
    const amount = stockAmount(value ?? 0, unit);
    return keepEntry(newDocumentId(), { kind: 'keep', productId: product.id, amount });
  };
  return (
    <SubmitForm
      word={stockWords.keepMarkSave}
      busyWord={stockWords.keeping}
      refusedWord={stockWords.notKept}
      look="plain"
      onSubmit={save}
    >
      <FigureField
        id="stock-keep"
        label={stockWords.keepMark}
        unit={unit}
        text={text}
        notSet={stockWords.notSet}
        hint={stockWords.keepMarkHint}
        onText={setText}
      />
    </SubmitForm>
  );
}
