const LONGEST = 60;

/** Letters to add, drop or change to turn one text into the other (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let place = 1; place <= other.length; place += 1) {
      const change = (row[place - 1] ?? 0) + (one[at - 1] === other[place - 1] ? 0 : 1);
      next.push(Math.min((row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The one name that was most likely meant, for a person to take or not; null where none is near. */
export function nearName(written: string, names: readonly string[]): string | null {
  const lower = written.trim().toLowerCase().slice(0, LONGEST);
  if (lower === '') return null;
  const begins = names.filter((name) => name.toLowerCase().startsWith(lower));
  if (begins.length === 1) return begins[0] ?? null;
  const most = Math.max(1, Math.floor(lower.length / 4));
  const ranked = names
    .filter((name) => Math.abs(name.length - lower.length) <= most)
    .map((name) => ({ name, slips: distance(lower, name.toLowerCase()) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  return ranked[0]?.name ?? null;
}
