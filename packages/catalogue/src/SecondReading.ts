/**
 * One value that was read again at its source, by somebody other than the person who wrote it down.
 */
export interface SecondReading {
  /** `product fact`, as `mcpa liquidDensityKgPerL`. */
  readonly value: string;
  readonly outcome: 'same' | 'differs' | 'notFound';
  /** What the source says, and what was done about it. Null where it says the same. */
  readonly note: string | null;
}
