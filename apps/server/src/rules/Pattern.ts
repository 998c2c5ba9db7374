import { RE2JS, RE2JSException } from 're2js';

/** The text is no pattern of RE2, or it is more work than a request may ask for. */
export class PatternError extends Error {
  override readonly name = 'PatternError';
}

/** Steps a pattern may have when it is compiled. */
const MOST_STEPS = 5000;
/** Characters times how often counts such as `{30}` copy them; found without compiling. */
const MOST_COPIES = 50_000;
/** Steps times characters one call may look at: about a second, refused before it is begun. */
const MOST_WORK = 10_000_000;
const REMEMBERED = 100;

/** A match: the text before it since the last one, and its groups, the whole match first. */
export interface FoundMatch {
  readonly before: string;
  readonly groups: readonly (string | null)[];
}

/**
 * How often counts copy one character at most. Counts multiply only where one stands behind a group
 * (or behind `\E`, which may be nothing, so that the count goes to what stands before it).
 */
function mostCopies(text: string): number {
  let onOneAtom = 1;
  let onGroups = 1;
  for (const [, group, min, max] of text.matchAll(/([)E])?\{(\d+)(?:,(\d*))?\}/g)) {
    const count = Math.max(Number(min), Number(max ?? 0), 1);
    if (group === undefined) onOneAtom = Math.max(onOneAtom, count);
    else onGroups *= count;
  }
  return onOneAtom * onGroups;
}

const remembered = new Map<string, Pattern>();

/** A pattern as the rules use it, in Google's RE2: it takes time in proportion to text x steps. */
export class Pattern {
  /** Capturing groups, not counting the whole match. */
  readonly groups: number;
  readonly #compiled: RE2JS;
  readonly #steps: number;

  private constructor(compiled: RE2JS) {
    this.groups = compiled.groupCount();
    this.#compiled = compiled;
    this.#steps = compiled.programSize();
  }

  /**
   * Compiles a pattern; the last hundred are kept.
   * @throws PatternError
   */
  static of(text: string): Pattern {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const pattern = Pattern.#compile(text);
    const oldest = remembered.keys().next();
    if (remembered.size >= REMEMBERED && oldest.done !== true) remembered.delete(oldest.value);
    remembered.set(text, pattern);
    return pattern;
  }

  static #compile(text: string): Pattern {
    if (text.length * mostCopies(text) > MOST_COPIES) {
      throw new PatternError('the pattern is too large');
    }
    try {
      const pattern = new Pattern(RE2JS.compile(text));
      if (pattern.#steps > MOST_STEPS) throw new PatternError('the pattern is too large');
      return pattern;
    } catch (cause) {
      if (cause instanceof RE2JSException) throw new PatternError(cause.message, { cause });
      throw cause;
    }
  }

  /**
   * Whether the pattern takes the whole text, as `string.matches` asks.
   * @throws PatternError when pattern x text is too much work.
   */
  matchesWhole(text: string): boolean {
    this.#spend(text.length);
    return this.#compiled.testExact(text);
  }

  /**
   * All matches from left to right, and what stands behind the last.
   * @throws PatternError when pattern x text is too much work.
   */
  findAll(text: string): { readonly matches: readonly FoundMatch[]; readonly rest: string } {
    const matcher = this.#compiled.matcher(text);
    const matches: FoundMatch[] = [];
    let from = 0;
    // A search may read to the end of the text even for a match at its start, so each counts in
    // full.
    let looked = this.#spend(text.length);
    while (matcher.find()) {
      const groups = Array.from({ length: this.groups + 1 }, (_, group) => matcher.group(group));
      matches.push({ before: text.slice(from, matcher.start()), groups });
      from = matcher.end();
      looked = this.#spend(looked + text.length - from);
    }
    return { matches, rest: text.slice(from) };
  }

  #spend(characters: number): number {
    if ((characters + 1) * this.#steps > MOST_WORK) {
      throw new PatternError('the text is too long for this pattern');
    }
    return characters;
  }
}
