import { typeNames } from '../values/typeNames.ts';
import type { RulesTypeName, RulesValue } from '../values/RulesValue.ts';
import { readBytes } from './readEscapes.ts';
import type { BinaryOperator, Expression } from './RulesFile.ts';
import type { Token } from './Token.ts';
import type { TokenReader } from './TokenReader.ts';

/** How deep expressions may stand in each other; a file that asks for more is refused. */
const DEEPEST = 100;

const LARGEST_INT = 2n ** 63n - 1n;

/** From loose to tight. `in` and `is` bind looser than `==`, as Google's parser does it. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const RESERVED = new Set(['let', 'return', 'function', 'match', 'allow', 'if', 'in', 'is']);

class ExpressionParser {
  readonly #reader: TokenReader;
  #depth = 0;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  parse(): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST) {
      throw this.#reader.error(`expressions may stand in each other ${DEEPEST} deep`);
    }
    const expression = this.#conditional();
    this.#depth -= 1;
    return expression;
  }

  #conditional(): Expression {
    const condition = this.#or();
    const { at } = this.#reader;
    if (!this.#reader.takeIf('?')) return condition;
    const yes = this.parse();
    this.#reader.expect(':');
    return { kind: 'conditional', condition, yes, no: this.parse(), at };
  }

  #or(): Expression {
    let left = this.#and();
    for (;;) {
      const { at } = this.#reader;
      if (!this.#reader.takeIf('||')) return left;
      left = { kind: 'or', left, right: this.#and(), at };
    }
  }

  #and(): Expression {
    let left = this.#membership();
    for (;;) {
      const { at } = this.#reader;
      if (!this.#reader.takeIf('&&')) return left;
      left = { kind: 'and', left, right: this.#membership(), at };
    }
  }

  #membership(): Expression {
    let left = this.#binary(0);
    for (;;) {
      const { at } = this.#reader;
      if (this.#reader.takeIf('in')) {
        left = { kind: 'binary', operator: 'in', left, right: this.#binary(0), at };
      } else if (this.#reader.takeIf('is')) {
        left = { kind: 'is', operand: left, type: this.#typeName(), at };
      } else {
        return left;
      }
    }
  }

  #typeName(): RulesTypeName {
    const { text, at } = this.#reader.take();
    const type = typeNames.find((name) => name === text);
    if (type === undefined) {
      throw this.#reader.error(`'is' takes one of ${typeNames.join(', ')}, not ${text}`, at);
    }
    return type;
  }

  #binary(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const { at } = this.#reader;
      const operator = operators.find((symbol) => this.#reader.takeIf(symbol));
      if (operator === undefined) return left;
      left = { kind: 'binary', operator, left, right: this.#binary(level + 1), at };
    }
  }

  #unary(): Expression {
    const { at } = this.#reader;
    if (this.#reader.takeIf('!')) return { kind: 'not', operand: this.#nested(), at };
    if (!this.#reader.takeIf('-')) return this.#postfix(this.#primary());
    if (this.#reader.sees('-')) throw this.#reader.error('two minus signs in a row');
    if (this.#reader.seesKind('int')) {
      const literal = this.#int(this.#reader.take(), LARGEST_INT + 1n);
      return this.#postfix({ kind: 'literal', value: -literal, at });
    }
    return { kind: 'negate', operand: this.#nested(), at };
  }

  #nested(): Expression {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw this.#reader.error('too many signs in a row');
    const operand = this.#unary();
    this.#depth -= 1;
    return operand;
  }

  #postfix(start: Expression): Expression {
    let object = start;
    for (;;) {
      const { at } = this.#reader;
      if (this.#reader.takeIf('.')) {
        const name = this.#reader.expectKind('name', 'a name after the dot').text;
        object = this.#reader.sees('(')
          ? { kind: 'method', object, name, args: this.#arguments(), at }
          : { kind: 'member', object, name, at };
      } else if (this.#reader.takeIf('[')) {
        const index = this.parse();
        object = this.#reader.takeIf(':')
          ? { kind: 'range', object, from: index, to: this.parse(), at }
          : { kind: 'index', object, index, at };
        this.#reader.expect(']');
      } else {
        return object;
      }
    }
  }

  #primary(): Expression {
    if (this.#reader.seesKind('pathSlash')) return this.#path();
    if (this.#reader.seesKind('name')) return this.#nameOrCall();
    return this.#literal() ?? this.#bracketed();
  }

  #literal(): Expression | null {
    const { peeked: token, at } = this.#reader;
    const value = this.#literalValue(token);
    if (value === undefined) return null;
    this.#reader.take();
    return { kind: 'literal', value, at };
  }

  #literalValue(token: Token): RulesValue | undefined {
    if (token.kind === 'int') return this.#int(token, LARGEST_INT);
    if (token.kind === 'float') return Number(token.text);
    if (token.kind === 'bytes') return readBytes(token.text);
    return token.kind === 'string' ? token.text : undefined;
  }

  #bracketed(): Expression {
    const { at } = this.#reader;
    if (this.#reader.takeIf('(')) {
      const inner = this.parse();
      this.#reader.expect(')');
      return inner;
    }
    if (this.#reader.takeIf('[')) {
      return { kind: 'list', items: this.#series(']', () => this.parse()), at };
    }
    if (this.#reader.takeIf('{')) {
      const entries = this.#series('}', () => {
        const key = this.parse();
        this.#reader.expect(':');
        return [key, this.parse()] as const;
      });
      return { kind: 'map', entries, at };
    }
    throw this.#reader.unexpected('a value');
  }

  #nameOrCall(): Expression {
    const { text: name, at } = this.#reader.take();
    if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true', at };
    if (name === 'null') return { kind: 'literal', value: null, at };
    if (RESERVED.has(name)) throw this.#reader.error(`a value cannot be called ${name}`, at);
    if (!this.#reader.sees('(')) return { kind: 'name', name, at };
    return { kind: 'call', name, args: this.#arguments(), at };
  }

  #arguments(): readonly Expression[] {
    this.#reader.expect('(');
    return this.#series(')', () => this.parse());
  }

  #series<T>(end: string, readOne: () => T): readonly T[] {
    const items: T[] = [];
    while (!this.#reader.takeIf(end)) {
      items.push(readOne());
      if (!this.#reader.sees(end)) this.#reader.expect(',');
    }
    return items;
  }

  #path(): Expression {
    const { at } = this.#reader;
    const segments: (string | Expression)[] = [];
    while (this.#reader.seesKind('pathSlash')) {
      this.#reader.take();
      if (this.#reader.takeIf('$(')) {
        segments.push(this.parse());
        this.#reader.expect(')');
      } else {
        segments.push(this.#reader.expectKind('segment', 'a segment of the path').text);
      }
    }
    return { kind: 'path', segments, at };
  }

  #int({ text, at }: Token, largest: bigint): bigint {
    const value = BigInt(text);
    if (value > largest) throw this.#reader.error('this number does not fit 64 bits', at);
    return value;
  }
}

/**
 * Reads one expression and leaves the reader behind it.
 * @throws RulesSyntaxError
 */
export const parseExpression = (reader: TokenReader): Expression =>
  new ExpressionParser(reader).parse();
