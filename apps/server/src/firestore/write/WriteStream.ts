import type { User } from '../access/Authorize.ts';
import { refusalOfDatabase } from '../channel/refusalOfDatabase.ts';
import type { Outlet, Stream } from '../channel/Stream.ts';
import { commit, encodeCommitResult } from '../commit/commit.ts';
import type { Documents } from '../storage/Documents.ts';
import { readWrites } from '../commit/readWrites.ts';
import { parseBody } from '../rest/parseBody.ts';
import { invalid, type RequestError } from '../RequestError.ts';
import {
  digestOf,
  type ResultHolder,
  type UndeliveredResult,
  type UndeliveredResults,
} from './UndeliveredResults.ts';
import { readList, readMembers } from '../wire/readMembers.ts';

const LARGEST_REQUEST = 10 * 1024 * 1024;

/** The client sends no more requests than this without waiting for an answer. */
const MOST_UNDER_WAY = 10;

/**
 * Bytes of answer for a byte of request at most: a result is a time or two, a write at least a
 * name.
 */
const MOST_ANSWER_PER_BYTE = 3;

/** Commits what a client sends, one request after another, and answers each in order. */
export class WriteStream implements Stream, ResultHolder {
  readonly #documents: Documents;
  readonly #user: User | null;
  readonly #outlet: Outlet;
  readonly #undeliveredResults: UndeliveredResults;
  #isOpen = false;
  /** The refusal of a stream about another database; null: it is about this one. */
  #refusal: RequestError | null = null;
  #answers = 0;
  /** Results that earlier streams of this device could not deliver. */
  readonly #earlier: UndeliveredResult[];
  /** The last results of this stream, each with the number of the message that tells it. */
  #results: (UndeliveredResult & { readonly messageId: number })[] = [];

  constructor(
    documents: Documents,
    undeliveredResults: UndeliveredResults,
    user: User | null,
    outlet: Outlet,
  ) {
    this.#documents = documents;
    this.#undeliveredResults = undeliveredResults;
    this.#user = user;
    this.#outlet = outlet;
    this.#earlier = undeliveredResults.begin(user, this);
  }

  receive(message: string): void {
    if (message.length > LARGEST_REQUEST) {
      throw invalid(`Request payload size exceeds the limit: ${LARGEST_REQUEST} bytes.`);
    }
    const request = readMembers(parseBody(message), [
      'database',
      'streamId',
      'streamToken',
      'writes',
      'labels',
    ]);
    if (!this.#isOpen) {
      this.#refusal = refusalOfDatabase(this.#documents, request.database);
      this.#isOpen = true;
      this.#answer({ streamId: '1' });
      return;
    }
    // A request without writes is how the client says goodbye.
    if (readList(request.writes).length === 0) return;
    if (this.#refusal !== null) throw this.#refusal;
    // A commit whose result could not be kept would be sent, and done, a second time.
    this.#outlet.hold(MOST_ANSWER_PER_BYTE * message.length);
    this.#outlet.release(MOST_ANSWER_PER_BYTE * message.length);
    const digest = digestOf(request.writes);
    const result = this.#takeEarlier(digest) ?? this.#commit(request.writes);
    const messageId = this.#answer(result);
    this.#results = [...this.#results, { digest, result, messageId }].slice(-MOST_UNDER_WAY);
  }

  idle(): void {
    // A Write stream sends only answers.
  }

  roomAgain(): void {
    // A Write stream puts nothing off.
  }

  undelivered(): readonly UndeliveredResult[] {
    const undelivered = this.#results.filter(({ messageId }) => !this.#outlet.isWritten(messageId));
    this.#results = [];
    return undelivered;
  }

  end(): void {
    this.#undeliveredResults.end(this.#user, this, [...this.#earlier, ...this.undelivered()]);
  }

  #commit(writes: unknown): object {
    const read = readWrites(this.#documents, writes);
    return encodeCommitResult(commit(this.#documents, this.#user, read));
  }

  #takeEarlier(digest: string): object | null {
    const index = this.#earlier.findIndex((each) => each.digest === digest);
    return index === -1 ? null : (this.#earlier.splice(index, 1)[0]?.result ?? null);
  }

  #answer(response: object): number {
    this.#answers += 1;
    // The client sends the token of the last answer with its next request. Nobody else reads it.
    const streamToken = Buffer.from(String(this.#answers)).toString('base64');
    return this.#outlet.send(JSON.stringify({ ...response, streamToken }));
  }
}
