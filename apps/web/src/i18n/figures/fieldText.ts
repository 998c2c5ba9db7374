import { reader } from '../preferences/reader.ts';

/** One point before exactly three figures: the parser has to ask whether it groups thousands. */
const ASKED_ABOUT = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Figures and decimals of a value that was worked out. A field takes no more of either. */
const WORKED_FIGURES = 6;
const WORKED_DECIMALS = 6;

/** Below this value six figures would be more than six decimals. */
const DECIMALS_RULE_BELOW = 10 ** (WORKED_FIGURES - WORKED_DECIMALS - 1);

/** A calculated value, as closely as a field shows it and reads it back; rounded once. */
export const workedFigure = (value: number): number =>
  Number(
    Math.abs(value) < DECIMALS_RULE_BELOW
      ? value.toFixed(WORKED_DECIMALS)
      : value.toPrecision(WORKED_FIGURES),
  );

/**
 * A number as the text of a field, exactly. The parser reads it back as that number without a
 * question: 8.931 is written 8.9310, since typed by hand it could be eight thousand.
 */
export function fieldText(value: number): string {
  const text = String(value);
  const plain = ASKED_ABOUT.test(text) ? `${text}0` : text;
  return plain.replace('.', reader.signs.decimal);
}
