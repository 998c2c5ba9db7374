import { WORD } from './characterClasses.ts';
import type { CompiledPattern } from './compilePattern.ts';
import { PatternError, type Assertion } from './PatternNode.ts';

/** Steps one call may take: a pattern over a text so long is refused, never waited for. */
const MOST_WORK = 5_000_000;

/** One way through the pattern: where it stands, and where groups began and ended. */
interface Thread {
  readonly step: number;
  readonly marks: readonly number[];
}

function holds(
  assertion: Assertion,
  before: number | undefined,
  after: number | undefined,
): boolean {
  switch (assertion) {
    case 'textStart':
      return before === undefined;
    case 'textEnd':
      return after === undefined;
    case 'lineStart':
      return before === undefined || before === 10;
    case 'lineEnd':
      return after === undefined || after === 10;
    case 'boundary':
      return isWord(before) !== isWord(after);
    case 'inside':
      return isWord(before) === isWord(after);
  }
}

const isWord = (codePoint: number | undefined): boolean =>
  codePoint !== undefined && WORD(codePoint);

/** Runs one pattern over one text, all ways side by side (Thompson 1968, Pike's submatches). */
class Machine {
  readonly #pattern: CompiledPattern;
  readonly #text: readonly number[];
  #work = 0;

  constructor(pattern: CompiledPattern, text: readonly number[]) {
    this.#pattern = pattern;
    this.#text = text;
  }

  matchesWhole(): boolean {
    let threads = this.#follow([], { step: this.#pattern.start, marks: [] }, 0, new Set());
    for (let at = 0; at < this.#text.length && threads.length > 0; at += 1) {
      threads = this.#advance(threads, at).threads;
    }
    return threads.some(({ step }) => this.#pattern.steps[step]?.kind === 'done');
  }

  /** The leftmost match from `from` on, of several the one preferred by the pattern; or null. */
  find(from: number): readonly number[] | null {
    let threads: Thread[] = [];
    let found: readonly number[] | null = null;
    for (let at = from; at <= this.#text.length; at += 1) {
      const seen = new Set(threads.map(({ step }) => step));
      if (found === null) {
        const start = { step: this.#pattern.start, marks: [at] };
        threads = this.#follow(threads, start, at, seen);
      }
      const { threads: next, done } = this.#advance(threads, at);
      found = done ?? found;
      threads = next;
      if (threads.length === 0 && found !== null) return found;
    }
    return found;
  }

  /** Takes every thread over the character at `at`, dropping those behind a finished one. */
  #advance(
    threads: readonly Thread[],
    at: number,
  ): { readonly threads: Thread[]; readonly done: readonly number[] | null } {
    const character = this.#text[at];
    const seen = new Set<number>();
    let next: Thread[] = [];
    for (const { step: place, marks } of threads) {
      const step = this.#pattern.steps[place];
      if (step?.kind === 'done' && marks.length > 0) {
        return { threads: next, done: withMark(marks, 1, at) };
      }
      if (step?.kind === 'character' && character !== undefined && step.test(character)) {
        next = this.#follow(next, { step: step.next, marks }, at + 1, seen);
      }
    }
    return { threads: next, done: null };
  }

  /** Adds a thread and all it leads to without taking a character. */
  #follow(threads: Thread[], start: Thread, at: number, seen: Set<number>): Thread[] {
    const waiting = [start];
    for (let thread = waiting.pop(); thread !== undefined; thread = waiting.pop()) {
      this.#work += 1;
      if (this.#work > MOST_WORK) throw new PatternError('the text is too long for this pattern');
      const { step: place, marks } = thread;
      if (seen.has(place)) continue;
      seen.add(place);
      const step = this.#pattern.steps[place];
      if (step === undefined) continue;
      if (step.kind === 'fork') {
        waiting.push({ step: step.other, marks }, { step: step.next, marks });
      } else if (step.kind === 'mark') {
        waiting.push({ step: step.next, marks: withMark(marks, step.slot, at) });
      } else if (step.kind !== 'assertion') {
        threads.push(thread);
      } else if (holds(step.assertion, this.#text[at - 1], this.#text[at])) {
        waiting.push({ step: step.next, marks });
      }
    }
    return threads;
  }
}

/** Marks stay empty where only the verdict is asked for. */
const withMark = (marks: readonly number[], slot: number, at: number): readonly number[] => {
  if (marks.length === 0) return marks;
  const copy = [...marks];
  for (let unset = copy.length; unset < slot; unset += 1) copy.push(-1);
  copy[slot] = at;
  return copy;
};

const codePoints = (text: string): readonly number[] =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0);

/**
 * Whether the pattern takes the whole text, as `string.matches` asks.
 * @throws PatternError when pattern x text is too much work.
 */
export const matchesWhole = (pattern: CompiledPattern, text: string): boolean =>
  new Machine(pattern, codePoints(text)).matchesWhole();

/** A match: the text before it since the last one, and its groups, the whole match first. */
export interface FoundMatch {
  readonly before: string;
  readonly groups: readonly (string | null)[];
}

/**
 * All matches from left to right and what stands behind the last.
 * @throws PatternError for a match of no characters, whose treatment differs between engines, and
 * when pattern x text is too much work.
 */
export function findAll(
  pattern: CompiledPattern,
  text: string,
): { readonly matches: readonly FoundMatch[]; readonly rest: string } {
  const points = codePoints(text);
  const slice = (from: number, to: number): string =>
    points.slice(from, to).reduce((built, point) => built + String.fromCodePoint(point), '');
  const machine = new Machine(pattern, points);
  const matches: FoundMatch[] = [];
  let from = 0;
  for (let marks = machine.find(from); marks !== null; marks = machine.find(from)) {
    const [start = 0, end = 0] = marks;
    if (end === start) throw new PatternError('a match of no characters');
    const groups = Array.from({ length: pattern.groups + 1 }, (_, group) => {
      const groupStart = marks[2 * group] ?? -1;
      const groupEnd = marks[2 * group + 1] ?? -1;
      return groupStart < 0 || groupEnd < 0 ? null : slice(groupStart, groupEnd);
    });
    matches.push({ before: slice(from, start), groups });
    from = end;
  }
  return { matches, rest: slice(from, points.length) };
}
