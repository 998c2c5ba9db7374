import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Statement } from './Database.ts';
import { StorageError } from './guardDatabase.ts';

interface Waiting {
  /** Writes; gives what answers whoever waits once it is on disk. */
  readonly attempt: () => () => void;
  readonly fail: (error: unknown) => void;
}

/** So many turns of the event loop a group waits at most while more is asked for in each of them. */
const MOST_TURNS = 8;

/**
 * Puts what is asked for at about the same time on disk together: the wait for the disk is most of what
 * a small commit costs, and it is the same for one as for ten. A group is written once a turn of the event
 * loop has brought nothing more. Each is a savepoint of its own, so that one that throws takes nothing of
 * the others with it.
 */
export class CommitGroup {
  readonly #database: Database;
  readonly #savepoint: Statement;
  readonly #rollBack: Statement;
  readonly #release: Statement;
  #waiting: Waiting[] = [];

  constructor(database: Database) {
    this.#database = database;
    this.#savepoint = database.prepare('SAVEPOINT one');
    this.#rollBack = database.prepare('ROLLBACK TO one');
    this.#release = database.prepare('RELEASE one');
  }

  /**
   * As `transaction` does, soon: `work` runs whole, after those asked for before it, and sees what they
   * wrote. Resolves when everything is on disk; rejects with what `work` threw, or when nothing of the
   * group could be written.
   */
  run<Value>(work: () => Value): Promise<Value> {
    return new Promise((done, fail) => {
      if (this.#waiting.length === 0) this.#commitSoon(MOST_TURNS);
      // Whoever is first in a group, each piece of work runs on behalf of its own request.
      const attempt = AsyncLocalStorage.bind((): (() => void) => {
        const value = work();
        return () => done(value);
      });
      this.#waiting.push({ attempt, fail });
    });
  }

  #commitSoon(turns: number): void {
    const before = this.#waiting.length;
    setImmediate(() => {
      if (turns > 1 && this.#waiting.length > Math.max(before, 1)) this.#commitSoon(turns - 1);
      else this.#commit();
    });
  }

  #commit(): void {
    const group = this.#waiting;
    this.#waiting = [];
    let answers: readonly (() => void)[];
    try {
      answers = this.#database.transaction(() => group.map((each) => this.#attempt(each)));
    } catch (error) {
      answers = group.map(
        ({ fail }) =>
          () =>
            fail(error),
      );
    }
    for (const answer of answers) answer();
  }

  #attempt({ attempt, fail }: Waiting): () => void {
    this.#savepoint.run();
    let answer: () => void;
    try {
      answer = attempt();
    } catch (error) {
      // SQLite may have given up the whole transaction by itself: nobody of the group was written.
      if (error instanceof StorageError) throw error;
      this.#rollBack.run();
      answer = () => fail(error);
    }
    this.#release.run();
    return answer;
  }
}
