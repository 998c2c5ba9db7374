import type { StockLedger } from '@mix/documents';
import { useState } from 'react';
import { stockText } from '../../../catalogue/stock/stockAmount.ts';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/notices/Notice.tsx';
import { newDocumentId } from '../../../documents/newDocumentId.ts';
import { stockWords } from '../../../words/en/farm/stockWords.ts';
import { dayText } from '../../../words/figures/dateText.ts';
import { keepEntry } from './keepEntry.ts';
import { ledgerLines, type LedgerLine } from './ledgerLines.ts';
import styles from './shed.module.css';

/** Every line, the latest first. A wrong entry is taken back by one more; none is ever changed. */
export function LedgerTable({ ledger }: { readonly ledger: StockLedger }) {
  const { productId, rows, unit } = ledger;
  const [refusal, setRefusal] = useState<string | null>(null);
  const takeBack = (of: string) => {
    void keepEntry(newDocumentId(), { kind: 'counter', productId, of }).then(setRefusal);
  };
  const changeText = ({ change }: LedgerLine): string =>
    change === null ? '' : `${change > 0 ? '+\u00a0' : ''}${stockText(change, unit)}`;
  return (
    <>
      <div aria-live="polite">
        {refusal !== null && <Notice kind="warning" word={stockWords.notKept} title={refusal} />}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{stockWords.day}</th>
            <th scope="col">{stockWords.what}</th>
            <th scope="col">{stockWords.change}</th>
            <th scope="col">{stockWords.left}</th>
          </tr>
        </thead>
        <tbody>
          {ledgerLines(rows, unit).map((line) => {
            const day = dayText(line.at.slice(0, 10));
            return (
              <tr key={line.id} data-countered={line.countered || undefined}>
                <td>{day}</td>
                <td>
                  {line.what}
                  {line.countered && ` (${stockWords.takenBack})`}
                  {line.canTakeBack && (
                    <div>
                      <Button
                        look="text"
                        aria-label={stockWords.takeBackOf(line.what, day)}
                        onClick={() => {
                          takeBack(line.id);
                        }}
                      >
                        {stockWords.takeBack}
                      </Button>
                    </div>
                  )}
                </td>
                <td>{changeText(line)}</td>
                <td className={line.left < 0 ? styles.warn : undefined}>
                  <strong>{stockText(line.left, unit)}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
