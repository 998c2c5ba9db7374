import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Statement } from './Database.ts';
import { StorageError } from './guardDatabase.ts';

interface Waiting {
  /** Does the work, and returns the function that answers the caller once it is on disk. */
  readonly attempt: () => () => void;
  readonly fail: (error: unknown) => void;
}

/** The most turns of the event loop that a group waits while each turn brings more work. */
const MOST_TURNS = 8;

/**
 * Puts work that is asked for at about the same time on disk in one transaction: the wait for the
 * disk is most of what a small commit costs, and it is the same for one as for ten. A group is
 * written once a turn of the event loop has brought nothing more. Each piece of work is a savepoint
 * of its own, so that one that throws undoes nothing of the others.
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
   * Like `Database.transaction`, but a little later: `work` runs whole, after the work asked for
   * before it, and sees what that work wrote. Resolves when everything is on disk; rejects with
   * what `work` threw, or when nothing of the group could be written.
   */
  run<Value>(work: () => Value): Promise<Value> {
    return new Promise((done, fail) => {
      if (this.#waiting.length === 0) this.#commitSoon(MOST_TURNS);
      // Each piece of work keeps the context of its own request, not that of the first one.
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
      // SQLite may have rolled back the whole transaction: then nothing of the group is written.
      if (error instanceof StorageError) throw error;
      this.#rollBack.run();
      answer = () => fail(error);
    }
    this.#release.run();
    return answer;
  }
}
