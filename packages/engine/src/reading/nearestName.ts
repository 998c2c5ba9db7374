/** Longest name compared; a longer one is no slip of the fingers. */
const LONGEST = 40;

/**
 * Letters to add, drop or change to turn one name into the other (Levenshtein), as far as they are fewer
 * than `limit`; else any number from there on.
 */
function editDistance(first: string, second: string, limit: number): number {
  // One row of the table of distances, each cell of which replaces the one above it.
  const row = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let letter = 0; letter < first.length; letter += 1) {
    let diagonal = letter;
    let left = letter + 1;
    let least = left;
    row[0] = left;
    for (let column = 0; column < second.length; column += 1) {
      const above = row[column + 1] ?? 0;
      const changed = first[letter] === second[column] ? diagonal : diagonal + 1;
      left = Math.min(above + 1, left + 1, changed);
      row[column + 1] = left;
      diagonal = above;
      least = Math.min(least, left);
    }
    if (least >= limit) return least;
  }
  return row[second.length] ?? 0;
}

/**
 * Slips between a name and what was written, where fewer than `limit`; a written part of a name
 * counts as one slip.
 */
function slips(written: string, name: string, limit: number): number {
  const lower = name.toLowerCase();
  if (written.length >= 3 && lower.includes(written)) return 1;
  // Each letter that one text has more than the other is a slip at least.
  const fewest = Math.abs(written.length - lower.length);
  return fewest < limit ? editDistance(written, lower, limit) : fewest;
}

/** The known name that was most likely meant, or null when none is near. */
export function nearestName(written: string, names: Iterable<string>): string | null {
  if (written.length > LONGEST) return null;
  const lower = written.toLowerCase();
  let best: string | null = null;
  let fewest = Math.max(2, Math.ceil(written.length / 3)) + 1;
  for (const name of names) {
    const distance = slips(lower, name, fewest);
    if (distance < fewest) {
      fewest = distance;
      best = name;
    }
  }
  return best;
}
