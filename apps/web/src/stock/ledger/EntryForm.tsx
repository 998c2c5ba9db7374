import type { Product } from '@mix/engine';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { stockPaths } from '../stockPaths.ts';
import { SubmitForm } from '../../ui/forms/SubmitForm.tsx';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import styles from './shed.module.css';

interface EntryFormProps {
  readonly title: string;
  readonly product: Product;
  /** Gives the reason why the entry is not kept; null once it is kept. */
  readonly onSave: () => Promise<string | null>;
  /** Called once the entry is kept: its typed texts are to be forgotten. */
  readonly onKept: () => void;
  readonly children: ReactNode;
}

/** Writes an entry into the ledger of a product, and leads to the ledger. */
export function EntryForm({ title, product, onSave, onKept, children }: EntryFormProps) {
  const [, navigate] = useLocation();
  const save = async (): Promise<string | null> => {
    const refusal = await onSave();
    if (refusal === null) {
      onKept();
      // The way back does not lead into a form that is done.
      navigate(stockPaths.ledgerOf(product.id), { replace: true });
    }
    return refusal;
  };
  return (
    <article className={styles.view}>
      <h2 tabIndex={-1}>{title}</h2>
      <SubmitForm
        word={stockWords.keepIt}
        busyWord={stockWords.keeping}
        refusedWord={stockWords.notKept}
        stays
        onSubmit={save}
      >
        {children}
      </SubmitForm>
    </article>
  );
}
