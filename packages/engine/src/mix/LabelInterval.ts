/** What a label asks to wait for, in the order it comes free. */
export const INTERVAL_KINDS = ['rainFree', 'entry', 'grazing', 'cutting', 'harvest'] as const;
export type IntervalKind = (typeof INTERVAL_KINDS)[number];

/** The longest interval of one kind over the products of a mix. */
export interface LabelInterval {
  readonly kind: IntervalKind;
  readonly unit: 'h' | 'd';
  /** Null: not known of every product that has a label. 0 is "not required". */
  readonly value: number | null;
  /** Products that ask for it; empty where it is not known or not required. */
  readonly productIds: readonly string[];
  readonly unknownFor: readonly string[];
}
