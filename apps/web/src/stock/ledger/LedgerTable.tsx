import type { StockLedger } from '@mix/documents';
import { soFar } from '../../sync/arrival/Collected.ts';
import { useState } from 'react';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { Notice } from '../../ui/notices/Notice.tsx';
import { MINUTE_MS, useNow } from '../../device/clock/useNow.ts';
import { WithPermission } from '../../sync/workspace/WithPermission.tsx';
import { usePermission } from '../../sync/workspace/usePermission.ts';
import { stock } from '../../sync/stock.ts';
import { useMakerName } from '../../sync/farm/useMakerName.ts';
import { newDocumentId } from '../../sync/newDocumentId.ts';
import { dayOf } from '../../device/localTime/dayOf.ts';
import { stockWords } from '../../i18n/made/en/farm/stockWords.ts';
import { dayOfYearText, dayText } from '../../i18n/figures/dateText.ts';
import { shownFigure } from '../../i18n/figures/shownFigure.ts';
import { shownUnitSign } from '../../i18n/figures/shownUnitSign.ts';
import { keepEntry } from './keepEntry.ts';
import { BillLine } from '../bill/BillLine.tsx';
import { ledgerLines, type LedgerLine } from './ledgerLines.ts';
import styles from './shed.module.css';

/**
 * Every line of a ledger, the latest first. A wrong entry is taken back by a counter-entry; no
 * entry is ever changed.
 */
export function LedgerTable({ ledger }: { readonly ledger: StockLedger }) {
  const { productId, rows, unit } = ledger;
  const today = dayOf(new Date(useNow(MINUTE_MS)));
  const [refusal, setRefusal] = useState<string | null>(null);
  const mayTakeBack = usePermission('stock');
  const writerText = useWriterText();
  const takeBack = (of: string) => {
    void keepEntry(newDocumentId(), { kind: 'counter', productId, of }).then(setRefusal);
  };
  const sign = shownUnitSign(unit);
  // The unit stands in the heading: on a phone the figures need the room.
  const figure = (value: number): string => shownFigure(Math.abs(value), unit).text;
  const changeText = ({ change }: LedgerLine): string =>
    change === null ? '' : `${change > 0 ? '+' : '−'}\u00a0${figure(change)}`;
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
            <th scope="col">{sign}</th>
            <th scope="col">{stockWords.left}</th>
          </tr>
        </thead>
        <tbody>
          {ledgerLines(rows, unit).map((line) => {
            const day = dayShown(line.at, today);
            return (
              <tr key={line.id} data-countered={line.countered || undefined}>
                <td>{day}</td>
                <td>
                  {line.what}
                  <Writer text={writerText(line)} />
                  {line.countered && ` (${stockWords.takenBack})`}
                  {line.bill !== undefined && (
                    <WithPermission deed="seeMoney">
                      <BillLine productId={productId} line={line} bill={line.bill} unit={unit} />
                    </WithPermission>
                  )}
                  {line.canTakeBack && mayTakeBack && (
                    <AskFirst
                      word={stockWords.takeBack}
                      label={stockWords.takeBackOf(line.what, day)}
                      sureWord={stockWords.takeBackNow}
                      onSure={() => takeBack(line.id)}
                    />
                  )}
                </td>
                <td>{changeText(line)}</td>
                <td className={line.left < 0 ? styles.warn : undefined}>
                  <strong>
                    {line.left < 0 && '−\u00a0'}
                    {figure(line.left)}
                  </strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

const Writer = ({ text }: { readonly text: string | null }) =>
  text === null ? null : <span className="quiet">, {text}</span>;

/** A hook. Who wrote a line: the name in it, and on a farm the account that it came from. */
function useWriterText(): (line: LedgerLine) => string | null {
  const entries = soFar(stock.useAll());
  const makerName = useMakerName(stockWords.hasLeft);
  return ({ id, by, recordId }) => {
    const entry = recordId === null ? entries.find((one) => one.id === id) : undefined;
    const account = entry === undefined ? null : makerName(entry);
    return by === null || account === null || account === by
      ? (by ?? account)
      : stockWords.byAccount(by, account);
  };
}

/** The day of a moment, with the year where it is not this year. */
const dayShown = (at: string, today: string): string => {
  const day = at.slice(0, 10);
  return day.slice(0, 4) === today.slice(0, 4) ? dayOfYearText(day) : dayText(day);
};
