/** How often a sign stands in a text: how many parts it has at most, before any of them is made. */
export function signsIn(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) count += 1;
  return count;
}
