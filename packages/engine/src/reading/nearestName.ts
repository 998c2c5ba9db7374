/** Longest name compared; a longer one is no slip of the fingers. */
const LONGEST = 40;

/** Letters to add, drop or change to turn one name into the other (Levenshtein). */
function editDistance(first: string, second: string): number {
  let previous = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= second.length; column += 1) {
      const same = first[row - 1] === second[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (same ? 0 : 1),
        ),
      );
    }
    previous = current;
  }
  return previous[second.length] ?? 0;
}

/** How far a name is from what was written, where that is less than `limit`: a part of it counts as one slip. */
function slips(written: string, name: string, limit: number): number {
  const lower = name.toLowerCase();
  if (written.length >= 3 && lower.includes(written)) return 1;
  // Each letter that one has more is a slip at least.
  const fewest = Math.abs(written.length - lower.length);
  return fewest < limit ? editDistance(written, lower) : fewest;
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
