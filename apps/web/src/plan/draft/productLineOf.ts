export interface ProductLinePath {
  readonly index: number;
  /** The path within the line; empty when the whole line is meant. */
  readonly rest: string;
}

/** The line of a product that a path of the draft lies in; null when it lies in none. */
export function productLineOf(path: string): ProductLinePath | null {
  const [, digits, rest = ''] = /^products\.(\d{1,2})(?:\.(.+))?$/.exec(path) ?? [];
  return digits === undefined ? null : { index: Number.parseInt(digits, 10), rest };
}
