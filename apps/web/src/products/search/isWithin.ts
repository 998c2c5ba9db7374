/**
 * Whether at most so many letters left out, put in or changed make one text the other
 * (Levenshtein). Gives up at the first letter from which more are certain: a search looks at every
 * word of the list at every key.
 */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 0; row < one.length; row += 1) {
    const current = [row + 1];
    let least = row + 1;
    for (let column = 0; column < other.length; column += 1) {
      const change = one[row] === other[column] ? 0 : 1;
      const cost = Math.min(
        (last[column + 1] ?? 0) + 1,
        (current[column] ?? 0) + 1,
        (last[column] ?? 0) + change,
      );
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    last = current;
  }
  return (last.at(-1) ?? most + 1) <= most;
}
