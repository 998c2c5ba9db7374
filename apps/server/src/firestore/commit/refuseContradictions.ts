import { invalid } from '../RequestError.ts';
import type { Micros } from '../wire/Value.ts';
import type { Write } from './Write.ts';

type Kind = 'upsert' | 'insert' | 'update' | 'delete' | 'verify';

/** The writes of one document so far, taken as one. */
interface Merged {
  readonly kind: Kind;
  /** The version that the first of the writes asks for; null: any. */
  readonly version: Micros | null;
}

function kindOf({ kind, precondition }: Write): Kind {
  if (kind !== 'set') return kind;
  if (precondition.kind === 'none') return 'upsert';
  return precondition.kind === 'missing' ? 'insert' : 'update';
}

/**
 * Refuses writes of one document that contradict one another, as the official service does,
 * whatever is stored: behind a delete there is no document, behind a set there is one.
 * @throws RequestError in the service's words.
 */
export function refuseContradictions(writes: readonly Write[]): void {
  const documents = new Map<string, Merged>();
  for (const write of writes) {
    const before = documents.get(write.path);
    documents.set(write.path, before === undefined ? first(write) : merge(before, write));
  }
}

const versionOf = ({ precondition }: Write): Micros | null =>
  precondition.kind === 'updatedAt' ? precondition.time : null;

const first = (write: Write): Merged => ({ kind: kindOf(write), version: versionOf(write) });

function merge(before: Merged, write: Write): Merged {
  const kind = kindOf(write);
  refuseVerified(before.kind, kind);
  if (contradicts(before.kind, write)) {
    throw invalid(`Cannot ${before.kind} then ${kind} an entity in the same request.`);
  }
  const version = versionOf(write);
  if (version !== null && version !== before.version) {
    throw invalid('Cannot collapse mutations with different version preconditions');
  }
  if (kind === 'delete') return { ...before, kind };
  return { ...before, kind: before.kind === 'delete' ? 'upsert' : before.kind };
}

function refuseVerified(before: Kind, after: Kind): void {
  if (before !== 'verify' && after !== 'verify') return;
  const twice =
    before === after
      ? 'verified more than once'
      : before === 'verify'
        ? 'verified and then written'
        : 'written and then verified';
  throw invalid(`the same document cannot be ${twice} in a single request`);
}

function contradicts(before: Kind, { kind, precondition }: Write): boolean {
  if (before !== 'delete') return precondition.kind === 'missing';
  // A second delete may ask for the version that the first one asked for.
  return precondition.kind === 'exists' || (kind === 'set' && precondition.kind === 'updatedAt');
}
