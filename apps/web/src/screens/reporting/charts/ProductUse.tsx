import { ExpansionPanel } from '../../../components/panels/ExpansionPanel.tsx';
import { TableView } from '../../../components/figures/TableView.tsx';
import { quantityText } from '../../../words/figures/quantityText.ts';
import { reportWords } from '../../../words/en/reporting/reportWords.ts';
import type { ProductTotal } from '../../../report/reportTotals.ts';
import { ReportBar } from './ReportBar.tsx';
import styles from './chart.module.css';

const UNITS = ['kg', 'L'] as const;

/** What was used of each product. Kilograms and litres have a picture each, and are never compared. */
export const ProductUse = ({ products }: { readonly products: readonly ProductTotal[] }) =>
  UNITS.map((unit) => {
    const ofUnit = products.filter((product) => product.unit === unit);
    return ofUnit.length === 0 ? null : <OfUnit key={unit} unit={unit} products={ofUnit} />;
  });

interface OfUnitProps {
  readonly unit: ProductTotal['unit'];
  readonly products: readonly ProductTotal[];
}

function OfUnit({ unit, products }: OfUnitProps) {
  const name = unit === 'kg' ? reportWords.byMass : reportWords.byVolume;
  const most = Math.max(...products.map(({ actual }) => actual));
  const text = (value: number | null): string => (value === null ? '–' : quantityText(value, unit));
  return (
    <div className={styles.chart}>
      <h3>{name}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.productId}>
            <p className={styles.words}>
              <span>{product.name}</span>
              <strong>{text(product.actual)}</strong>
            </p>
            <ReportBar value={product.actual} most={most} />
          </li>
        ))}
      </ul>
      <ExpansionPanel summary={reportWords.asTable} drawnWhenOpened>
        <TableView
          caption={`${reportWords.productUse}: ${name}`}
          captionHidden
          columns={[
            { key: 'product', heading: reportWords.product },
            { key: 'planned', heading: reportWords.plannedColumn, align: 'end' },
            { key: 'used', heading: reportWords.used, align: 'end' },
          ]}
          rows={products.map((product) => ({
            id: product.productId,
            cells: {
              product: product.name,
              planned: text(product.planned),
              used: text(product.actual),
            },
          }))}
        />
      </ExpansionPanel>
    </div>
  );
}
