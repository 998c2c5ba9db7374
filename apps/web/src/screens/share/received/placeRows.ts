import type { SharedPlace } from '@mix/sharing';
import { shareWords } from '../../../words/en/records/shareWords.ts';
import type { InputRow } from './inputRows.ts';

/** Where a received job is, as lines beside its other inputs. */
export function placeRows(place: SharedPlace | null): readonly InputRow[] {
  if (place === null) return [];
  const name = { path: 'place.name', label: shareWords.place, value: place.name };
  return place.landUse === null
    ? [name]
    : [name, { path: 'place.landUse', label: shareWords.landUse, value: place.landUse }];
}
