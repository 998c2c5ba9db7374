import type { ReportedProduct, ReportedRecord } from '@mix/documents';

/** A sum over records, some of which lack the figure: those are counted, and never taken as 0. */
export interface PartialSum {
  /** The sum of the known figures: a lower bound while any is unknown. */
  readonly sum: number;
  /** How many records lack the figure, or some of it. */
  readonly unknown: number;
  /** How many records were to be summed, the unknown ones among them. */
  readonly of: number;
}

/** Adds up the figures of records; null is a figure that is not known. */
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
 * Adds up a figure over products: a product without it does not hide the others. The sum of a
 * record is cached for each figure: records do not change in place.
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
