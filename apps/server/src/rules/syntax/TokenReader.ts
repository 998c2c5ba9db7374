import { RulesSyntaxError, type Position } from '../RulesSyntaxError.ts';
import type { Token, TokenKind } from './Token.ts';

/** Walks over the tokens of a file. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get peeked(): Token {
    const token = this.#tokens[this.#next] ?? this.#tokens.at(-1);
    if (token === undefined) throw new RangeError('no tokens');
    return token;
  }

  get at(): Position {
    return this.peeked.at;
  }

  /** Whether the next token is this symbol or this word. */
  sees(text: string): boolean {
    const { kind, text: found } = this.peeked;
    return (kind === 'symbol' || kind === 'name') && found === text;
  }

  seesKind(kind: TokenKind): boolean {
    return this.peeked.kind === kind;
  }

  take(): Token {
    const token = this.peeked;
    this.#next += 1;
    return token;
  }

  takeIf(text: string): boolean {
    const there = this.sees(text);
    if (there) this.#next += 1;
    return there;
  }

  expect(text: string): Token {
    if (!this.sees(text)) throw this.unexpected(`'${text}'`);
    return this.take();
  }

  expectKind(kind: TokenKind, wanted: string): Token {
    if (!this.seesKind(kind)) throw this.unexpected(wanted);
    return this.take();
  }

  unexpected(wanted: string): RulesSyntaxError {
    return this.error(`expected ${wanted}, found ${this.peeked.text}`);
  }

  error(message: string, at: Position = this.at): RulesSyntaxError {
    return new RulesSyntaxError(message, at);
  }
}
