/** One value that was read again where it was first read, by somebody else than who wrote it down. */
export interface SecondReading {
  /** `product fact`, as `mcpa liquidDensityKgPerL`. */
  readonly value: string;
  readonly outcome: 'same' | 'differs' | 'notFound';
  /** What stands there, and what was done about it. Null where it is the same. */
  readonly note: string | null;
}
