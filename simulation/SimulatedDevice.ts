import type { Role } from '@mix/documents';
import type { User } from '../apps/server/src/firestore/access/Authorize.ts';
import {
  createDocumentStore,
  type DocumentStore,
} from '../apps/web/src/sync/device/createDocumentStore.ts';
import type { documentKinds } from '../apps/web/src/sync/device/documentKinds.ts';
import {
  createAccountSync,
  type AccountSync,
} from '../apps/web/src/sync/account/createAccountSync.ts';
import type { DocumentOwner } from '../apps/web/src/sync/device/StoredEntry.ts';
import { ownerOf } from '../apps/web/src/sync/workspace/Workspace.ts';
import { upgradeEntry } from '../apps/web/src/sync/device/upgradeEntry.ts';
import { marksIn, type Book } from './Book.ts';
import type { Chance } from './Chance.ts';
import type { Faults } from './Faults.ts';
import { SimulatedDisk } from './SimulatedDisk.ts';
import { SimulatedLink } from './SimulatedLink.ts';
import { SignIn, type KeptTokens } from './SignIn.ts';
import type { DeviceTokens } from './SimulatedIdentity.ts';
import type { SimulatedServer } from './SimulatedServer.ts';
import type { Timeline } from './Timeline.ts';

/** A farm, and what somebody is there. */
export interface FarmPlace {
  readonly id: string;
  readonly role: Role;
}

interface DeviceParts {
  readonly name: string;
  readonly uid: string;
  /** The farm it works on; null: alone. */
  readonly farm: FarmPlace | null;
  readonly server: SimulatedServer;
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly faults: () => Faults;
  readonly book: Book;
  /** Another tab of the same browser; null where there is none. */
  readonly tabOf: SimulatedDevice | null;
  readonly kinds: typeof documentKinds;
  /** Errors of the program itself. */
  readonly onFault: (error: Error) => void;
  /** Called when somebody is signed out here: the page has no account any more. */
  readonly onSignedOut: (sessionId: string) => void;
}

interface Page {
  isLive: boolean;
  readonly store: DocumentStore;
  readonly sync: AccountSync;
  readonly signIn: SignIn;
}

/** What a browser keeps for all of its tabs. */
interface Browser {
  readonly disk: SimulatedDisk;
  readonly kept: KeptTokens;
  readonly tabs: SimulatedDevice[];
}

/** How long the library takes to look what another tab has written down. */
const HEARD_MS = 2000;

/** One device with the app on it: the product's own store and sync, over a disk and a link. */
export class SimulatedDevice {
  readonly name: string;
  readonly uid: string;
  /** The owner of the documents it works on. */
  readonly owner: DocumentOwner;
  readonly link: SimulatedLink;
  /** Which version of the app it has: how it writes documents down. */
  kinds: typeof documentKinds;
  readonly #browser: Browser;
  /** How far its clock is from the right time. */
  clockOffMs = 0;
  readonly #parts: DeviceParts;
  #ids = 0;
  #page: Page | null = null;

  constructor(parts: DeviceParts) {
    const { name, uid, farm, server, timeline, chance, faults, book } = parts;
    this.#parts = parts;
    this.name = name;
    this.uid = uid;
    this.owner = ownerOf({ uid, farmId: farm?.id ?? null });
    this.kinds = parts.kinds;
    const { tabOf } = parts;
    this.#browser =
      tabOf !== null
        ? tabOf.#browser
        : {
            disk: new SimulatedDisk(timeline, chance, faults, ({ collection, fields }) => {
              if (collection !== 'conflicts') book.replace(marksIn(fields));
            }),
            kept: { tokens: null },
            tabs: [],
          };
    this.#browser.tabs.push(this);
    this.link = new SimulatedLink({ uid, server, timeline, chance, faults });
  }

  get disk(): SimulatedDisk {
    return this.#browser.disk;
  }

  get tokens(): DeviceTokens | null {
    return this.#browser.kept.tokens;
  }

  /** Somebody gives the password, unless the device is signed in. */
  signIn(): void {
    const { kept } = this.#browser;
    kept.tokens ??= this.#parts.server.identity.signIn(this.uid);
  }

  /** Takes the session off the device: nobody is signed in on any of its tabs any more. */
  #forgetTokens(sessionId: string): void {
    const { kept, tabs } = this.#browser;
    if (kept.tokens?.sessionId !== sessionId) return;
    kept.tokens = null;
    for (const tab of tabs) tab.kill();
    this.#parts.onSignedOut(sessionId);
  }

  /**
   * Signs out, which ends the session and removes its documents. @returns false while something
   * waits.
   */
  signOut(): boolean {
    const { tokens } = this;
    const held = [...this.disk.held.values()];
    if (tokens === null || held.some(({ place }) => place !== 'synced')) return false;
    this.#parts.server.identity.end(tokens);
    this.#forgetTokens(tokens.sessionId);
    this.disk.held = new Map();
    return true;
  }

  get page(): Page | null {
    return this.#page;
  }

  readonly now = (): Date => new Date(this.#parts.timeline.nowMs + this.clockOffMs);

  readonly newId = (): string => `${this.name}x${(this.#ids += 1)}`;

  open(): void {
    const { kept, tabs } = this.#browser;
    if (this.#page !== null || kept.tokens === null) return;
    const { kinds, owner } = this;
    const { farm, timeline, chance, onFault, server } = this.#parts;
    const alive = { isLive: true };
    const isAlive = () => alive.isLive;
    let wake: () => void = () => undefined;
    const store = createDocumentStore({
      entries: this.disk.open({ isAlive }),
      kinds,
      owner: () => owner,
      now: this.now,
      newRevision: this.newId,
      publish: () => undefined,
      publishPart: () => undefined,
      onChanged: () => wake(),
    });
    const signIn = new SignIn(
      {
        identity: server.identity,
        now: this.now,
        carry: this.link.carry,
        onSignedOut: (sessionId) => {
          if (isAlive()) this.#forgetTokens(sessionId);
        },
        onRefreshed: () => {
          for (const tab of tabs) timeline.later(() => tab.#page?.signIn.hear(), HEARD_MS);
        },
      },
      kept,
    );
    this.link.begin(signIn);
    const sync = createAccountSync({
      owner,
      ...(farm === null ? {} : { role: farm.role }),
      account: this.link.database,
      store,
      settle: (collection, fields, current, now) =>
        kinds[collection].settle?.(fields, current, now) ?? fields,
      mergeOf: (collection) => kinds[collection].merge,
      inFormOfToday: (collection, fields) => upgradeEntry(kinds[collection], fields),
      newRevision: this.newId,
      now: this.now,
      random: chance.fraction,
      later: (work, afterMs) =>
        timeline.later(() => {
          if (isAlive()) work();
        }, afterMs),
      onConnection: () => undefined,
      onSettled: () => undefined,
      onHeard: () => undefined,
      onDead: () => onFault(new Error('the client library is taken for dead')),
      report: onFault,
    });
    wake = sync.wake;
    this.#page = Object.assign(alive, { store, sync, signIn });
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
