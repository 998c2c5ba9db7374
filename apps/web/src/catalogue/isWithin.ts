/** Whether one text becomes the other by at most so many letters left out, put in or changed (Levenshtein). */
export function isWithin(one: string, other: string, most: number): boolean {
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [row, letter] of Array.from(one).entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      current.push(
        Math.min(
          (last[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (last[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    }
    last = current;
  }
  return (last.at(-1) ?? most + 1) <= most;
}
