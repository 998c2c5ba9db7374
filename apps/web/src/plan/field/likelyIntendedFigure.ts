/** A figure further than this from what is known is strange; closer ones are how jobs differ. */
const STRANGE_TIMES = 3;
/** How far the shifted figure may be from what is known and still be the one that was meant. */
const SLACK_TIMES = 1.5;
/** Digits of a shifted figure: further ones are only how a division ends. */
const DIGITS = 12;

export type KnownRange = readonly [lowest: number, highest: number];

const shifted = (value: number, times: number): number =>
  Number((value * times).toPrecision(DIGITS));

/**
 * The figure that was likely meant where the decimal sign slipped by one place: 20 for 200 where 20
 * was used last. Null where the figure is like what is known, or where a shift explains nothing. All
 * in one unit. Ten-fold slips are the commonest dosing error that a figure shows (infusion pumps:
 * 41.7 keyed for 4.17).
 */
export function likelyIntendedFigure(value: number, [lowest, highest]: KnownRange): number | null {
  const isKnown = (figure: number): boolean =>
    figure >= lowest / SLACK_TIMES && figure <= highest * SLACK_TIMES;
  const less = shifted(value, 0.1);
  if (value > highest * STRANGE_TIMES && isKnown(less)) return less;
  const more = shifted(value, 10);
  return value > 0 && value < lowest / STRANGE_TIMES && isKnown(more) ? more : null;
}
