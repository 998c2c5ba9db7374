import { RequestError } from '../RequestError.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { applyTransform, transformResult } from './transform.ts';
import { valueAt, withValueAt } from '../wire/FieldPath.ts';
import type { Fields, Micros, Value } from '../wire/Value.ts';
import type { Precondition, SetWrite, Write } from './Write.ts';

/** What the writes of one commit make of one document. */
export interface Transition {
  readonly path: string;
  /** The document before the commit; null: there is none. */
  readonly before: StoredDocument | null;
  /** The fields after the commit; null: there is none. */
  readonly after: Fields | null;
  /** False: the document is only checked against preconditions. */
  readonly isWritten: boolean;
  /** One of the writes deletes the document: what is there afterwards is another document. */
  readonly isReborn: boolean;
  /** The precondition of the first write: where it fails, decides between create and update. */
  readonly expected: Precondition;
}

export interface AppliedWrites {
  readonly transitions: ReadonlyMap<string, Transition>;
  /** For each write, the results of its transforms. */
  readonly transformResults: readonly (readonly Value[])[];
  /** The first precondition that does not hold; then nothing may be stored. */
  readonly failure: RequestError | null;
}

interface Source {
  read(path: string): StoredDocument | null;
  /** The full name of a document, for refusals. */
  nameOf(path: string): string;
}

/**
 * Works out what writes make of the documents, one after another, without storing anything. It goes
 * on behind a precondition that fails, so that the rules judge all writes: whoever may not write is
 * told that and nothing else.
 */
export function applyWrites(
  source: Source,
  writes: readonly Write[],
  requestTime: Micros,
): AppliedWrites {
  const transitions = new Map<string, Transition>();
  const transformResults: (readonly Value[])[] = [];
  let failure: RequestError | null = null;
  for (const write of writes) {
    const { path } = write;
    const state = transitions.get(path) ?? untouched(source.read(path), write);
    failure ??= preconditionFailure(write.precondition, state, source.nameOf(path));
    const { after, results } = applyWrite(write, state.after, requestTime);
    transformResults.push(results);
    transitions.set(path, {
      ...state,
      after,
      isWritten: state.isWritten || write.kind !== 'verify',
      isReborn: state.isReborn || write.kind === 'delete',
    });
  }
  return { transitions, transformResults, failure };
}

const untouched = (before: StoredDocument | null, write: Write): Transition => ({
  path: write.path,
  before,
  after: before?.fields ?? null,
  isWritten: false,
  isReborn: false,
  expected: write.precondition,
});

function preconditionFailure(
  precondition: Precondition,
  { before, after }: Transition,
  name: string,
): RequestError | null {
  switch (precondition.kind) {
    case 'none':
      return null;
    case 'exists':
      return after === null
        ? new RequestError('NOT_FOUND', `No document to update: ${name}`)
        : null;
    case 'missing':
      return after === null
        ? null
        : new RequestError('ALREADY_EXISTS', `Document already exists: ${name}`);
    case 'updatedAt': {
      const stored = after === null ? 0n : (before?.updateTime ?? 0n);
      return stored === precondition.time
        ? null
        : new RequestError(
            'FAILED_PRECONDITION',
            `the stored version (${stored}) does not match the required base version ` +
              `(${precondition.time})`,
          );
    }
  }
}

function applyWrite(
  write: Write,
  base: Fields | null,
  requestTime: Micros,
): { after: Fields | null; results: readonly Value[] } {
  if (write.kind === 'verify') return { after: base, results: [] };
  if (write.kind === 'delete') return { after: null, results: [] };
  let fields = written(write, base ?? new Map<string, Value>());
  const results: Value[] = [];
  for (const { field, transform } of write.transforms) {
    const value = applyTransform(transform, valueAt(fields, field), requestTime);
    results.push(transformResult(transform, value));
    fields = withValueAt(fields, field, value);
  }
  return { after: fields, results };
}

const written = ({ fields, mask }: SetWrite, base: Fields): Fields =>
  mask === null
    ? fields
    : mask.reduce((result, path) => withValueAt(result, path, valueAt(fields, path)), base);
