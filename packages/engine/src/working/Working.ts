/** One value that went into a figure. Words for `name` live in the message catalogue. */
export interface WorkingTerm {
  readonly name: string;
  /** The product a term belongs to, where it belongs to one. */
  readonly productId?: string;
  readonly value: number | null;
  readonly unit: string;
  /** Source key, `'draft'` for what the operator typed, or `'assumed'`. */
  readonly source: string;
}

/** How one figure of a plan was worked out: formula code, the values put in, the value out. */
export interface Working {
  /** Which figure: a path such as `loads.0.carrierL`. */
  readonly figure: string;
  /** Formula code; its words and symbols live in the message catalogue. */
  readonly formula: string;
  readonly terms: readonly WorkingTerm[];
  readonly value: number;
  readonly unit: string;
}
