/**
 * How often a character stands in a text: an upper bound of its parts before any of them is parsed.
 */
export function signsIn(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}
