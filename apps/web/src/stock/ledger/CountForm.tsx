import { COUNT_REASONS, LARGEST_STOCK_AMOUNT, settled, type CountReason } from '@mix/documents';
import type { Product } from '@mix/engine';
import { useEffect } from 'react';
import { Fact } from '../../ui/layout/Fact.tsx';
import { stockAmount, stockText } from '../stockAmount.ts';
import { classNames } from '../../ui/classNames.ts';
import { ChoiceChips } from '../../ui/fields/ChoiceChips.tsx';
import { typedText } from '../../ui/forms/typedText.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { capital } from '../../i18n/figures/capital.ts';
import { shownName } from '../../products/list/productLine.ts';
import { EntryForm } from './EntryForm.tsx';
import { keepEntry } from './keepEntry.ts';
import { PACKS_FIELD, PackFields } from './PackFields.tsx';
import { packFigures } from './packFigures.ts';
import styles from './shed.module.css';
import { useStockLedger } from './useStockLedger.ts';
import { useTyped } from './useTyped.ts';
import { arrivalWords } from '../../i18n/made/en/sync/arrivalWords.ts';

const reasonOf = (text: string | null): CountReason | null =>
  COUNT_REASONS.find((reason) => reason === text) ?? null;

const NOTHING_TYPED = {
  packs: '',
  size: null as string | null,
  loose: '',
  why: null as string | null,
};

/** The form for a count of what is in the shed: one more entry, which sets the amount. */
export function CountForm({ product }: { readonly product: Product }) {
  const { shed, ledger, unit } = useStockLedger(product);
  const { id, texts: typed, type, forget } = useTyped(`count ${product.id}`, NOTHING_TYPED);
  const why = reasonOf(typed.why);
  const texts = { ...typed, size: typed.size ?? typedText(ledger?.packSize ?? null, unit) };
  const isRead = shed !== null;
  // Gives the focus to the number of packs, the one figure of a count: the keypad is there without
  // a tap, and knows what comes after it once the ledger says what one bag holds.
  useEffect(() => {
    if (isRead) document.getElementById(PACKS_FIELD)?.focus();
  }, [isRead]);
  const { amount, packSize, isUnread } = packFigures(texts, unit);
  const differs = amount === null || ledger === null ? null : settled(amount - ledger.amount);
  const save = (): Promise<string | null> => {
    const { faults } = stockWords;
    if (isUnread) return Promise.resolve(faults.unread);
    if (amount === null) return Promise.resolve(faults.counted);
    if (amount > LARGEST_STOCK_AMOUNT) return Promise.resolve(faults.tooMuch);
    return keepEntry(id, {
      kind: 'count',
      productId: product.id,
      amount: stockAmount(amount, unit),
      packSize,
      why: differs === null || differs === 0 ? null : why,
    });
  };
  return (
    <EntryForm
      title={stockWords.countOf(shownName(product).name)}
      product={product}
      onSave={save}
      onKept={forget}
    >
      <PackFields texts={texts} unit={unit} onTexts={type} />
      <dl className={classNames(styles.facts, styles.counted)} aria-live="polite">
        <Fact term={stockWords.countedNow}>
          <strong>{amount === null ? '–' : stockText(amount, unit)}</strong>
        </Fact>
        <Fact term={stockWords.ledgerSays}>
          <strong>
            {shed === null
              ? arrivalWords.notHereYet
              : ledger === null
                ? stockWords.notCounted
                : stockText(ledger.amount, unit)}
          </strong>
        </Fact>
        {differs !== null && (
          <Fact term={stockWords.differs}>
            <strong>{signed(stockText(differs, unit), differs)}</strong>
          </Fact>
        )}
      </dl>
      {differs !== null && differs !== 0 && (
        <ChoiceChips
          label={stockWords.why}
          labelShown
          options={COUNT_REASONS.map((value) => ({
            value,
            label: capital(stockWords.reasons[value]),
          }))}
          value={why}
          onChoose={(reason) => type({ why: reason })}
        />
      )}
      <p className="quiet">{stockWords.countNote}</p>
    </EntryForm>
  );
}

const signed = (text: string, value: number): string => (value > 0 ? `+\u00a0${text}` : text);
