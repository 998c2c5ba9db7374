import { RulesSyntaxError, type Position } from '../RulesSyntaxError.ts';
import { readEscapes } from './readEscapes.ts';
import type { Token, TokenKind } from './Token.ts';

const SKIPPED = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /(?:\d+\.\d*|\.\d+|\d+)/y;
const QUOTED = /b?(?:"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*')/y;
const SYMBOL = /(?:&&|\|\||==|!=|<=|>=|[-!*%+<>?:,;.=(){}[\]/])/y;
const SEGMENT = /(?:\(default\)|[\w.~@%-]+)/y;
const CAPTURE = /\{([A-Za-z_]\w*)(=\*\*)?\}/y;

/** After one of these a value has ended, so that `/` divides. */
const ENDS_VALUE = /^[)\]}]$/;
const KEYWORDS = new Set(['match', 'if', 'return', 'in', 'let', 'allow', 'function', 'service']);

class Tokeniser {
  readonly tokens: Token[] = [];
  readonly #source: string;
  readonly #lineStarts: readonly number[];
  /** For every open parenthesis whether it is the `$(` of a path. */
  readonly #parentheses: boolean[] = [];
  #at = 0;

  constructor(source: string) {
    this.#source = source;
    const starts = [0];
    for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    this.#lineStarts = starts;
  }

  run(): readonly Token[] {
    for (;;) {
      this.#take(SKIPPED);
      if (this.#at >= this.#source.length) break;
      this.#readOne();
    }
    this.#add('end', 'the end of the file', this.#at);
    return this.tokens;
  }

  #readOne(): void {
    if (this.#source[this.#at] === '/' && !this.#dividesHere()) {
      this.#readPath(this.#follows('match'));
      return;
    }
    if (this.#readQuoted()) return;
    const start = this.#at;
    const name = this.#take(NAME);
    if (name !== null) {
      this.#add('name', name[0], start);
      return;
    }
    if (this.#readNumber()) return;
    this.#readSymbol();
  }

  /**
   * Google's grammar takes `a/b` for the start of a path; what could be read two ways is refused.
   */
  #dividesHere(): boolean {
    const last = this.tokens.at(-1);
    const afterValue =
      last !== undefined &&
      (last.kind === 'name'
        ? !KEYWORDS.has(last.text)
        : last.kind === 'symbol'
          ? ENDS_VALUE.test(last.text)
          : last.kind !== 'pathSlash');
    if (!afterValue) return false;
    if (!/\s/.test(this.#source[this.#at + 1] ?? ' ')) {
      throw this.#error('put a space after the / of a division');
    }
    return true;
  }

  #follows(keyword: string): boolean {
    const last = this.tokens.at(-1);
    return last?.kind === 'name' && last.text === keyword;
  }

  #readQuoted(): boolean {
    const start = this.#at;
    const quoted = this.#take(QUOTED)?.[0];
    if (quoted === undefined) return false;
    const isBytes = quoted.startsWith('b');
    const raw = quoted.slice(isBytes ? 2 : 1, -1);
    const text = readEscapes(raw);
    if (text === null) throw this.#error('this string has an unknown escape', start);
    this.#add(isBytes ? 'bytes' : 'string', isBytes ? raw : text, start);
    return true;
  }

  #readNumber(): boolean {
    const start = this.#at;
    const text = this.#take(NUMBER)?.[0];
    if (text === undefined) return false;
    if (/^0\d/.test(text) || /\w/.test(this.#source[this.#at] ?? ' ')) {
      throw this.#error('this is not a number', start);
    }
    this.#add(text.includes('.') ? 'float' : 'int', text, start);
    return true;
  }

  #readSymbol(): void {
    const start = this.#at;
    const text = this.#take(SYMBOL)?.[0];
    if (text === undefined) throw this.#error('this character is not part of the language');
    if (text === '(') this.#parentheses.push(false);
    const closesPath = text === ')' && this.#parentheses.pop() === true;
    this.#add('symbol', text, start);
    if (closesPath && this.#source[this.#at] === '/') this.#readPath(false);
  }

  /** Reads `/segment` after `/segment`; at `$(` it stops, and goes on behind the closing one. */
  #readPath(isMatch: boolean): void {
    while (this.#source[this.#at] === '/') {
      this.#add('pathSlash', '/', this.#at);
      this.#at += 1;
      const start = this.#at;
      if (!isMatch && this.#source.startsWith('$(', start)) {
        this.#parentheses.push(true);
        this.#at += 2;
        this.#add('symbol', '$(', start);
        return;
      }
      const capture = isMatch ? this.#take(CAPTURE) : null;
      if (capture !== null) {
        const kind = capture[2] === undefined ? 'captureOne' : 'captureMany';
        this.#add(kind, capture[1] ?? '', start);
        continue;
      }
      const segment = this.#take(SEGMENT)?.[0];
      if (segment === undefined) throw this.#error('a segment of the path is missing here');
      this.#add('segment', segment, start);
    }
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source);
    if (found !== null) this.#at = pattern.lastIndex;
    return found;
  }

  #add(kind: TokenKind, text: string, start: number): void {
    this.tokens.push({ kind, text, at: this.#position(start) });
  }

  #position(offset: number): Position {
    const after = this.#lineStarts.findIndex((start) => start > offset);
    const line = after < 0 ? this.#lineStarts.length : after;
    return { line, column: offset - (this.#lineStarts[line - 1] ?? 0) + 1 };
  }

  #error(message: string, offset = this.#at): RulesSyntaxError {
    return new RulesSyntaxError(message, this.#position(offset));
  }
}

/**
 * Cuts a rules file into tokens; the last one is always `end`.
 * @throws RulesSyntaxError
 */
export const tokenise = (source: string): readonly Token[] => new Tokeniser(source).run();
