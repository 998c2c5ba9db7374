import { axisBottom, axisLeft } from 'd3-axis';
import { scaleBand, scaleLinear } from 'd3-scale';
import { knownSum } from '../totals/PartialSum.ts';
import type { MonthCost } from '../totals/reportMonths.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { monthText } from '../../i18n/figures/dateText.ts';
import { moneyText, roundMoneyText } from '../../i18n/figures/moneyText.ts';
import { numberText } from '../../i18n/figures/numberText.ts';
import { ChartAxis } from './ChartAxis.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { LegendMark } from './LegendMark.tsx';
import { monthLabels } from './monthLabels.ts';
import type { ChartSize } from './useChartSize.ts';
import styles from './chart.module.css';

interface CostColumnsProps {
  readonly months: readonly MonthCost[];
  readonly today: string;
}

const costText = ({ costCents }: MonthCost): string => {
  if (costCents.of === 0) return '–';
  const cents = knownSum(costCents);
  if (cents === null) return reportWords.notKnown;
  return costCents.unknown > 0 ? reportWords.atLeast(moneyText(cents)) : moneyText(cents);
};

/** What the months cost at the prices of their plans. A month with unknown costs is marked. */
export function CostColumns({ months, today }: CostColumnsProps) {
  const worked = months.filter(({ costCents }) => costCents.of > 0);
  if (worked.every(({ costCents }) => knownSum(costCents) === null)) {
    return <p className="padding-top-1 quiet">{reportWords.noPrices}</p>;
  }
  const most = worked.reduce((dearest, one) =>
    one.costCents.sum > dearest.costCents.sum ? one : dearest,
  );
  const isPart = worked.some((month) => isAtLeast(month));
  const isNone = worked.some((month) => knownSum(month.costCents) === null);
  return (
    <ChartFigure
      name={reportWords.costByMonth}
      description={reportWords.costsMost(monthText(`${most.month}-01`), costText(most))}
      heightPx={({ remPx }) => remPx * 12}
      legend={
        isPart || isNone ? (
          <>
            {isPart && (
              <span>
                <LegendMark look="bound" /> {reportWords.atLeastMark}
              </span>
            )}
            {isNone && <span>? {reportWords.noPriceMark}</span>}
          </>
        ) : undefined
      }
      table={{
        columns: [
          { key: 'month', heading: reportWords.month },
          { key: 'records', heading: reportWords.records, align: 'end' },
          { key: 'cost', heading: reportWords.cost, align: 'end' },
        ],
        rows: months.map((month) => ({
          id: month.month,
          cells: {
            month: monthText(`${month.month}-01`),
            records: numberText(month.costCents.of),
            cost: costText(month),
          },
        })),
      }}
    >
      {(size) => <Columns {...{ months, today, size }} mostCents={most.costCents.sum} />}
    </ChartFigure>
  );
}

const isAtLeast = ({ costCents }: MonthCost): boolean =>
  costCents.unknown > 0 && knownSum(costCents) !== null;

interface ColumnsProps extends CostColumnsProps {
  readonly mostCents: number;
  readonly size: ChartSize;
}

function Columns({ months, today, mostCents, size: { widthPx, remPx } }: ColumnsProps) {
  const left = remPx * 3.5;
  const bottom = remPx * 10.25;
  const names = months.map(({ month }) => month);
  const x = scaleBand(names, [left, widthPx]).padding(0.2);
  const y = scaleLinear([0, mostCents * 1.1], [bottom, remPx * 0.75]);
  const labels = new Map(
    monthLabels(names, x.step() / remPx).map((label, place) => [names[place] ?? '', label]),
  );
  return (
    <>
      <ChartAxis
        y={bottom}
        axis={axisBottom(x)
          .tickSize(0)
          .tickPadding(remPx * 0.4)
          .tickFormat((month) => labels.get(month) ?? '')}
      />
      <ChartAxis
        x={left}
        axis={axisLeft<number>(y)
          .ticks(4)
          .tickSizeInner(left - widthPx)
          .tickSizeOuter(0)
          .tickFormat((cents) => roundMoneyText(cents))}
      />
      {months.map((month) => (
        <Column
          key={month.month}
          cost={month}
          x={x(month.month) ?? left}
          widthPx={x.bandwidth()}
          y={y(month.costCents.sum)}
          bottom={bottom}
          isRunning={today.startsWith(month.month)}
        />
      ))}
    </>
  );
}

interface ColumnProps {
  readonly cost: MonthCost;
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
  readonly bottom: number;
  readonly isRunning: boolean;
}

/**
 * The column of a month: a question mark where no cost is known, a dashed line on top where the
 * cost may be higher.
 */
function Column({ cost, x, y, widthPx, bottom, isRunning }: ColumnProps) {
  const { costCents } = cost;
  if (costCents.of === 0) return null;
  if (knownSum(costCents) === null) {
    return (
      <text className={styles.said} x={x + widthPx / 2} y={bottom - 6} textAnchor="middle">
        ?
      </text>
    );
  }
  return (
    <>
      <rect
        className={isRunning ? styles.running : styles.past}
        x={x}
        y={y}
        width={widthPx}
        height={bottom - y}
      />
      {isAtLeast(cost) && <path className={styles.bound} d={`M${x} ${y - 4}h${widthPx}`} />}
    </>
  );
}
