/**
 * A text in which everything beyond ASCII is written as `\uXXXX`, as JSON allows. A chunk's length
 * counts UTF-16 units; in ASCII that is the number of bytes too, whatever stands in between.
 */
export const toAscii = (json: string): string =>
  json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** One chunk on the wire: its length, a line feed, its text. */
export const frame = (json: string): string => `${json.length}\n${json}`;
