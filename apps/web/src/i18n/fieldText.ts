/** One point before exactly three figures: the parser has to ask whether it groups thousands. */
const ASKED_ABOUT = /^-?[1-9]\d{0,2}\.\d{3}$/;

/**
 * A number as the text of a field, exactly. The parser reads it back as that number without a
 * question: 8.931 is written 8.9310, since typed by hand it could be eight thousand.
 */
export function fieldText(value: number): string {
  const text = String(value);
  return ASKED_ABOUT.test(text) ? `${text}0` : text;
}
