import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './Database.ts';
import { StorageError } from './guardDatabase.ts';

interface Waiting {
  /** Writes; gives what answers whoever waits once it is on disk. */
  readonly attempt: () => () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Puts what is asked for in the same turn of the event loop on disk together: the wait for the disk
 * is most of what a small commit costs, and it is the same for one as for ten. Each is a savepoint of
 * its own, so that one that throws takes nothing of the others with it.
 */
export class CommitGroup {
  readonly #database: Database;
  #waiting: Waiting[] = [];

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * As `transaction` does, soon: `work` runs whole, after those asked for before it, and sees what they
   * wrote. Resolves when everything is on disk; rejects with what `work` threw, or when nothing of the
   * group could be written.
   */
  run<Value>(work: () => Value): Promise<Value> {
    return new Promise((done, fail) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#commit());
      // Whoever is first in a group, each piece of work runs on behalf of its own request.
      const attempt = AsyncLocalStorage.bind((): (() => void) => {
        const value = work();
        return () => done(value);
      });
      this.#waiting.push({ attempt, fail });
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
    this.#database.exec('SAVEPOINT one');
    let answer: () => void;
    try {
      answer = attempt();
    } catch (error) {
      // SQLite may have given up the whole transaction by itself: nobody of the group was written.
      if (error instanceof StorageError) throw error;
      this.#database.exec('ROLLBACK TO one');
      answer = () => fail(error);
    }
    this.#database.exec('RELEASE one');
    return answer;
  }
}
