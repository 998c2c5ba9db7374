import type { Position } from '../RulesSyntaxError.ts';

export type TokenKind =
  | 'name'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'symbol'
  /** `/` that opens a segment of a path, never a division. */
  | 'pathSlash'
  | 'segment'
  /** `{name}` in the path of a match. */
  | 'captureOne'
  /** `{name=**}` in the path of a match. */
  | 'captureMany'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** What stands there: of a string or bytes its unescaped content, of a capture its name. */
  readonly text: string;
  readonly at: Position;
}
