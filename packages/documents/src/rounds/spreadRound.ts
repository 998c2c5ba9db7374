const DAY_MS = 86_400_000;

const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Who is to spray one paddock of a round, and when. */
export interface RoundTask {
  readonly paddockId: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** A uid; null is whoever comes first. */
  readonly sentTo: string | null;
}

/**
 * Deals the paddocks of a round out among people in turn, in their order: all on the first day, or
 * each of the people one paddock a day.
 * @param people uids; empty: whoever comes first
 */
export function spreadRound(
  paddockIds: readonly string[],
  people: readonly string[],
  { firstDay, isByDay }: { readonly firstDay: string; readonly isByDay: boolean },
): readonly RoundTask[] {
  const aDay = Math.max(1, people.length);
  return paddockIds.map((paddockId, place) => ({
    paddockId,
    day: isByDay ? daysAfter(firstDay, Math.floor(place / aDay)) : firstDay,
    sentTo: people[place % aDay] ?? null,
  }));
}
