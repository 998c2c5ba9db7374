import { useMemo } from 'react';
import { ExpansionPanel } from '../../../components/panels/ExpansionPanel.tsx';
import { TableView } from '../../../components/figures/TableView.tsx';
import { moneyText } from '../../../words/figures/moneyText.ts';
import { numberText } from '../../../words/figures/numberText.ts';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';
import { costByMonth, type MonthCost } from '../../../report/costByMonth.ts';
import { knownSum } from '../../../report/PartialSum.ts';
import type { ReportRow } from '../../../report/ReportRow.ts';
import { monthText } from '../../../words/figures/dateText.ts';
import { ReportBar } from './ReportBar.tsx';
import reportStyles from '../report.module.css';
import chartStyles from './chart.module.css';

const costText = ({ costCents }: MonthCost): string => {
  const cents = knownSum(costCents);
  return cents === null ? reportWords.notKnown : moneyText(cents);
};

/** What the months cost at the prices of their plans; a month that is not all known says so. */
export function CostByMonth({ rows }: { readonly rows: readonly ReportRow[] }) {
  const months = useMemo(() => costByMonth(rows), [rows]);
  const most = Math.max(...months.map(({ costCents }) => costCents.sum));
  if (months.every(({ costCents }) => knownSum(costCents) === null)) {
    return <p className={reportStyles.quiet}>{reportWords.noPrices}</p>;
  }
  return (
    <div className={chartStyles.chart}>
      <ul>
        {months.map((month) => (
          <li key={month.month}>
            <p className={chartStyles.words}>
              <span>{monthText(`${month.month}-01`)}</span>
              <strong>{costText(month)}</strong>
            </p>
            <ReportBar value={month.costCents.sum} most={most} />
            {month.costCents.unknown > 0 && (
              <p className={reportStyles.quiet}>
                {reportWords.partKnown(numberText(month.costCents.unknown), month.costCents.of)}
              </p>
            )}
          </li>
        ))}
      </ul>
      <ExpansionPanel summary={reportWords.asTable} drawnWhenOpened>
        <TableView
          caption={reportWords.costByMonth}
          captionHidden
          columns={[
            { key: 'month', heading: reportWords.month },
            { key: 'records', heading: reportWords.records, align: 'end' },
            { key: 'cost', heading: reportWords.cost, align: 'end' },
          ]}
          rows={months.map((month) => ({
            id: month.month,
            cells: {
              month: monthText(`${month.month}-01`),
              records: numberText(month.costCents.of),
              cost: costText(month),
            },
          }))}
        />
      </ExpansionPanel>
    </div>
  );
}
