import type { ProblemCode } from '@mix/engine';
import { mixOf, urea } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';

/** Problems that the search for a mix may end with. */
export const solverExamples = {
  noProposal: {
    meaning: 'The search found no mix that works as wanted; the reasons follow it.',
    change: { applicationRateLPerHa: [80, 200], ...mixOf(urea({}, 400)) },
    solved: true,
  },
  noNozzleFits: {
    meaning: 'No nozzle of the catalogue gives the rate over all the wanted speeds.',
    change: {
      applicationRateLPerHa: 100,
      swathWidthM: 20,
      nozzleCount: 40,
      travelSpeedKmPerH: [3, 30],
    },
    solved: true,
  },
  supplyMissed: {
    meaning: 'The candidates do not bring a wanted nutrient.',
    change: {
      applicationRateLPerHa: [80, 300],
      products: [],
      supply: { kgPerHa: { N: 20, K: 10 }, productIds: ['urea'] },
    },
    solved: true,
  },
} satisfies Partial<Record<ProblemCode, ProblemExample>>;
