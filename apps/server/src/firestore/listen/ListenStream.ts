import type { User } from '../access/Authorize.ts';
import { refusalOfDatabase } from '../channel/refusalOfDatabase.ts';
import type { Outlet, Stream } from '../channel/Stream.ts';
import type { DocumentChange, Documents } from '../storage/Documents.ts';
import { DocumentReader } from '../reads/DocumentReader.ts';
import { parseBody } from '../rest/parseBody.ts';
import { RequestError, denied, invalid } from '../RequestError.ts';
import type { StoredDocument } from '../storage/StoredDocument.ts';
import { readMembers } from '../wire/readMembers.ts';
import type { Micros } from '../wire/Value.ts';
import type { Listener, ListenHub } from './ListenHub.ts';
import { listenMessages } from './listenMessages.ts';
import {
  readAddTarget,
  readKnown,
  readTarget,
  readTargetId,
  type AddTarget,
  type Known,
} from './readAddTarget.ts';
import { encodeResumeToken } from './resumeToken.ts';
import { difference, type Target, type TargetChange } from './Target.ts';

/** What a commit, or the start of a target, means for one document in all targets of a stream. */
interface Gathered {
  document: StoredDocument | null;
  exists: boolean;
  readonly present: number[];
  readonly gone: number[];
}

const MOST_TARGETS = 500;
/** Bytes of memory for a target besides the words of its request. */
const BYTES_PER_TARGET = 1000;
/** How long targets are begun at a stretch before other work has its turn. */
const SLICE_MS = 5;
/**
 * How old a client's state may grow while its targets do not change, µs. Changes are kept a day.
 */
const OLDEST_STATE: Micros = 10n * 60n * 1_000_000n;

/**
 * Sends a client the documents of its targets, then their changes. While much is on its way to the
 * client no other target is begun: a client that asks for 200 results and takes none has only the
 * first few made.
 */
export class ListenStream implements Stream, Listener {
  readonly #documents: Documents;
  readonly #hub: ListenHub;
  readonly #user: User | null;
  readonly #outlet: Outlet;
  readonly #elapsed: () => number;
  readonly #targets = new Map<number, Target>();
  /** Targets that wait until the client has taken earlier messages, in the order they came. */
  readonly #asked = new Map<number, AddTarget>();
  /** Bytes that are counted for each target: for its words, and for what it keeps of its result. */
  readonly #counted = new Map<number, { readonly words: number; readonly result: number }>();
  #isBeginDue = false;
  /** The time of the state that was last sent to the client. */
  #toldTime: Micros = 0n;

  /** @param elapsed milliseconds from any beginning; never goes back. */
  constructor(
    documents: Documents,
    hub: ListenHub,
    user: User | null,
    outlet: Outlet,
    elapsed: () => number,
  ) {
    this.#elapsed = elapsed;
    this.#documents = documents;
    this.#hub = hub;
    this.#user = user;
    this.#outlet = outlet;
  }

  receive(message: string): void {
    const request = readMembers(parseBody(message), [
      'database',
      'addTarget',
      'removeTarget',
      'labels',
    ]);
    const refusal = refusalOfDatabase(this.#documents, request.database);
    if (request.addTarget !== undefined) this.#add(request.addTarget, message.length, refusal);
    if (request.removeTarget !== undefined) this.#remove(readTargetId(request.removeTarget));
  }

  follow(time: Micros, touched: ReadonlyMap<Target, readonly DocumentChange[]>): void {
    try {
      const gathered = new Map<string, Gathered>();
      for (const [target, changes] of touched) {
        this.#orRefuse(target.id, () => {
          gather(gathered, target.id, target.follow(changes, this.#reader()));
        });
        this.#recount(target);
      }
      if (gathered.size === 0) return;
      this.#sendChanges(gathered, time);
      this.#sendSnapshot(time);
    } catch (error) {
      this.#outlet.fail(error);
    }
  }

  judgeAgain(target: Target): void {
    try {
      this.#orRefuse(target.id, () => {
        if (!target.mayBeRead(this.#reader())) throw denied();
      });
    } catch (error) {
      this.#outlet.fail(error);
    }
  }

  /**
   * Sends a newer state where only other documents have changed: the client may then come back late
   * and still be told what changed.
   */
  idle(): void {
    const { clock } = this.#documents;
    const isOld = clock.now() - this.#toldTime > OLDEST_STATE && clock.last() > this.#toldTime;
    if (isOld && this.#targets.size > 0) this.#sendSnapshot(clock.last());
  }

  roomAgain(): void {
    if (this.#asked.size > 0) this.#begin();
  }

  end(): void {
    this.#asked.clear();
    for (const target of this.#targets.values()) this.#hub.remove(target);
    this.#targets.clear();
  }

  #reader(): DocumentReader {
    return new DocumentReader(this.#documents, this.#user, false);
  }

  #add(json: unknown, bytes: number, refusal: RequestError | null): void {
    const request = readAddTarget(json);
    const id = readTargetId(request.targetId);
    if (this.#targets.has(id) || this.#asked.has(id)) {
      throw invalid(`Target ${id} is there already.`);
    }
    this.#orRefuse(id, () => {
      if (refusal !== null) throw refusal;
      if (this.#targets.size + this.#asked.size >= MOST_TARGETS) throw tooMany();
      // The request is kept as it came, and then read: at least twice its length.
      this.#count(id, BYTES_PER_TARGET + 2 * bytes, 0);
      this.#asked.set(id, request);
    });
    if (!this.#isBeginDue) this.#begin();
  }

  /** Begins waiting targets until the client is crowded or the time slice has passed. */
  #begin(): void {
    const until = this.#elapsed() + SLICE_MS;
    for (const [id, request] of this.#asked) {
      if (this.#outlet.isCrowded) return;
      if (this.#elapsed() >= until) {
        this.#beginSoon();
        return;
      }
      this.#asked.delete(id);
      this.#orRefuse(id, () => this.#start(id, request));
    }
  }

  #beginSoon(): void {
    if (this.#isBeginDue) return;
    this.#isBeginDue = true;
    setImmediate(() => {
      this.#isBeginDue = false;
      try {
        this.#begin();
      } catch (error) {
        this.#outlet.fail(error);
      }
    });
  }

  #start(id: number, request: AddTarget): void {
    const target = readTarget(this.#documents, id, request);
    const known = readKnown(this.#documents, request);
    const reader = this.#reader();
    const now = target.start(reader);
    this.#targets.set(id, target);
    this.#hub.add(target, this, reader.lookedUp);
    this.#recount(target);
    this.#sendStart(target, now, known);
  }

  #remove(id: number): void {
    // Each request of the client has its own answer: a target not begun is added, then removed.
    if (this.#asked.delete(id)) this.#outlet.send(listenMessages.added(id));
    this.#forget(id);
    this.#outlet.send(listenMessages.removed(id));
  }

  #forget(id: number): void {
    this.#asked.delete(id);
    this.#count(id, 0, 0);
    const target = this.#targets.get(id);
    if (target === undefined) return;
    this.#hub.remove(target);
    this.#targets.delete(id);
  }

  #count(id: number, words: number, result: number): void {
    const before = this.#counted.get(id) ?? { words: 0, result: 0 };
    const more = words + result - before.words - before.result;
    if (more > 0) this.#outlet.hold(more);
    else this.#outlet.release(-more);
    if (words === 0) this.#counted.delete(id);
    else this.#counted.set(id, { words, result });
  }

  /** Counts anew what a target keeps, which changes with its result. */
  #recount({ id, keptBytes }: Target): void {
    const counted = this.#counted.get(id);
    if (counted !== undefined) this.#count(id, counted.words, keptBytes);
  }

  /** Does work for a target; a refusal ends that target alone. */
  #orRefuse(id: number, work: () => void): void {
    try {
      work();
    } catch (error) {
      // RESOURCE_EXHAUSTED ends the whole stream, which the client opens again later.
      if (!(error instanceof RequestError) || error.status === 'RESOURCE_EXHAUSTED') throw error;
      this.#forget(id);
      this.#outlet.send(listenMessages.refused(id, error));
    }
  }

  #sendStart(target: Target, now: readonly StoredDocument[], known: Known | null): void {
    const { id } = target;
    const time = this.#documents.clock.last();
    const before = known === null ? [] : this.#earlier(target, known);
    this.#outlet.send(listenMessages.added(id));
    if (before === null) this.#outlet.send(listenMessages.reset(id));
    const exists = (path: string): boolean => this.#documents.table.read(path) !== null;
    const gathered = new Map<string, Gathered>();
    gather(gathered, id, difference(before ?? [], now, exists));
    this.#sendChanges(gathered, time);
    if (known !== null) this.#outlet.send(listenMessages.filter(id, now.length));
    this.#outlet.send(listenMessages.current(id, this.#token(time), time));
    this.#sendSnapshot(time);
  }

  /** The documents a target had at the time the client knows; null when that is no longer known. */
  #earlier(target: Target, { time }: Known): readonly StoredDocument[] | null {
    if (time === null) return null;
    const { clock, changes } = this.#documents;
    // The client knows the newest commit: however long ago that was, nothing has changed since.
    const changed = time === clock.last() ? [] : changes.since(time, target.range);
    return changed === null ? null : target.earlier(changed);
  }

  #sendChanges(gathered: ReadonlyMap<string, Gathered>, time: Micros): void {
    const { root } = this.#documents;
    for (const [path, { document, exists, present, gone }] of gathered) {
      const name = JSON.stringify(`${root}/${path}`);
      if (document !== null) {
        this.#outlet.send(listenMessages.changed(document.toWire(root), present, gone));
      } else if (exists) this.#outlet.send(listenMessages.departed(name, time, gone));
      else this.#outlet.send(listenMessages.deleted(name, time, gone));
    }
  }

  #sendSnapshot(time: Micros): void {
    this.#toldTime = time;
    this.#outlet.send(listenMessages.snapshot(this.#token(time), time));
  }

  #token(time: Micros): string {
    return encodeResumeToken(this.#documents.lineage, time);
  }
}

const tooMany = (): RequestError =>
  new RequestError('FAILED_PRECONDITION', `More than ${MOST_TARGETS} targets in one stream.`);

/** Adds the changes of one target to those of other targets for the same documents. */
function gather(
  gathered: Map<string, Gathered>,
  targetId: number,
  changes: readonly TargetChange[],
): void {
  for (const change of changes) {
    const { path } = change;
    const all = gathered.get(path) ?? { document: null, exists: false, present: [], gone: [] };
    gathered.set(path, all);
    if (change.kind === 'present') {
      all.document = change.document;
      all.present.push(targetId);
    } else {
      all.exists ||= change.exists;
      all.gone.push(targetId);
    }
  }
}
