import type { Position } from '../RulesSyntaxError.ts';
import type { RulesTypeName, RulesValue } from '../values/RulesValue.ts';

export const BINARY_OPERATORS = [
  'in',
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  '+',
  '-',
  '*',
  '/',
  '%',
] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

export type Expression = { readonly at: Position } & (
  | { readonly kind: 'literal'; readonly value: RulesValue }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
  | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
  | { readonly kind: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: RulesTypeName }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly yes: Expression;
      readonly no: Expression;
    }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'range';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'method';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
);

/** What a request may want; `read` and `write` in a file stand for several of them. */
export const METHODS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type RulesMethod = (typeof METHODS)[number];

export interface AllowStatement {
  readonly methods: readonly RulesMethod[];
  /** Null allows always. */
  readonly condition: Expression | null;
  readonly at: Position;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly lets: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
  readonly at: Position;
}

export type PatternSegment =
  | { readonly kind: 'literal'; readonly text: string }
  /** `{name}`: exactly one segment. */
  | { readonly kind: 'one'; readonly name: string }
  /** `{name=**}`: any number of segments, none too. */
  | { readonly kind: 'many'; readonly name: string };

export interface MatchBlock {
  readonly pattern: readonly PatternSegment[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
  readonly at: Position;
}

/** The whole file: the body of `service cloud.firestore` and functions beside it. */
export interface RulesFile {
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
}
