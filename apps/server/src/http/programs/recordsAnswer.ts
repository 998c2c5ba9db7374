import {
  localDay,
  nutrientKg,
  recordKind,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import type { User } from '../../firestore/access/Authorize.ts';
import { RequestError } from '../../firestore/RequestError.ts';
import { listDocuments } from '../../firestore/reads/listDocuments.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import { decodeFields } from '../../firestore/wire/decodeValue.ts';
import { plainFields } from '../../firestore/wire/toPlain.ts';
import { readPage } from './pages.ts';
import { ProgramError } from './ProgramError.ts';

interface FoundRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly record: SprayRecord;
}

interface WirePage {
  readonly documents?: readonly { readonly name: string; readonly fields?: object }[];
  readonly nextPageToken?: string;
}

export interface RecordsPage {
  readonly records: readonly FoundRecord[];
  readonly nextPageToken: string | null;
}

const isoOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : '');

/** Prices are nobody's business but their owner's. */
const withoutMoney = (record: SprayRecord): SprayRecord => ({
  ...record,
  draft: {
    ...record.draft,
    products: (record.draft.products ?? []).map(({ price: _price, ...line }) => line),
  },
  revisions: record.revisions.map((revision) => ({ ...revision, previous: {} })),
  deviceRevisions: record.deviceRevisions.map((revision) => ({ ...revision, previous: {} })),
});

/**
 * One page of the records of an account, as the rules let its owner read them. One that this version
 * cannot read is left out.
 * @param seesMoney without it no prices
 * @throws ProgramError
 */
export function recordsPage(
  documents: Documents,
  user: User,
  query: Readonly<Record<string, string>>,
  seesMoney: boolean,
): RecordsPage {
  const { pageSize, pageToken } = readPage(query);
  let page: WirePage;
  try {
    page = JSON.parse(
      listDocuments(documents, user, {
        path: `users/${user.uid}/records`,
        mask: null,
        pageSize: String(pageSize),
        pageToken: pageToken ?? null,
        orderBy: null,
        showMissing: null,
      }),
    ) as WirePage;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    throw new ProgramError('INVALID_ARGUMENT', 'This page cannot be read.');
  }
  const records = (page.documents ?? []).flatMap(
    ({ name, fields = {} }): readonly FoundRecord[] => {
      const { createdAt, updatedAt, ...stored } = plainFields(decodeFields(fields));
      const record = recordKind.parse(stored);
      if (record === null) return [];
      return [
        {
          id: name.slice(name.lastIndexOf('/') + 1),
          createdAt: isoOf(createdAt),
          updatedAt: isoOf(updatedAt),
          record: seesMoney ? record : withoutMoney(record),
        },
      ];
    },
  );
  return { records, nextPageToken: page.nextPageToken ?? null };
}

/** The records of a page, for JSON. */
export const recordsJson = ({ records, nextPageToken }: RecordsPage): object => ({
  items: records.map(({ record, ...rest }) => ({ ...rest, ...record })),
  nextPageToken,
});

interface Line {
  readonly found: FoundRecord;
  /** Null: a record without products is one line. */
  readonly product: RecordProduct | null;
}

type Cell = string | number | null;

const amountOf = ({ product }: Line, unit: 'kg' | 'L'): number | null =>
  product?.actual.unit === unit ? product.actual.value : null;

const nitrogenOf = ({ found, product }: Line): number | null =>
  product === null
    ? null
    : nutrientKg({ products: [product], productFacts: found.record.productFacts }, 'N');

/** One line per product and application; headings as in the app's own file. */
const COLUMNS: readonly (readonly [heading: string, of: (line: Line) => Cell])[] = [
  ['Record', ({ found }) => found.id],
  ['Day', ({ found }) => localDay(found.record.endedAt)],
  ['Started', ({ found }) => found.record.startedAt],
  ['Ended', ({ found }) => found.record.endedAt],
  ['State', ({ found }) => found.record.state],
  ['Mix', ({ found }) => found.record.name],
  ['Paddock', ({ found }) => found.record.location],
  ['Land use', ({ found }) => found.record.landUse],
  ['Area planned (ha)', ({ found }) => found.record.sprayAreaHa],
  ['Area done (ha)', ({ found }) => found.record.areaDoneHa],
  ['Application rate planned (L/ha)', ({ found }) => found.record.applicationRateLPerHa],
  ['Water used (L)', ({ found }) => found.record.carrierL],
  ['Product', ({ product }) => product?.name ?? null],
  ['Registration number', ({ product }) => product?.registrationNumber ?? null],
  ['Batch', ({ product }) => product?.batch ?? null],
  ['Product used (kg)', (line) => amountOf(line, 'kg')],
  ['Product used (L)', (line) => amountOf(line, 'L')],
  ['Nitrogen of the product (kg)', nitrogenOf],
  ['Wind speed (km/h)', ({ found }) => found.record.weather.windSpeedKmPerH],
  ['Wind from', ({ found }) => found.record.weather.windFrom],
  ['Air temperature (°C)', ({ found }) => found.record.weather.airTemperatureC],
  ['Humidity (%)', ({ found }) => found.record.weather.relativeHumidityPct],
  ['Operator', ({ found }) => found.record.operator],
  ['Certificate', ({ found }) => found.record.operatorCertificate],
  ['Crop', ({ found }) => found.record.crop],
  ['Reason', ({ found }) => found.record.reason],
  ['Notes', ({ found }) => found.record.notes],
];

/** What a spreadsheet would take for a formula is made text (ASVS 5.0, 1.2.10). */
const guarded = (text: string): string =>
  /^'*[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;

/** A cell as RFC 4180 has it; a figure stands plain, as it is stored. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guarded(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of a page as CSV in UTF-8, with its headings. */
export function recordsCsv({ records }: RecordsPage): string {
  const lines = records.flatMap((found): readonly Line[] =>
    found.record.products.length === 0
      ? [{ found, product: null }]
      : found.record.products.map((product) => ({ found, product })),
  );
  const rows = [
    COLUMNS.map(([heading]) => heading),
    ...lines.map((line) => COLUMNS.map(([, of]) => of(line))),
  ];
  return `${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;
}
