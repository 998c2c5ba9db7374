import type { Paddock } from '@mix/documents';
import type { KeptDocument } from '../../sync/DocumentCollection.ts';
import type { RecentMix } from '../../plan/draft/recentMixes.ts';

/** What can be chosen: paddocks of the last mixes first, newest first; the others by name. */
export function paddocksInOrder(
  kept: readonly KeptDocument<Paddock>[],
  recent: readonly RecentMix[],
): readonly KeptDocument<Paddock>[] {
  const used = recent.flatMap(({ form }) => form.paddock?.id ?? []);
  const placeOf = ({ id }: KeptDocument<Paddock>): number => {
    const place = used.indexOf(id);
    return place === -1 ? used.length : place;
  };
  const chosenFrom = kept.filter(({ value }) => !value.retired);
  return chosenFrom.toSorted((a, b) => {
    const earlier = placeOf(a) - placeOf(b);
    return earlier === 0 ? a.value.name.localeCompare(b.value.name) : earlier;
  });
}
