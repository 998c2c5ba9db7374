import type { User } from '../apps/server/src/firestore/access/Authorize.ts';
import {
  createDocumentStore,
  type DocumentStore,
} from '../apps/web/src/documents/device/createDocumentStore.ts';
import { documentKinds } from '../apps/web/src/documents/device/documentKinds.ts';
import {
  createAccountSync,
  type AccountSync,
} from '../apps/web/src/documents/sync/createAccountSync.ts';
import { inFormOfToday } from '../apps/web/src/documents/sync/inFormOfToday.ts';
import { marksIn, type Book } from './Book.ts';
import type { Chance } from './Chance.ts';
import type { Faults } from './Faults.ts';
import { SimulatedDisk } from './SimulatedDisk.ts';
import { SimulatedLink } from './SimulatedLink.ts';
import type { SimulatedServer } from './SimulatedServer.ts';
import type { Timeline } from './Timeline.ts';

interface DeviceParts {
  readonly name: string;
  readonly uid: string;
  readonly server: SimulatedServer;
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly faults: () => Faults;
  readonly book: Book;
  /** Of another tab of the same browser; its own where there is none. */
  readonly disk?: SimulatedDisk;
  /** Errors of the program itself. */
  readonly onFault: (error: Error) => void;
}

interface Page {
  isLive: boolean;
  readonly store: DocumentStore;
  readonly sync: AccountSync;
}

/** One device with the app on it: the product's own store and exchange, over a disk and a link. */
export class SimulatedDevice {
  readonly name: string;
  readonly uid: string;
  readonly disk: SimulatedDisk;
  readonly link: SimulatedLink;
  /** How far its clock is from the right time. */
  clockOffMs = 0;
  readonly #parts: DeviceParts;
  #ids = 0;
  #page: Page | null = null;

  constructor(parts: DeviceParts) {
    const { name, uid, server, timeline, chance, faults, book } = parts;
    this.#parts = parts;
    this.name = name;
    this.uid = uid;
    this.disk =
      parts.disk ??
      new SimulatedDisk(timeline, chance, faults, ({ collection, fields }) => {
        if (collection !== 'conflicts') book.replace(marksIn(fields));
      });
    this.link = new SimulatedLink(server, userOf(uid), timeline, chance, faults);
  }

  get page(): Page | null {
    return this.#page;
  }

  readonly now = (): Date => new Date(this.#parts.timeline.nowMs + this.clockOffMs);

  readonly newId = (): string => `${this.name}x${(this.#ids += 1)}`;

  /** Opens the app. */
  open(): void {
    if (this.#page !== null) return;
    const { uid, timeline, chance, onFault } = this.#parts;
    const alive = { isLive: true };
    const isAlive = () => alive.isLive;
    let wake: () => void = () => undefined;
    const store = createDocumentStore({
      entries: this.disk.open({ isAlive }),
      kinds: documentKinds,
      owner: () => uid,
      now: this.now,
      newRevision: this.newId,
      publish: () => undefined,
      publishPart: () => undefined,
      untilIdle: () => Promise.resolve(),
      onChanged: () => wake(),
    });
    const sync = createAccountSync({
      uid,
      account: this.link.database,
      store,
      settle: (collection, fields, current, now) =>
        documentKinds[collection].settle?.(fields, current, now) ?? fields,
      mergeOf: (collection) => documentKinds[collection].merge,
      inFormOfToday: (collection, fields) => inFormOfToday(documentKinds[collection], fields),
      newRevision: this.newId,
      now: this.now,
      random: chance.fraction,
      later: (work, afterMs) =>
        timeline.later(() => {
          if (isAlive()) work();
        }, afterMs),
      onConnection: () => undefined,
      onSettled: () => undefined,
      onDead: () => onFault(new Error('the client library is taken for dead')),
      report: onFault,
    });
    wake = sync.wake;
    this.#page = Object.assign(alive, { store, sync });
  }

  /** The page ends at this very moment, whatever it was doing. */
  kill(): void {
    if (this.#page === null) return;
    this.#page.isLive = false;
    this.link.drop();
    this.#page = null;
  }
}

/** The account behind a token of the embedded server. */
export const userOf = (uid: string): User => ({ uid, token: { iss: 'urn:mix-instance:p' } });
