import type { Commit, DocumentChange, Documents } from '../storage/Documents.ts';
import { splitPath } from '../wire/DocumentName.ts';
import type { Micros } from '../wire/Value.ts';
import type { Place, Target } from './Target.ts';

/** The streams that get the commits that touch their targets. */
export interface Listener {
  /** @param touched the targets a commit touches, each with the changes in its place. */
  follow(time: Micros, touched: Touched): void;
}

type Touched = ReadonlyMap<Target, readonly DocumentChange[]>;

const keyOf = (place: Place): string =>
  place.kind === 'group' ? `group ${place.collection}` : `${place.kind} ${place.path}`;

/** Finds for each commit the targets it touches, without asking the others. */
export class ListenHub {
  readonly #places = new Map<string, Map<Target, Listener>>();

  constructor(documents: Documents) {
    documents.onCommit((commit) => this.#tell(commit));
  }

  add(target: Target, listener: Listener): void {
    const key = keyOf(target.place);
    const targets = this.#places.get(key) ?? new Map<Target, Listener>();
    this.#places.set(key, targets.set(target, listener));
  }

  remove(target: Target): void {
    const key = keyOf(target.place);
    const targets = this.#places.get(key);
    targets?.delete(target);
    if (targets?.size === 0) this.#places.delete(key);
  }

  #tell({ time, changes }: Commit): void {
    const listeners = new Map<Listener, Map<Target, DocumentChange[]>>();
    for (const change of changes) {
      for (const key of keysOf(change.path)) {
        for (const [target, listener] of this.#places.get(key) ?? []) {
          const targets = listeners.get(listener) ?? new Map<Target, DocumentChange[]>();
          listeners.set(listener, targets);
          const earlier = targets.get(target);
          if (earlier === undefined) targets.set(target, [change]);
          else earlier.push(change);
        }
      }
    }
    for (const [listener, touched] of listeners) listener.follow(time, touched);
  }
}

/** Every place a document lies in. */
function keysOf(path: string): readonly string[] {
  const { parent, collection } = splitPath(path);
  const collectionPath = parent === '' ? collection : `${parent}/${collection}`;
  return [`document ${path}`, `collection ${collectionPath}`, `group ${collection}`];
}
