import { minutesIntoDay, momentOf, type LocalTime } from '@mix/documents';
import { minutes, type Minutes } from '@mix/engine';
import { getTimes } from 'suncalc';
import type { Position } from './forecastPosition.ts';

/** Minutes after the midnight before the time asked about; sunset may be after the next one. */
export interface SunHours {
  readonly sunriseMin: Minutes;
  readonly sunsetMin: Minutes;
}

const MS_PER_DAY = 86_400_000;

/**
 * Sunrise and sunset around the noon nearest to a time, on the clock of that time. Null where the sun
 * does not rise or not set that day.
 */
export function sunHours(
  { latitudeDeg, longitudeDeg }: Position,
  time: LocalTime,
): SunHours | null {
  const moment = momentOf(time);
  // The day of the clock can differ from the sun's day: at the date line, and on clocks far from
  // solar time.
  const [nearest] = [-1, 0, 1]
    .map((days) => getTimes(new Date(moment + days * MS_PER_DAY), latitudeDeg, longitudeDeg))
    .toSorted(
      (a, b) => Math.abs(a.solarNoon.getTime() - moment) - Math.abs(b.solarNoon.getTime() - moment),
    );
  if (nearest?.sunrise == null || nearest.sunset === null) return null;
  return {
    sunriseMin: minutes(minutesIntoDay(time, nearest.sunrise.getTime())),
    sunsetMin: minutes(minutesIntoDay(time, nearest.sunset.getTime())),
  };
}
