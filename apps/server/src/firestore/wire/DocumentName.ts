import { invalid } from '../RequestError.ts';

/** The name of a document taken apart. */
export interface DocumentName {
  readonly projectId: string;
  readonly databaseId: string;
  /** `users/u1/mixes/m1`; '' for the root above all documents. */
  readonly path: string;
}

const LONGEST_ID = 1500;
const LONGEST_NAME = 6144;
const MOST_SEGMENTS = 200;

const NUMERIC = /^__id(?:0|-?[1-9]\d*)__$/;

const ROOT = ['projects', '', 'databases', '', 'documents'] as const;

/** What a segment is called in a refusal. */
const idWord = (index: number): string => {
  if (index === 1) return 'project id';
  if (index === 3) return 'database id';
  return index % 2 === 1 ? 'collection id' : 'resource id';
};

/**
 * Refuses what no collection or document may be called.
 * @throws RequestError for an id that is empty, reserved, too long or not text.
 */
export function checkId(id: string, word: 'Collection' | 'Resource'): void {
  const because = (reason: string): Error =>
    invalid(`${word} id "${id}" is invalid because it ${reason}.`);
  if (id === '') throw because('is empty');
  if (id.includes('/')) throw because('contains "/"');
  if (id === '.' || id === '..') throw because('is reserved');
  if (!id.isWellFormed()) throw because('is not valid UTF-8');
  if (id.length * 3 > LONGEST_ID && Buffer.byteLength(id) > LONGEST_ID) {
    throw invalid('The key path element name is longer than 1500 bytes.');
  }
  if (!/^__.+__$/s.test(id)) return;
  if (word === 'Collection' || !NUMERIC.test(id)) throw because('is reserved');
  const number = BigInt(id.slice('__id'.length, -2));
  if (BigInt.asIntN(64, number) !== number) throw because('is not a 64 bit integer');
}

/** Walks a name and says where it goes wrong, as the official service does. */
function readName(name: string, what: string): DocumentName {
  const segments = name.split('/');
  const refuse = (reason: string): Error => invalid(`${what} "${name}" ${reason}.`);
  let at = 0;
  for (const [index, segment] of segments.entries()) {
    if (segment === '' && index > 0) {
      const isLast = index === segments.length - 1;
      throw refuse(isLast ? 'has invalid trailing "/"' : `lacks a ${idWord(index)} at index ${at}`);
    }
    checkSegment(segment, index, at, refuse);
    at += segment.length + 1;
  }
  const [, projectId, , databaseId] = segments;
  if (projectId === undefined || databaseId === undefined || segments.length < ROOT.length) {
    throw refuse(`lacks "/" at index ${name.length}`);
  }
  if (segments.length > ROOT.length + MOST_SEGMENTS) {
    throw invalid('Key path is too long. Cannot exceed 100 elements.');
  }
  if (Buffer.byteLength(name) > LONGEST_NAME) {
    throw invalid(`${what} is longer than ${LONGEST_NAME} bytes.`);
  }
  return { projectId, databaseId, path: segments.slice(ROOT.length).join('/') };
}

function checkSegment(
  segment: string,
  index: number,
  at: number,
  refuse: (reason: string) => Error,
): void {
  const wanted = ROOT[index];
  if (wanted !== undefined) {
    if (wanted !== '' && segment !== wanted) throw refuse(`lacks "${wanted}" at index ${at}`);
    return;
  }
  if (segment === '.' || segment === '..') {
    throw refuse(`contains a ${idWord(index)} "${segment}" at index ${at}`);
  }
  checkId(segment, index % 2 === 1 ? 'Collection' : 'Resource');
}

/**
 * Takes a document's name apart.
 * @param what how a refusal calls it, for example 'Document name'.
 * @throws RequestError saying where the name goes wrong.
 */
export function parseDocumentName(name: string, what = 'Document name'): DocumentName {
  const parsed = readName(name, what);
  if (parsed.path === '') {
    throw invalid(
      `${what} "${name}" is invalid: Omit "/documents" when referencing a database ` +
        '(except as the parent of a document).',
    );
  }
  if (isCollectionPath(parsed.path)) {
    throw invalid(`${what} "${name}" lacks "/" at index ${name.length}.`);
  }
  return parsed;
}

/** As `parseDocumentName`, and the root above all documents is allowed too. */
export function parseParentName(name: string): DocumentName {
  const parsed = readName(name, 'Document parent name');
  return parsed.path === '' ? parsed : parseDocumentName(name, 'Document parent name');
}

/**
 * Whether a path is of a collection: its number of segments is odd, as in `users`,
 * `users/u1/mixes`.
 */
export const isCollectionPath = (path: string): boolean => path.split('/').length % 2 === 1;

/** Takes `users/u1/mixes/m1` apart into `users/u1`, `mixes` and `m1`. */
export function splitPath(path: string): { parent: string; collection: string; id: string } {
  const segments = path.split('/');
  const id = segments.pop() ?? '';
  const collection = segments.pop() ?? '';
  return { parent: segments.join('/'), collection, id };
}

/** Takes `users/u1/mixes` apart into `users/u1` and `mixes`. */
export function splitCollectionPath(path: string): { parent: string; collection: string } {
  const slash = path.lastIndexOf('/');
  return { parent: slash === -1 ? '' : path.slice(0, slash), collection: path.slice(slash + 1) };
}
