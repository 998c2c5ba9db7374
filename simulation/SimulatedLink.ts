import type { DocumentFields } from '@mix/documents';
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
} from '../apps/web/src/sync/account/AccountDatabase.ts';
import { accountErrorKind } from '../apps/web/src/sync/firestore/accountErrorKind.ts';
import type { Chance } from './Chance.ts';
import type { Faults } from './Faults.ts';
import type { SignIn } from './SignIn.ts';
import type { SimulatedServer, Told } from './SimulatedServer.ts';
import type { Timeline } from './Timeline.ts';
import { toDevice, toServer } from './wireFields.ts';

/** The collections that are written here or that a new farm has. All others are empty. */
const WRITTEN = new Set(['mixes', 'paddocks', 'records', 'stock', 'codes', 'conflicts', 'members']);

const isWritten = (source: AccountSource): boolean =>
  source.kind === 'collection' && WRITTEN.has(source.path.slice(source.path.lastIndexOf('/') + 1));

const SLOWEST_MS = 400;
const PATIENCE_MS = 10_000;

interface Follower {
  readonly source: AccountSource;
  readonly onUpdate: (update: AccountUpdate) => void;
  readonly onError: (error: AccountError) => void;
  /** Ends what is under way. */
  end: () => void;
}

interface LinkParts {
  /** The account of the device: documents that it makes on a farm name it for good. */
  readonly uid: string;
  readonly server: SimulatedServer;
  readonly timeline: Timeline;
  readonly chance: Chance;
  readonly faults: () => Faults;
}

/** One follower on one stream. */
interface Line {
  readonly follower: Follower;
  isOver: boolean;
  stop: () => void;
}

/**
 * The way of one device to the server. It stands where the client library does: the same transaction
 * (read, then one write that demands what was read), the same updates (everything first, then changes,
 * silence when the way is gone).
 */
export class SimulatedLink {
  readonly #uid: string;
  readonly #server: SimulatedServer;
  readonly #timeline: Timeline;
  readonly #chance: Chance;
  readonly #faults: () => Faults;
  readonly #followers = new Set<Follower>();
  /** The followers for the stream that is about to open; null: none is. */
  #opening: Line[] | null = null;
  #isUp = true;
  #signIn: SignIn | null = null;

  constructor({ uid, server, timeline, chance, faults }: LinkParts) {
    this.#uid = uid;
    this.#server = server;
    this.#timeline = timeline;
    this.#chance = chance;
    this.#faults = faults;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Takes the connection down, or brings it up again. */
  set(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    for (const follower of this.#followers) {
      follower.end();
      if (isUp) this.#start(follower);
      else follower.onUpdate({ kind: 'silence' });
    }
  }

  /** A page begins to use the link. */
  begin(signIn: SignIn): void {
    this.#signIn = signIn;
  }

  /** Who is signed in may have changed: streams end, and the library begins them anew. */
  recheck(): void {
    this.database.restart();
  }

  /** The page that used the link is gone. */
  drop(): void {
    this.#signIn = null;
    for (const follower of this.#followers) follower.end();
    this.#followers.clear();
  }

  readonly database: AccountDatabase = {
    change: async (path, decide) => {
      const found = await this.#askAs((user) => this.#server.read(user, path));
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
          fields: toServer(
            { ...change.fields, ...this.#makerOf(found, path), ...(createdAt && { createdAt }) },
            root,
          ),
          transforms: [
            ...(createdAt === null ? [{ field: ['createdAt'], transform: stamp }] : []),
            { field: ['updatedAt'], transform: stamp },
          ],
        };
      }
      await this.#askAs((user) => this.#server.commit(user, write));
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

  /** One request of somebody signed in. */
  async #askAs<Answer>(work: (user: User) => Answer): Promise<Answer> {
    const signIn = this.#signIn;
    if (signIn === null) throw new AccountError('passing', 'unauthenticated');
    const tokens = await signIn.token();
    try {
      return await this.carry(async () => work(await this.#server.userOf(tokens)));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      if (error.status === 'UNAUTHENTICATED') signIn.refused(tokens);
      throw asAccountError(error);
    }
  }

  /** One request: late, lost on the way there or back, or there twice. Rejects as the work does. */
  readonly carry = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
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
        const back = (outcome: () => void) => {
          if (!isFirst) return;
          if (isLostBack || !this.#isUp) lose();
          else this.#timeline.later(outcome, delay());
        };
        work().then(
          (value) => back(() => answer(value)),
          (error: unknown) =>
            back(() => fail(error instanceof Error ? error : new Error('no error'))),
        );
      };
      this.#timeline.later(arrive(true), delay());
      if (this.#chance.isOne(twice)) this.#timeline.later(arrive(false), SLOWEST_MS + delay());
    });
  };

  /** Follows a source with the next stream: followers that start together share one. */
  #start(follower: Follower): void {
    const line: Line = { follower, isOver: false, stop: () => undefined };
    // V8 makes a function that is assigned to a property as it is written among its old objects: through
    // it every seed would stay in memory until all of that is searched.
    const end = (): void => {
      line.isOver = true;
      line.stop();
    };
    follower.end = end;
    if (this.#opening !== null) {
      this.#opening.push(line);
      return;
    }
    const lines = (this.#opening = [line]);
    this.#timeline.later(() => {
      this.#opening = null;
      void this.#begin(lines);
    }, this.#chance.below(SLOWEST_MS));
  }

  /** Opens a stream: the account is checked once, and all first updates come together. */
  async #begin(all: readonly Line[]): Promise<void> {
    const lines = all.filter(({ isOver }) => !isOver);
    const signIn = this.#signIn;
    if (lines.length === 0 || signIn === null) return;
    let user: User;
    try {
      const tokens = await signIn.token();
      user = await this.#server.userOf(tokens).catch((error: unknown) => {
        signIn.refused(tokens);
        throw error;
      });
    } catch {
      // The library goes on trying what passes, and tells nobody but that it is silent.
      for (const line of lines) if (!line.isOver) line.follower.onUpdate({ kind: 'silence' });
      this.#timeline.later(() => void this.#begin(lines), PATIENCE_MS);
      return;
    }
    const tell = this.#tellInOrder();
    const first: (() => void)[] = [];
    for (const line of lines) if (!line.isOver) this.#listen(user, line, first, tell);
    tell(() => {
      for (const each of first) each();
    });
  }

  /** Gives the updates of one stream in their order. */
  #tellInOrder(): (news: () => void) => void {
    let readyMs = 0;
    return (news) => {
      readyMs = Math.max(readyMs, this.#timeline.nowMs + this.#chance.below(SLOWEST_MS));
      this.#timeline.later(news, readyMs - this.#timeline.nowMs);
    };
  }

  /** @param first collects the first updates, which wait for those of the whole stream */
  #listen(user: User, line: Line, first: (() => void)[], tell: (news: () => void) => void): void {
    const { follower } = line;
    if (!isWritten(follower.source)) {
      first.push(() => {
        if (!line.isOver) follower.onUpdate({ kind: 'everything', documents: [] });
      });
      return;
    }
    try {
      line.stop = this.#server.listen(user, follower.source, (told) => {
        const update = this.#updateOf(told, follower.source);
        const news = (): void => {
          if (!line.isOver) follower.onUpdate(update);
        };
        if (told.kind === 'all') first.push(news);
        else tell(news);
      });
    } catch (error) {
      const refused = asAccountError(error);
      if (refused.kind !== 'refused') throw error;
      line.isOver = true;
      this.#followers.delete(follower);
      follower.onError(refused);
    }
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

  /** On a farm each document says who made it. */
  #makerOf(found: StoredDocument | null, path: string): DocumentFields {
    if (!path.startsWith('farms/')) return {};
    if (found === null) return { createdBy: this.#uid };
    const { createdBy } = toDevice(found.fields, this.#server.documents.root);
    return createdBy === undefined ? {} : { createdBy };
  }

  #documentOf(document: StoredDocument): AccountDocument {
    const all = toDevice(document.fields, this.#server.documents.root);
    const { createdAt, updatedAt, createdBy, ...fields } = all;
    return {
      path: document.path,
      fields,
      ...(typeof createdBy === 'string' && { createdBy }),
      createdAt: createdAt instanceof Date ? createdAt : null,
      updatedAt: updatedAt instanceof Date ? updatedAt : null,
    };
  }
}

const codeOf = ({ status }: RequestError): string => status.toLowerCase().replaceAll('_', '-');

function asAccountError(error: unknown): AccountError {
  if (!(error instanceof RequestError)) throw error;
  const code = codeOf(error);
  return new AccountError(accountErrorKind(code, ''), code);
}
