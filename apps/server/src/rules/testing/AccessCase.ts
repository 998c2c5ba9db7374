import type { RulesFilter } from '../RulesRequest.ts';
import type { RulesMethod } from '../syntax/RulesFile.ts';
import type { FarmActor } from './storedFarm.ts';
import type { Actor, Fields } from './storedDocuments.ts';

/** One request over the documents of `storedEverything`, and what `firestore.rules` says to it. */
export interface AccessCase {
  readonly name: string;
  readonly actor: Actor | FarmActor;
  readonly method: RulesMethod;
  /** Of the document, or of the collection for `list`. */
  readonly path: string;
  /** The document after the write. A time that is exactly now is the server's own. */
  readonly fields?: Fields;
  readonly where?: RulesFilter;
  readonly allDescendants?: boolean;
  /** Documents that the same commit deletes. */
  readonly alsoDeleted?: readonly string[];
  /** Documents that the same commit writes; a time that is exactly now is the server's own. */
  readonly alsoWritten?: Readonly<Record<string, Fields>>;
  readonly allowed: boolean;
}
