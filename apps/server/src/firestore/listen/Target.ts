import type { DocumentChange } from '../storage/Documents.ts';
import type { EarlierDocument } from '../storage/changesTable.ts';
import type { PathRange } from '../storage/documentsTable.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import type { DocumentReader } from '../reads/DocumentReader.ts';

/** Where a target's documents lie; a commit that changes nothing there costs the target nothing. */
export type Place =
  | { readonly kind: 'document'; readonly path: string }
  | { readonly kind: 'collection'; readonly path: string }
  | { readonly kind: 'group'; readonly collection: string };

/** One document that is sent to a client. */
export type TargetChange =
  | { readonly path: string; readonly kind: 'present'; readonly document: StoredDocument }
  /** The document is not in the result: deleted, or no longer matching. */
  | { readonly path: string; readonly kind: 'gone'; readonly exists: boolean };

/**
 * What a client listens to. Each call gets a new reader, so that what the rules look up is current.
 */
export interface Target {
  readonly id: number;
  readonly place: Place;
  readonly range: PathRange;
  /** Bytes the target keeps besides the words of its request, roughly. */
  readonly keptBytes: number;
  /**
   * All documents the target has now.
   * @throws RequestError when the rules do not let them be read.
   */
  start(reader: DocumentReader): readonly StoredDocument[];
  /** Whether the rules still allow the target. */
  mayBeRead(reader: DocumentReader): boolean;
  /** The documents the target had at an earlier time. @param changed those that changed since. */
  earlier(changed: readonly EarlierDocument[]): readonly StoredDocument[];
  /**
   * The changes a commit makes to the result of the target.
   * @throws RequestError when the rules no longer allow the target.
   */
  follow(changes: readonly DocumentChange[], reader: DocumentReader): readonly TargetChange[];
}

/** What is kept of a document of an earlier result, to compare the next one with it. */
export type Seen = Pick<StoredDocument, 'path' | 'updateTime'>;

/** The changes from one result to another: documents that left it, then new and changed ones. */
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
