import { paths } from '../device/navigation/paths.ts';

/** Views of the reporting screen, beside its list: an address each, so that the way back works. */
export const reportPaths = {
  /** Writes down a spray that was not filled step by step. */
  write: `${paths.reporting}?write`,
  /** @param startYear calendar year of the first of July */
  nitrogen: (startYear: number) => `${paths.reporting}?nitrogen=${startYear}`,
  season: `${paths.reporting}?season`,
  newRound: `${paths.reporting}?season=new`,
  /** A new round like one that is kept. */
  copyOf: (id: string) => `${paths.reporting}?season=new&of=${encodeURIComponent(id)}`,
  round: (id: string) => `${paths.reporting}?season=${encodeURIComponent(id)}`,
} as const;
