/**
 * How many letters left out, put in or changed make of a typed text the beginning of a word; null where
 * they are more than that. It gives up at the first letter from which that cannot be any more.
 */
export function slipsToBeginning(typed: string, word: string, most: number): number | null {
  const beginning = word.slice(0, typed.length + most);
  let last = Array.from({ length: beginning.length + 1 }, (_, column) => column);
  for (let row = 0; row < typed.length; row += 1) {
    const current = [row + 1];
    let least = row + 1;
    for (let column = 0; column < beginning.length; column += 1) {
      const cost = Math.min(
        (last[column + 1] ?? 0) + 1,
        (current[column] ?? 0) + 1,
        (last[column] ?? 0) + (typed[row] === beginning[column] ? 0 : 1),
      );
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return null;
    last = current;
  }
  return Math.min(...last);
}
