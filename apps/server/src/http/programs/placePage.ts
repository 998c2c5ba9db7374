import {
  farmJobKind,
  paddockKind,
  recordKind,
  roundKind,
  savedMachineKind,
  stockEntryKind,
  withinLimits,
  withoutMoney,
  type DocumentKind,
} from '@mix/documents';
import { RequestError } from '../../firestore/RequestError.ts';
import { findPage, type FoundPage } from '../../firestore/reads/listDocuments.ts';
import type { Documents } from '../../firestore/storage/Documents.ts';
import type { StoredDocument } from '../../firestore/storage/StoredDocument.ts';
import { plainFields } from '../../firestore/wire/toPlain.ts';
import type { Paging } from './pages.ts';
import { ProgramError } from './ProgramError.ts';
import type { ProgramPlace } from './programPlace.ts';

/** The collections of a workspace that a program reads, and the kinds of their documents. */
export const PLACE_KINDS = {
  records: recordKind,
  paddocks: paddockKind,
  machines: savedMachineKind,
  stock: stockEntryKind,
  rounds: roundKind,
  jobs: farmJobKind,
} as const;
export type PlaceCollection = keyof typeof PLACE_KINDS;

type ValueOf<Name extends PlaceCollection> =
  (typeof PLACE_KINDS)[Name] extends DocumentKind<infer Value> ? Value : never;

/** One document of a page. */
export interface FoundDocument<Value> {
  readonly id: string;
  /** ISO 8601, UTC; null: a document from before stamps were required may have none. */
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  /** A uid; null in somebody's own workspace, where everything is theirs. */
  readonly createdBy: string | null;
  readonly value: Value;
}

export interface PlacePage<Value> {
  /** Read one after another as they are asked for, so that never more than one is held. */
  readonly items: Iterable<FoundDocument<Value>>;
  readonly nextPageToken: string | null;
}

/** UTF-16 units of a page's stored documents; beyond it a page has fewer than it was asked for. */
const LARGEST_PAGE = 4 * 1024 * 1024;

const isoOf = (value: unknown): string | null =>
  value instanceof Date ? value.toISOString() : null;

function* readDocuments<Value>(
  found: readonly StoredDocument[],
  kind: DocumentKind<Value>,
  { seesMoney }: ProgramPlace,
): Generator<FoundDocument<Value>, undefined> {
  for (const document of found) {
    // Fields read out of a copy are freed with it; they take many times as much room as the text.
    const { createdAt, updatedAt, createdBy, ...stored } = plainFields(document.copy().fields);
    // A state before an edit is kept as it was stored: its prices go before the document is parsed.
    const value = kind.parse(seesMoney ? stored : withoutMoney(stored));
    if (value === null) continue;
    yield {
      id: document.path.slice(document.path.lastIndexOf('/') + 1),
      createdAt: isoOf(createdAt),
      updatedAt: isoOf(updatedAt),
      createdBy: typeof createdBy === 'string' ? createdBy : null,
      value: withinLimits(kind, value),
    };
  }
}

/** The first documents, as many as a page may hold, one at the least. */
function fitting(found: readonly StoredDocument[]): readonly StoredDocument[] {
  let units = 0;
  const tooMany = found.findIndex((document, place) => {
    units += document.fieldsText.length;
    return place > 0 && units > LARGEST_PAGE;
  });
  return tooMany < 0 ? found : found.slice(0, tooMany);
}

/** The field that must name a contractor: the rules allow only a query that asks for it. */
const OF_CONTRACTOR: Partial<Record<PlaceCollection, string>> = {
  records: 'createdBy',
  jobs: 'sentTo',
};

function whereOf({ member, uid }: ProgramPlace, name: PlaceCollection): object | undefined {
  const field = member?.role === 'contractor' ? OF_CONTRACTOR[name] : undefined;
  if (field === undefined) return undefined;
  return {
    fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: uid } },
  };
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof RequestError)) return error;
  if (error.status === 'PERMISSION_DENIED') {
    return new ProgramError('PERMISSION_DENIED', 'The role of its owner does not include this.');
  }
  return new ProgramError(
    'INVALID_ARGUMENT',
    error.status === 'FAILED_PRECONDITION'
      ? 'This page would be too large. Ask for fewer with pageSize.'
      : 'This page cannot be read.',
  );
}

/**
 * One page of a collection of a workspace, as the rules let the owner of the token read it. What
 * this version cannot read is left out; without the permission to see money it has no prices.
 * @throws ProgramError
 */
export function placePage<Name extends PlaceCollection>(
  documents: Documents,
  place: ProgramPlace,
  name: Name,
  { pageSize, pageToken }: Paging,
): PlacePage<ValueOf<Name>> {
  const where = whereOf(place, name);
  let page: FoundPage;
  try {
    page = findPage(
      documents,
      { uid: place.uid, token: {} },
      {
        path: `${place.path}/${name}`,
        mask: null,
        pageSize: String(pageSize),
        pageToken: pageToken ?? null,
        orderBy: null,
        showMissing: null,
        ...(where !== undefined && { where }),
      },
    );
  } catch (error) {
    throw refusalOf(error);
  }
  const { found, tokenAfter, isFull } = page;
  const shown = fitting(found);
  const last = shown.at(-1);
  const isEnd = last === undefined || (shown.length === found.length && !isFull);
  const kind = PLACE_KINDS[name] as unknown as DocumentKind<ValueOf<Name>>;
  return {
    items: readDocuments(shown, kind, place),
    nextPageToken: isEnd ? null : tokenAfter(last),
  };
}

/** A page as JSON text. */
export function pageJson({ items, nextPageToken }: PlacePage<object>): string {
  const texts: string[] = [];
  for (const { value, createdBy, ...stamps } of items) {
    const whose = createdBy === null ? {} : { createdBy };
    texts.push(JSON.stringify({ ...stamps, ...whose, ...value }));
  }
  return `{"items":[${texts.join()}],"nextPageToken":${JSON.stringify(nextPageToken)}}`;
}
