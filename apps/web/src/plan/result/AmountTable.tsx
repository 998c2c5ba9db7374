import { useId, type ReactNode } from 'react';
import { TableView, type TableColumn } from '../../ui/figures/TableView.tsx';
import { resultWords } from '../../i18n/made/en/result/resultWords.ts';
import styles from './AmountTable.module.css';

interface AmountRow {
  readonly id: string;
  /** Place in the order; null for what has none. */
  readonly number: number | null;
  readonly what: string;
  readonly note: ReactNode;
  readonly amount: ReactNode;
  readonly last?: ReactNode;
}

interface AmountTableProps {
  /** Of the last column; without one there is none. */
  readonly heading?: string;
  readonly rows: readonly AmountRow[];
  readonly below: string | null;
}

/** Names with their notes, and the amount of each. */
export function AmountTable({ heading, rows, below }: AmountTableProps) {
  const nameId = useId();
  const columns: TableColumn<string>[] = [
    { key: 'what', heading: resultWords.amounts, namesSection: nameId },
    { key: 'amount', heading: resultWords.amount, align: 'end' },
    ...(heading === undefined ? [] : [{ key: 'last', heading, align: 'end' } as const]),
  ];
  return (
    <section className={styles.amounts} aria-labelledby={nameId}>
      <TableView
        caption={resultWords.amountsTable}
        captionHidden
        columns={columns}
        rows={rows.map(({ id, number, what, note, amount, last }) => ({
          id,
          cells: {
            what: (
              <div className={styles.what}>
                {number !== null && <span className={styles.number}>{number}</span>}
                <span>
                  {what} <small>{note}</small>
                </span>
              </div>
            ),
            amount,
            last,
          },
        }))}
      />
      {below !== null && <p className="padding-top-1 quiet">{below}</p>}
    </section>
  );
}
