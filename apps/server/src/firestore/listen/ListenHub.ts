import type { Commit, DocumentChange, Documents } from '../storage/Documents.ts';
import { splitPath } from '../wire/DocumentName.ts';
import type { Micros } from '../wire/Value.ts';
import type { Place, Target } from './Target.ts';

/** A stream that gets the commits that touch its targets. */
export interface Listener {
  /** @param touched the targets a commit touches, each with the changes in its place. */
  follow(time: Micros, touched: Touched): void;
  /** Called when a document has changed that the rules looked up to allow a target. */
  judgeAgain(target: Target): void;
}

type Touched = ReadonlyMap<Target, readonly DocumentChange[]>;

const keyOf = (place: Place): string =>
  place.kind === 'group' ? `group ${place.collection}` : `${place.kind} ${place.path}`;

/** Finds for each commit the targets it touches, without asking the others. */
export class ListenHub {
  readonly #places: Places = new Map();
  /**
   * Targets by the paths of documents that the rules looked up to allow them: a membership, say.
   */
  readonly #letInBy: Places = new Map();
  readonly #pathsOf = new Map<Target, ReadonlySet<string>>();

  constructor(documents: Documents) {
    documents.onCommit((commit) => this.#tell(commit));
  }

  /** @param lookedUp paths of the documents that the rules looked up to allow the target. */
  add(target: Target, listener: Listener, lookedUp: ReadonlySet<string>): void {
    put(this.#places, keyOf(target.place), target, listener);
    if (lookedUp.size === 0) return;
    this.#pathsOf.set(target, lookedUp);
    for (const path of lookedUp) put(this.#letInBy, path, target, listener);
  }

  remove(target: Target): void {
    take(this.#places, keyOf(target.place), target);
    for (const path of this.#pathsOf.get(target) ?? []) take(this.#letInBy, path, target);
    this.#pathsOf.delete(target);
  }

  #tell({ time, changes }: Commit): void {
    for (const { path } of changes) {
      // A target that is refused now gets nothing of the rest of the commit.
      for (const [target, listener] of [...(this.#letInBy.get(path) ?? [])]) {
        listener.judgeAgain(target);
      }
    }
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

type Places = Map<string, Map<Target, Listener>>;

function put(places: Places, key: string, target: Target, listener: Listener): void {
  const targets = places.get(key) ?? new Map<Target, Listener>();
  places.set(key, targets.set(target, listener));
}

function take(places: Places, key: string, target: Target): void {
  const targets = places.get(key);
  targets?.delete(target);
  if (targets?.size === 0) places.delete(key);
}

/** Every place a document lies in. */
function keysOf(path: string): readonly string[] {
  const { parent, collection } = splitPath(path);
  const collectionPath = parent === '' ? collection : `${parent}/${collection}`;
  return [`document ${path}`, `collection ${collectionPath}`, `group ${collection}`];
}
