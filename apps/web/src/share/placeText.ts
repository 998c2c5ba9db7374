import type { SharedPlace } from '@mix/sharing';

/** Where a job is and what grows there, in a line; null where nobody said. */
export const placeText = (place: SharedPlace | null): string | null =>
  place && [place.name, place.landUse].filter((words) => words !== null).join(', ');
