import type { ReportedProduct, ReportedRecord } from '@mix/documents';

/** A sum over records of which some do not say all: those are counted, and never taken for nothing. */
export interface PartialSum {
  /** Of all that is known: a lower bound while anything is unknown. */
  readonly sum: number;
  /** How many records do not say it, or not all of it. */
  readonly unknown: number;
  /** How many records were to be summed, the unknown ones among them. */
  readonly of: number;
}

/** A sum of a figure that each record says or does not. */
export function partialSum(values: readonly (number | null)[]): PartialSum {
  let sum = 0;
  let unknown = 0;
  for (const value of values) {
    if (value === null) unknown += 1;
    else sum += value;
  }
  return { sum, unknown, of: values.length };
}

/**
 * Adds up a figure of each product: one that is not known does not hide the others. A record is
 * added up once, however often it is chosen: records do not change in place.
 */
export function productSum(
  figure: (record: ReportedRecord, product: ReportedProduct) => number | null,
): (records: readonly ReportedRecord[]) => PartialSum {
  const added = new WeakMap<ReportedRecord, PartialSum>();
  const ofRecord = (record: ReportedRecord): PartialSum => {
    const known = added.get(record);
    if (known !== undefined) return known;
    const sum = partialSum(record.products.map((product) => figure(record, product)));
    added.set(record, sum);
    return sum;
  };
  return (records) => {
    const sums = records.map(ofRecord);
    return {
      sum: sums.reduce((total, { sum }) => total + sum, 0),
      unknown: sums.filter(({ unknown }) => unknown > 0).length,
      of: records.length,
    };
  };
}

/** The sum as far as it is known; null when no record says it. */
export const knownSum = ({ sum, unknown, of }: PartialSum): number | null =>
  of > 0 && unknown === of && sum === 0 ? null : sum;
