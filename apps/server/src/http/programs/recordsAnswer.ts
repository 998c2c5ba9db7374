import {
  guardText,
  localDay,
  nutrientKg,
  recordKind,
  type RecordProduct,
  type SprayRecord,
} from '@mix/documents';
import type { User } from '../../firestore/access/Authorize.ts';
import { RequestError } from '../../firestore/RequestError.ts';
import { findPage, type FoundPage } from '../../firestore/reads/listDocuments.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import type { StoredDocument } from '../../firestore/storage/StoredDocument.ts';
import { plainFields } from '../../firestore/wire/toPlain.ts';
import { readPage } from './pages.ts';
import { ProgramError } from './ProgramError.ts';

interface FoundRecord {
  readonly id: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly record: SprayRecord;
}

export interface RecordsPage {
  /** Read one after another as they are asked for, so that never more than one is held. */
  readonly records: Iterable<FoundRecord>;
  readonly nextPageToken: string | null;
}

/** UTF-16 units of what a page is made of; past it the page ends before it has as many as it may. */
const LARGEST_PAGE = 4 * 1024 * 1024;

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

function* readRecords(
  found: readonly StoredDocument[],
  seesMoney: boolean,
): Generator<FoundRecord, undefined> {
  for (const document of found) {
    // What is read out of a copy goes with it; it takes many times as much room as the text.
    const { createdAt, updatedAt, ...stored } = plainFields(document.copy().fields);
    const record = recordKind.parse(stored);
    if (record === null) continue;
    yield {
      id: document.path.slice(document.path.lastIndexOf('/') + 1),
      createdAt: isoOf(createdAt),
      updatedAt: isoOf(updatedAt),
      record: seesMoney ? record : withoutMoney(record),
    };
  }
}

/** As many of the first as a page may be made of, one at the least. */
function fitting(found: readonly StoredDocument[]): readonly StoredDocument[] {
  let units = 0;
  const tooMany = found.findIndex((document, place) => {
    units += document.fieldsText.length;
    return place > 0 && units > LARGEST_PAGE;
  });
  return tooMany < 0 ? found : found.slice(0, tooMany);
}

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
  let page: FoundPage;
  try {
    page = findPage(documents, user, {
      path: `users/${user.uid}/records`,
      mask: null,
      pageSize: String(pageSize),
      pageToken: pageToken ?? null,
      orderBy: null,
      showMissing: null,
    });
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const message =
      error.status === 'FAILED_PRECONDITION'
        ? 'This page would be too large. Ask for fewer with pageSize.'
        : 'This page cannot be read.';
    throw new ProgramError('INVALID_ARGUMENT', message);
  }
  const { found, tokenAfter, isFull } = page;
  const shown = fitting(found);
  const last = shown.at(-1);
  const isEnd = last === undefined || (shown.length === found.length && !isFull);
  return { records: readRecords(shown, seesMoney), nextPageToken: isEnd ? null : tokenAfter(last) };
}

/** The records of a page, as JSON text. */
export function recordsJson({ records, nextPageToken }: RecordsPage): string {
  const items: string[] = [];
  for (const { record, ...rest } of records) items.push(JSON.stringify({ ...rest, ...record }));
  return `{"items":[${items.join()}],"nextPageToken":${JSON.stringify(nextPageToken)}}`;
}

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

/** A cell as RFC 4180 has it; a figure stands plain, as it is stored. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guardText(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The records of a page as CSV in UTF-8, with its headings. */
export function recordsCsv({ records }: RecordsPage): string {
  const rows = [COLUMNS.map(([heading]) => cellText(heading)).join()];
  for (const found of records) {
    const { products } = found.record;
    const lines = products.length === 0 ? [null] : products;
    for (const product of lines) {
      rows.push(COLUMNS.map(([, of]) => cellText(of({ found, product }))).join());
    }
  }
  return `${rows.join('\r\n')}\r\n`;
}
