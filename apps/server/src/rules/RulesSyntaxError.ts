/** Where something stands in the rules file; both count from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The rules file is refused as a whole: half a policy is none. */
export class RulesSyntaxError extends Error {
  override readonly name = 'RulesSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: Position) {
    super(`line ${line}, column ${column}: ${message}`);
    this.line = line;
    this.column = column;
  }
}
