import {
  anyOf,
  ignoringCase,
  negated,
  PERL_CLASSES,
  POSIX_CLASSES,
  range,
  unicodeClass,
} from './characterClasses.ts';
import { PatternError, type CharacterTest, type PatternNode } from './PatternNode.ts';

const MOST_REPEATS = 1000;
const DEEPEST_GROUP = 50;

interface Flags {
  readonly ignoreCase: boolean;
  readonly manyLines: boolean;
  readonly dotTakesAll: boolean;
}

const NO_FLAGS: Flags = { ignoreCase: false, manyLines: false, dotTakesAll: false };

const CONTROL: ReadonlyMap<string, number> = new Map([
  ['a', 7],
  ['f', 12],
  ['t', 9],
  ['n', 10],
  ['r', 13],
  ['v', 11],
]);

const ASSERTIONS = new Map([
  ['A', 'textStart'],
  ['z', 'textEnd'],
  ['b', 'boundary'],
  ['B', 'inside'],
] as const);

class PatternParser {
  groups = 0;
  readonly #text: string;
  #at = 0;
  #depth = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): PatternNode {
    const [node] = this.#choice(NO_FLAGS);
    if (this.#at < this.#text.length) throw new PatternError('a ) without its (');
    return node;
  }

  /** Flags set by `(?i)` hold up to the end of the group; they are handed on from option to option. */
  #choice(start: Flags): readonly [PatternNode, Flags] {
    this.#depth += 1;
    if (this.#depth > DEEPEST_GROUP) throw new PatternError('groups stand in each other too deep');
    const options: PatternNode[] = [];
    let flags = start;
    do {
      const [option, after] = this.#sequence(flags);
      options.push(option);
      flags = after;
    } while (this.#takeIf('|'));
    this.#depth -= 1;
    return [{ kind: 'choice', options }, flags];
  }

  #sequence(start: Flags): readonly [PatternNode, Flags] {
    const parts: PatternNode[] = [];
    let flags = start;
    while (this.#at < this.#text.length && !this.#sees('|') && !this.#sees(')')) {
      const switched = this.#take(/\(\?([ims]*)(?:-([ims]+))?\)/y);
      if (switched !== null) {
        flags = withFlags(flags, switched[1] ?? '', switched[2] ?? '');
        continue;
      }
      parts.push(...this.#quoted(flags), ...this.#repeated(flags));
    }
    return [{ kind: 'sequence', parts }, flags];
  }

  #quoted(flags: Flags): readonly PatternNode[] {
    const quoted = this.#take(/\\Q([^]*?)(?:\\E|$)/y);
    return Array.from(quoted?.[1] ?? '', (character) =>
      characterNode(literal(character.codePointAt(0) ?? 0), flags),
    );
  }

  #repeated(flags: Flags): readonly PatternNode[] {
    if (this.#at >= this.#text.length || this.#sees('|') || this.#sees(')')) return [];
    const body = this.#atom(flags);
    const counts = this.#quantifier();
    if (counts === null) return [body];
    const lazy = this.#takeIf('?');
    if (this.#quantifier() !== null) throw new PatternError('a repeat of a repeat');
    return [{ kind: 'repeat', body, ...counts, lazy }];
  }

  #quantifier(): { readonly min: number; readonly max: number | null } | null {
    if (this.#takeIf('*')) return { min: 0, max: null };
    if (this.#takeIf('+')) return { min: 1, max: null };
    if (this.#takeIf('?')) return { min: 0, max: 1 };
    const counted = this.#take(/\{(\d{1,5})(?:(,)(\d{1,5})?)?\}/y);
    if (counted === null) return null;
    const min = Number(counted[1]);
    const max =
      counted[2] === undefined ? min : counted[3] === undefined ? null : Number(counted[3]);
    if (min > MOST_REPEATS || (max ?? 0) > MOST_REPEATS || (max !== null && max < min)) {
      throw new PatternError('a repeat outside 0 to 1000');
    }
    return { min, max };
  }

  #atom(flags: Flags): PatternNode {
    if (this.#takeIf('^')) {
      return { kind: 'assertion', assertion: flags.manyLines ? 'lineStart' : 'textStart' };
    }
    if (this.#takeIf('$')) {
      return { kind: 'assertion', assertion: flags.manyLines ? 'lineEnd' : 'textEnd' };
    }
    if (this.#takeIf('.')) {
      const test = flags.dotTakesAll ? () => true : (codePoint: number) => codePoint !== 10;
      return { kind: 'character', test };
    }
    if (this.#sees('(')) return this.#group(flags);
    if (this.#takeIf('[')) return characterNode(this.#bracket(flags), flags);
    if (this.#sees('\\')) return this.#escapedAtom(flags);
    if (this.#take(/[*+?]/y) !== null) throw new PatternError('nothing to repeat');
    return characterNode(literal(this.#codePoint()), flags);
  }

  #group(flags: Flags): PatternNode {
    const opening = this.#take(/\((?:\?(?:P?<[A-Za-z_]\w*>|([ims]*)(?:-([ims]+))?:))?(?!\?)/y);
    if (opening === null) throw new PatternError('this kind of group is not read');
    const captures = !opening[0].endsWith(':');
    let index = 0;
    if (captures) {
      this.groups += 1;
      index = this.groups;
    }
    const [body] = this.#choice(withFlags(flags, opening[1] ?? '', opening[2] ?? ''));
    if (!this.#takeIf(')')) throw new PatternError('a ( without its )');
    return captures ? { kind: 'group', index, body } : body;
  }

  #escapedAtom(flags: Flags): PatternNode {
    const assertion = this.#take(/\\([AzbB])/y)?.[1];
    for (const [letter, meaning] of ASSERTIONS) {
      if (letter === assertion) return { kind: 'assertion', assertion: meaning };
    }
    return characterNode(this.#escape(), flags);
  }

  /** A class or one character behind a backslash. */
  #escape(): CharacterTest {
    const property = this.#property();
    if (property !== null) return property;
    const hex = this.#take(/\\x(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{2}))/y);
    if (hex !== null) return literal(Number(`0x${hex[1] ?? hex[2] ?? ''}`));
    const escaped = this.#take(/\\([^])/y)?.[1] ?? '';
    const perl = PERL_CLASSES.get(escaped);
    if (perl !== undefined) return perl;
    const control = CONTROL.get(escaped);
    if (control !== undefined) return literal(control);
    if (!/^[!-/:-@[-`{-~]$/.test(escaped)) throw new PatternError(`\\${escaped} is not read`);
    return literal(escaped.charCodeAt(0));
  }

  /** `\pL`, `\p{Lu}`, and `\P{Lu}` or `\p{^Lu}` for all but them. */
  #property(): CharacterTest | null {
    const property = this.#take(/\\([pP])(?:\{(\^?)(\w+)\}|([A-Z]))/y);
    if (property === null) return null;
    const test = unicodeClass(property[3] ?? property[4] ?? '');
    return (property[1] === 'P') === (property[2] === '^') ? test : negated(test);
  }

  #bracket(flags: Flags): CharacterTest {
    const inverted = this.#takeIf('^');
    const tests: CharacterTest[] = [];
    do {
      tests.push(this.#bracketItem());
    } while (!this.#takeIf(']'));
    const test = flags.ignoreCase ? ignoringCase(anyOf(tests)) : anyOf(tests);
    return inverted ? negated(test) : test;
  }

  #bracketItem(): CharacterTest {
    const posix = this.#take(/\[:(\^?)([a-z]+):\]/y);
    if (posix !== null) {
      const test = POSIX_CLASSES.get(posix[2] ?? '');
      if (test === undefined) throw new PatternError(`[:${posix[2] ?? ''}:] is not read`);
      return posix[1] === '^' ? negated(test) : test;
    }
    const from = this.#bracketEnd();
    if (typeof from !== 'number' || !/^-[^\]]/.test(this.#text.slice(this.#at, this.#at + 2))) {
      return typeof from === 'number' ? literal(from) : from;
    }
    this.#at += 1;
    const to = this.#bracketEnd();
    if (typeof to !== 'number' || to < from) throw new PatternError('a range the wrong way round');
    return range(from, to);
  }

  /** One end of a range as its code point, or a class, which is the end of none. */
  #bracketEnd(): number | CharacterTest {
    if (this.#at >= this.#text.length) throw new PatternError('a [ without its ]');
    if (!this.#sees('\\')) return this.#codePoint();
    const plain = /\\([!-/:-@[-`{-~])/y;
    const escaped = this.#take(plain)?.[1];
    return escaped === undefined ? this.#escape() : escaped.charCodeAt(0);
  }

  #codePoint(): number {
    const codePoint = this.#text.codePointAt(this.#at) ?? 0;
    this.#at += codePoint > 0xffff ? 2 : 1;
    return codePoint;
  }

  #sees(character: string): boolean {
    return this.#text[this.#at] === character;
  }

  #takeIf(character: string): boolean {
    const there = this.#sees(character);
    if (there) this.#at += 1;
    return there;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }
}

const literal = (wanted: number): CharacterTest => range(wanted, wanted);

const characterNode = (test: CharacterTest, flags: Flags): PatternNode => ({
  kind: 'character',
  test: flags.ignoreCase ? ignoringCase(test) : test,
});

function withFlags(flags: Flags, on: string, off: string): Flags {
  const flag = (letter: string, before: boolean): boolean =>
    !off.includes(letter) && (on.includes(letter) || before);
  return {
    ignoreCase: flag('i', flags.ignoreCase),
    manyLines: flag('m', flags.manyLines),
    dotTakesAll: flag('s', flags.dotTakesAll),
  };
}

/**
 * Reads a pattern of RE2 (https://github.com/google/re2/wiki/Syntax).
 * @throws PatternError for what RE2 refuses (look-around, back references, a repeat over 1000) and
 * for the little that is not read here: scripts in `\p{...}`, `\C`, octal escapes, the flag U.
 */
export function parsePattern(text: string): {
  readonly node: PatternNode;
  readonly groups: number;
} {
  const parser = new PatternParser(text);
  const node = parser.parse();
  return { node, groups: parser.groups };
}
