import { axisBottom } from 'd3-axis';
import { scaleBand, scaleLinear } from 'd3-scale';
import { TableView } from '../../ui/figures/TableView.tsx';
import { ExpansionPanel } from '../../ui/panels/ExpansionPanel.tsx';
import type { ProductTotal } from '../totals/reportTotals.ts';
import { reportWords } from '../../i18n/made/en/reporting/reportWords.ts';
import { monthText } from '../../i18n/figures/dateText.ts';
import { quantityText } from '../../i18n/figures/quantityText.ts';
import { unbrokenAnalysis } from '../../i18n/products/unbrokenAnalysis.ts';
import { ChartAxis } from './ChartAxis.tsx';
import { monthLabels } from './monthLabels.ts';
import { useChartSize, type ChartSize } from './useChartSize.ts';
import chartStyles from './chart.module.css';
import styles from './ProductColumns.module.css';

interface ProductColumnsProps {
  readonly products: readonly ProductTotal[];
  readonly months: readonly string[];
  readonly usedOf: (product: ProductTotal) => readonly number[];
  readonly today: string;
}

const keyOf = ({ unit, productId }: ProductTotal): string => `${unit} ${productId}`;

/** What was used of each product, by month, each on its own scale: kg and L are never compared. */
export function ProductColumns({ products, months, usedOf, today }: ProductColumnsProps) {
  const [room, size] = useChartSize();
  return (
    <div className="padding-top-1">
      <ul>
        {products.map((product, place) => (
          <li key={keyOf(product)} className={styles.product}>
            <p className={styles.words}>
              <span>{unbrokenAnalysis(product.name)}</span>
              <strong>{quantityText(product.actual, product.unit)}</strong>
            </p>
            <div ref={place === 0 ? room : undefined} className={styles.columns}>
              <Columns used={usedOf(product)} {...{ months, today, size }} />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <span className={styles.words} />
        <div className={styles.columns}>
          <Months {...{ months, size }} />
        </div>
      </div>
      <p className="quiet">{reportWords.ownScale}</p>
      <ExpansionPanel summary={reportWords.asTable} drawnWhenOpened>
        <UseTable {...{ products, months, usedOf }} />
      </ExpansionPanel>
    </div>
  );
}

const HEIGHT_PX = 36;

const bandOf = (months: readonly string[], { widthPx }: ChartSize) =>
  scaleBand(months, [0, widthPx]).padding(0.2);

interface ColumnsProps extends Pick<ProductColumnsProps, 'months' | 'today'> {
  readonly used: readonly number[];
  readonly size: ChartSize;
}

function Columns({ used, months, today, size }: ColumnsProps) {
  const x = bandOf(months, size);
  const y = scaleLinear([0, Math.max(...used)], [HEIGHT_PX, 0]);
  return (
    <svg
      className={chartStyles.picture}
      viewBox={`0 0 ${size.widthPx} ${HEIGHT_PX + 1}`}
      aria-hidden="true"
    >
      <path className={chartStyles.now} d={`M0 ${HEIGHT_PX + 0.5}H${size.widthPx}`} />
      {months.map((month, place) => {
        const value = used[place] ?? 0;
        return value <= 0 ? null : (
          <rect
            key={month}
            className={today.startsWith(month) ? chartStyles.running : chartStyles.past}
            x={x(month)}
            width={x.bandwidth()}
            y={y(value)}
            height={HEIGHT_PX - y(value)}
          />
        );
      })}
    </svg>
  );
}

/** The names of the months, one line below the columns of all products. */
function Months({ months, size }: Pick<ColumnsProps, 'months' | 'size'>) {
  const x = bandOf(months, size);
  const labels = new Map(
    monthLabels(months, x.step() / size.remPx).map((label, place) => [months[place] ?? '', label]),
  );
  return (
    <svg
      className={chartStyles.picture}
      viewBox={`0 0 ${size.widthPx} ${size.remPx * 1.5}`}
      aria-hidden="true"
    >
      <ChartAxis
        axis={axisBottom(x)
          .tickSize(0)
          .tickPadding(size.remPx * 0.3)
          .tickFormat((month) => labels.get(month) ?? '')}
      />
    </svg>
  );
}

/** With more months than this, the table leaves out its columns by month. */
const MOST_COLUMNS = 12;

function UseTable({ products, months, usedOf }: Omit<ProductColumnsProps, 'today'>) {
  const shown = months.length > MOST_COLUMNS ? [] : months;
  return (
    <TableView
      caption={`${reportWords.productUse}: ${reportWords.asTable}`}
      captionHidden
      columns={[
        { key: 'product', heading: reportWords.product },
        { key: 'planned', heading: reportWords.plannedColumn, align: 'end' },
        { key: 'used', heading: reportWords.used, align: 'end' },
        ...shown.map((month) => ({
          key: month,
          heading: monthText(`${month}-01`),
          align: 'end' as const,
        })),
      ]}
      rows={products.map((product) => {
        const used = usedOf(product);
        const text = (value: number): string => quantityText(value, product.unit);
        return {
          id: keyOf(product),
          cells: {
            product: product.name,
            planned: product.planned === null ? '–' : text(product.planned),
            used: text(product.actual),
            ...Object.fromEntries(shown.map((month, place) => [month, text(used[place] ?? 0)])),
          },
        };
      })}
    />
  );
}
