import type { RulesTimestamp } from '../values/RulesValue.ts';
import { storedDocuments, type Fields } from './storedDocuments.ts';
import { storedFarm } from './storedFarm.ts';

/** What is stored before every request of the access tests: of people alone, and of farms. */
export const storedEverything = (now: RulesTimestamp): ReadonlyMap<string, Fields> =>
  new Map([...storedDocuments(now), ...storedFarm(now)]);
