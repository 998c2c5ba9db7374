import type { DocumentChange } from '../storage/Documents.ts';
import type { EarlierDocument } from '../storage/changesTable.ts';
import type { PathRange } from '../storage/documentsTable.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import type { DocumentReader } from '../reads/DocumentReader.ts';

/** Where a target's documents lie; a commit that changes nothing there costs it nothing. */
export type Place =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'collection'; readonly path: string }
  | { readonly kind: 'group'; readonly collection: string };

/** One document that is sent to a client. */
export type TargetChange =
  | { readonly path: string; readonly kind: 'present'; readonly document: StoredDocument }
  /** It is not in the result: deleted, or no longer matching. */
  | { readonly path: string; readonly kind: 'gone'; readonly exists: boolean };

/** What a client listens to. Each call asks a new reader, so that what the rules look up is current. */
export interface Target {
  readonly id: number;
  readonly place: Place;
  readonly range: PathRange;
  /** What it keeps besides the words it was asked with, roughly. */
  readonly keptBytes: number;
  /**
   * All documents it has now.
   * @throws RequestError when the rules do not let them be read.
   */
  start(reader: DocumentReader): readonly StoredDocument[];
  /** Whether the rules still let it be listened to. */
  mayBeRead(reader: DocumentReader): boolean;
  /** Which of them it had at an earlier time. */
  earlier(changed: readonly EarlierDocument[]): readonly StoredDocument[];
  /**
   * What a commit means for it.
   * @throws RequestError when the rules no longer let it be read.
   */
  follow(changes: readonly DocumentChange[], reader: DocumentReader): readonly TargetChange[];
}

/** A document of an earlier result, as far as the next one is compared with it. */
export type Seen = Pick<StoredDocument, 'path' | 'updateTime'>;

/** What turns one result into another: what left it, then what is new or has changed. */
export function difference(
  before: readonly Seen[],
  now: readonly StoredDocument[],
  exists: (path: string) => boolean,
): readonly TargetChange[] {
  const present = new Set(now.map(({ path }) => path));
  const known = new Map(before.map(({ path, updateTime }) => [path, updateTime]));
  return [
    ...before
      .filter(({ path }) => !present.has(path))
      .map(({ path }) => ({ path, kind: 'gone' as const, exists: exists(path) })),
    ...now
      .filter(({ path, updateTime }) => known.get(path) !== updateTime)
      .map((document) => ({ path: document.path, kind: 'present' as const, document })),
  ];
}
