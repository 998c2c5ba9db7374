/** Least and most that weather can be, both allowed: a figure beyond them is none of weather. */
export const WEATHER_LIMITS = {
  windSpeedKmPerH: [0, 300],
  windGustKmPerH: [0, 400],
  airTemperatureC: [-40, 60],
  relativeHumidityPct: [0, 100],
} as const satisfies Readonly<Record<string, readonly [min: number, max: number]>>;
