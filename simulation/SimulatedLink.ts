import { RequestError } from '../apps/server/src/firestore/RequestError.ts';
import type { User } from '../apps/server/src/firestore/access/Authorize.ts';
import type { StoredDocument } from '../apps/server/src/firestore/storage/StoredDocument.ts';
import type { Write } from '../apps/server/src/firestore/commit/Write.ts';
import {
  AccountError,
  type AccountDatabase,
  type AccountDocument,
  type AccountSource,
  type AccountUpdate,
} from '../apps/web/src/documents/sync/AccountDatabase.ts';
import { accountErrorKind } from '../apps/web/src/documents/sync/accountErrorKind.ts';
import type { Chance } from './Chance.ts';
import type { Faults } from './Faults.ts';
import type { SimulatedServer, Told } from './SimulatedServer.ts';
import type { Timeline } from './Timeline.ts';
import { toDevice, toServer } from './wireFields.ts';

const SLOWEST_MS = 400;
const PATIENCE_MS = 10_000;

interface Follower {
  readonly source: AccountSource;
  readonly onUpdate: (update: AccountUpdate) => void;
  readonly onError: (error: AccountError) => void;
  /** Ends what is under way. */
  end: () => void;
}

/**
 * The way of one device to the server. It stands where the client library does: the same transaction
 * (read, then one write that demands what was read), the same updates (everything first, then changes,
 * silence when the way is gone).
 */
export class SimulatedLink {
  readonly #server: SimulatedServer;
  readonly #user: User;
  readonly #timeline: Timeline;
  readonly #chance: Chance;
  readonly #faults: () => Faults;
  readonly #followers = new Set<Follower>();
  #isUp = true;
  /** The token is no good until it is refreshed. */
  hasToken = true;

  constructor(
    server: SimulatedServer,
    user: User,
    timeline: Timeline,
    chance: Chance,
    faults: () => Faults,
  ) {
    this.#server = server;
    this.#user = user;
    this.#timeline = timeline;
    this.#chance = chance;
    this.#faults = faults;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** The way is gone, or there again. */
  set(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    for (const follower of this.#followers) {
      follower.end();
      if (isUp) this.#start(follower);
      else follower.onUpdate({ kind: 'silence' });
    }
  }

  /** The page that used it is gone. */
  drop(): void {
    for (const follower of this.#followers) follower.end();
    this.#followers.clear();
  }

  readonly database: AccountDatabase = {
    change: async (path, decide) => {
      const found = await this.#ask(() => this.#server.read(this.#user, path));
      const current = found === null ? null : this.#documentOf(found);
      const change = decide(current);
      const precondition = found
        ? ({ kind: 'updatedAt', time: found.updateTime } as const)
        : ({ kind: 'missing' } as const);
      const { root } = this.#server.documents;
      let write: Write = { kind: 'verify', path, precondition };
      if (change.kind === 'delete') write = { kind: 'delete', path, precondition };
      if (change.kind === 'set') {
        const { createdAt } = current ?? { createdAt: null };
        const stamp = { kind: 'requestTime' } as const;
        write = {
          kind: 'set',
          path,
          precondition,
          mask: null,
          fields: toServer({ ...change.fields, ...(createdAt && { createdAt }) }, root),
          transforms: [
            ...(createdAt === null ? [{ field: ['createdAt'], transform: stamp }] : []),
            { field: ['updatedAt'], transform: stamp },
          ],
        };
      }
      await this.#ask(() => this.#server.commit(this.#user, write));
      return current;
    },
    follow: (source, onUpdate, onError) => {
      const follower: Follower = { source, onUpdate, onError, end: () => undefined };
      this.#followers.add(follower);
      if (this.#isUp) this.#start(follower);
      else onUpdate({ kind: 'silence' });
      return () => {
        follower.end();
        this.#followers.delete(follower);
      };
    },
    restart: () => {
      if (!this.#isUp) return;
      for (const follower of this.#followers) {
        follower.end();
        this.#start(follower);
      }
    },
  };

  /** One request: late, lost on the way there or back, or there twice. */
  #ask<Answer>(work: () => Answer): Promise<Answer> {
    const { lostThere, lostBack, twice } = this.#faults();
    const delay = () => this.#chance.below(SLOWEST_MS);
    return new Promise((answer, fail) => {
      const lose = () => {
        this.#timeline.later(
          () => fail(new AccountError('unreachable', 'unavailable')),
          PATIENCE_MS,
        );
      };
      if (!this.#isUp) {
        this.#timeline.later(() => fail(new AccountError('unreachable', 'unavailable')), delay());
        return;
      }
      if (this.#chance.isOne(lostThere)) {
        lose();
        return;
      }
      const isLostBack = this.#chance.isOne(lostBack);
      const arrive = (isFirst: boolean) => () => {
        let outcome: () => void;
        try {
          if (!this.hasToken) throw new RequestError('UNAUTHENTICATED', 'the token has expired');
          const value = work();
          outcome = () => answer(value);
        } catch (error) {
          outcome = () => fail(asAccountError(error));
        }
        if (!isFirst) return;
        if (isLostBack || !this.#isUp) lose();
        else this.#timeline.later(outcome, delay());
      };
      this.#timeline.later(arrive(true), delay());
      if (this.#chance.isOne(twice)) this.#timeline.later(arrive(false), SLOWEST_MS + delay());
    });
  }

  #start(follower: Follower): void {
    let isOver = false;
    let readyMs = 0;
    let stop: () => void = () => undefined;
    const tell = (update: AccountUpdate) => {
      // One stream: later news never comes before earlier.
      readyMs = Math.max(readyMs, this.#timeline.nowMs + this.#chance.below(SLOWEST_MS));
      this.#timeline.later(() => {
        if (!isOver) follower.onUpdate(update);
      }, readyMs - this.#timeline.nowMs);
    };
    const cancel = this.#timeline.later(() => {
      try {
        stop = this.#server.listen(this.#user, follower.source, (told) => {
          tell(this.#updateOf(told, follower.source));
        });
      } catch (error) {
        isOver = true;
        this.#followers.delete(follower);
        follower.onError(asAccountError(error));
      }
    }, this.#chance.below(SLOWEST_MS));
    follower.end = () => {
      isOver = true;
      cancel();
      stop();
    };
  }

  #updateOf(told: Told, source: AccountSource): AccountUpdate {
    if (told.kind === 'all') {
      return { kind: 'everything', documents: told.documents.map((one) => this.#documentOf(one)) };
    }
    const changed = told.changes.flatMap((one) =>
      one.kind === 'present' ? [this.#documentOf(one.document)] : [],
    );
    if (source.kind === 'document') return { kind: 'everything', documents: changed };
    const gone = told.changes.flatMap((one) =>
      one.kind === 'gone' ? [{ path: one.path, fields: {}, createdAt: null, updatedAt: null }] : [],
    );
    return { kind: 'changes', changed, gone };
  }

  #documentOf(document: StoredDocument): AccountDocument {
    const all = toDevice(document.fields, this.#server.documents.root);
    const { createdAt, updatedAt, ...fields } = all;
    return {
      path: document.path,
      fields,
      createdAt: createdAt instanceof Date ? createdAt : null,
      updatedAt: updatedAt instanceof Date ? updatedAt : null,
    };
  }
}

function asAccountError(error: unknown): AccountError {
  if (!(error instanceof RequestError)) throw error;
  const code = error.status.toLowerCase().replaceAll('_', '-');
  return new AccountError(accountErrorKind(code, ''), code);
}
