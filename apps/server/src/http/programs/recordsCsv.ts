import {
  guardText,
  localDay,
  nutrientKg,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import type { FoundDocument, PlacePage } from './placePage.ts';

interface Line {
  readonly found: FoundDocument<SprayRecord>;
  /** Null: a record without products is one line. */
  readonly product: RecordProduct | null;
}

type Cell = string | number | null;

const amountOf = ({ product }: Line, unit: 'kg' | 'L'): number | null =>
  product?.actual.unit === unit ? product.actual.value : null;

const nitrogenOf = ({ found, product }: Line): number | null =>
  product === null
    ? null
    : nutrientKg({ products: [product], productFacts: found.value.productFacts }, 'N');

/** One line per product and application; headings as in the app's own file. */
const COLUMNS: readonly (readonly [heading: string, of: (line: Line) => Cell])[] = [
  ['Record', ({ found }) => found.id],
  ['Day', ({ found }) => localDay(found.value.endedAt)],
  ['Started', ({ found }) => found.value.startedAt],
  ['Ended', ({ found }) => found.value.endedAt],
  ['State', ({ found }) => found.value.state],
  ['Mix', ({ found }) => found.value.name],
  ['Paddock', ({ found }) => found.value.location],
  ['Land use', ({ found }) => found.value.landUse],
  ['Area planned (ha)', ({ found }) => found.value.sprayAreaHa],
  ['Area done (ha)', ({ found }) => found.value.areaDoneHa],
  ['Application rate planned (L/ha)', ({ found }) => found.value.applicationRateLPerHa],
  ['Water used (L)', ({ found }) => found.value.carrierL],
  ['Product', ({ product }) => product?.name ?? null],
  ['Registration number', ({ product }) => product?.registrationNumber ?? null],
  ['Batch', ({ product }) => product?.batch ?? null],
  ['Product used (kg)', (line) => amountOf(line, 'kg')],
  ['Product used (L)', (line) => amountOf(line, 'L')],
  ['Nitrogen of the product (kg)', nitrogenOf],
  ['Wind speed (km/h)', ({ found }) => found.value.weather.windSpeedKmPerH],
  ['Wind from', ({ found }) => found.value.weather.windFrom],
  ['Air temperature (°C)', ({ found }) => found.value.weather.airTemperatureC],
  ['Humidity (%)', ({ found }) => found.value.weather.relativeHumidityPct],
  ['Operator', ({ found }) => found.value.operator],
  ['Certificate', ({ found }) => found.value.operatorCertificate],
  ['Crop', ({ found }) => found.value.crop],
  ['Reason', ({ found }) => found.value.reason],
  ['Notes', ({ found }) => found.value.notes],
];

/** A cell as RFC 4180 has it; a figure stands plain, as it is stored. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guardText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of a page as CSV in UTF-8, with its headings. */
export function recordsCsv({ items }: PlacePage<SprayRecord>): string {
  const rows = [COLUMNS.map(([heading]) => cellText(heading)).join()];
  for (const found of items) {
    const { products } = found.value;
    const lines = products.length === 0 ? [null] : products;
    for (const product of lines) {
      rows.push(COLUMNS.map(([, of]) => cellText(of({ found, product }))).join());
    }
  }
  return `${rows.join('\r\n')}\r\n`;
}
