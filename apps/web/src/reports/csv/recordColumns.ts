import { nutrientKg, type RecordProduct, type SprayRecord } from '@mix/documents';
import { productCostCents } from '../cost/productCost.ts';
import type { WholeRow } from '../totals/ReportRow.ts';
import type { CsvColumn } from '../../device/files/csvText.ts';

/** One product of one record; null where the record has none. */
export interface RecordCsvRow {
  readonly row: WholeRow;
  readonly product: RecordProduct | null;
}

/** One line per product and application. */
export const recordCsvRows = (rows: readonly WholeRow[]): readonly RecordCsvRow[] =>
  rows.flatMap((row): readonly RecordCsvRow[] =>
    row.record.products.length === 0
      ? [{ row, product: null }]
      : row.record.products.map((product) => ({ row, product })),
  );

type Column = CsvColumn<RecordCsvRow>;

const text = (heading: string, of: (record: SprayRecord) => string | null): Column => ({
  heading,
  kind: 'text',
  of: ({ row }) => of(row.record),
});
const figure = (heading: string, of: (record: SprayRecord) => number | null): Column => ({
  heading,
  kind: 'number',
  of: ({ row }) => of(row.record),
});

const amount = (
  heading: string,
  which: 'planned' | 'actual',
  unit: 'kg' | 'L',
  over: (record: SprayRecord) => number | null = () => 1,
): Column => ({
  heading,
  kind: 'number',
  of: ({ row, product }) => {
    const measure = product?.[which] ?? null;
    const divisor = over(row.record);
    if (measure?.unit !== unit || divisor === null || divisor <= 0) return null;
    return measure.value / divisor;
  },
});

const areaDone = ({ areaDoneHa }: SprayRecord): number | null => areaDoneHa;

const centsAsMoney = (cents: number | null): number | null =>
  cents === null ? null : Math.round(cents) / 100;

/** Of one product, so that a column of them may be added up; those of the record repeat. */
const ofProduct = (
  heading: string,
  of: (record: SprayRecord, product: RecordProduct) => number | null,
): Column => ({
  heading,
  kind: 'number',
  of: ({ row, product }) => (product === null ? null : of(row.record, product)),
});

const cost = ofProduct('Cost of the product ($)', (record, product) =>
  centsAsMoney(productCostCents(record, product)),
);

/** Not for everybody on a farm. */
export const MONEY_COLUMNS: readonly Column[] = [cost];

/** Everything a record holds, in the units it is stored in. */
export const recordColumns: readonly Column[] = [
  { heading: 'Record', kind: 'text', of: ({ row }) => row.id },
  { heading: 'Day', kind: 'text', of: ({ row }) => row.day },
  text('Started', ({ startedAt }) => startedAt),
  text('Ended', ({ endedAt }) => endedAt),
  text('State', ({ state }) => state),
  text('Mix', ({ name }) => name),
  { heading: 'Paddock', kind: 'text', of: ({ row }) => row.place.name },
  text('Land use', ({ landUse }) => landUse),
  figure('Area planned (ha)', ({ sprayAreaHa }) => sprayAreaHa),
  figure('Area done (ha)', areaDone),
  figure('Application rate planned (L/ha)', (record) => record.applicationRateLPerHa),
  figure('Water planned (L)', ({ plannedCarrierL }) => plannedCarrierL),
  figure('Water used (L)', ({ carrierL }) => carrierL),
  { heading: 'Product', kind: 'text', of: ({ product }) => product?.name ?? null },
  {
    heading: 'Registration number',
    kind: 'text',
    of: ({ product }) => product?.registrationNumber ?? null,
  },
  { heading: 'Batch', kind: 'text', of: ({ product }) => product?.batch ?? null },
  amount('Product planned (kg)', 'planned', 'kg'),
  amount('Product planned (L)', 'planned', 'L'),
  amount('Product used (kg)', 'actual', 'kg'),
  amount('Product used (L)', 'actual', 'L'),
  amount('Product rate (kg/ha)', 'actual', 'kg', areaDone),
  amount('Product rate (L/ha)', 'actual', 'L', areaDone),
  ofProduct('Nitrogen of the product (kg)', ({ productFacts }, product) =>
    nutrientKg({ products: [product], productFacts }, 'N'),
  ),
  cost,
  figure('Wind speed (km/h)', ({ weather }) => weather.windSpeedKmPerH),
  figure('Wind gusts (km/h)', ({ weather }) => weather.windGustKmPerH),
  text('Wind from', ({ weather }) => weather.windFrom),
  figure('Air temperature (°C)', ({ weather }) => weather.airTemperatureC),
  figure('Humidity (%)', ({ weather }) => weather.relativeHumidityPct),
  text('Weather source', ({ weather }) => weather.source),
  text('Weather observed', ({ weather }) => weather.observedAt),
  text('Jar test', ({ jarTest }) => jarTest?.verdict ?? null),
  text('Operator', ({ operator }) => operator),
  text('Certificate', ({ operatorCertificate }) => operatorCertificate),
  text('Supervisor', ({ supervisor }) => supervisor),
  text('Owner', ({ owner }) => owner),
  text('Crop', ({ crop }) => crop),
  text('Growth stage', ({ growthStage }) => growthStage),
  text('Type of use', ({ typeOfUse }) => typeOfUse),
  text('Reason', ({ reason }) => reason),
  text('Equipment', ({ equipment }) => equipment),
  text('Order of the paddocks', ({ paddockOrder }) => paddockOrder),
  text('Done against drift', ({ driftPrevention }) => driftPrevention),
  text('Withholding', ({ withholding }) => withholding),
  text('Neighbours told', ({ neighbours }) => neighbours),
  text('Notes', ({ notes }) => notes),
];
