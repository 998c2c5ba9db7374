import type { ProblemCode } from '@mix/engine';
import { line, mixOf } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';

/** Problems about what the water and the pH of the mix do to its products. */
export const waterExamples = {
  waterMayDropMetal: {
    meaning: 'The bicarbonate of the water may make a carbonate of a metal in the mix.',
    change: {
      ...mixOf(line('znso4', 1, 'kg/ha')),
      waterAnalysis: { ph: 8.2, bicarbonatePpm: 300 },
    },
  },
  ammoniaLeaves: {
    meaning: 'The mix was measured so alkaline that its ammonium leaves as ammonia.',
    change: { ...mixOf(line('ams', 2, 'kg/ha')), mixPh: 9.5, waterTemperatureC: 20 },
  },
  ammoniaMayLeave: {
    meaning: 'The same, so little that it counts only where the mix stands.',
    change: { ...mixOf(line('dap', 2, 'kg/ha')), waterTemperatureC: 20 },
  },
  foamsOver: {
    meaning: 'Acid frees more gas from a carbonate than a tank has room for.',
    change: mixOf(line('phosphoric-85', 1, 'L/ha'), line('lime-flour', 20, 'kg/ha')),
  },
  breakdownNotJudged: {
    meaning: 'A product breaks down by pH, and the pH of the mix is not known.',
    change: mixOf(line('captan', 2, 'kg/ha')),
  },
  breaksDownInTank: {
    meaning: 'The pH of the mix breaks a product down while it stands.',
    change: {
      ...mixOf(line('captan', 2, 'kg/ha')),
      waterAnalysis: { ph: 8 },
      holdingTimeMin: 30,
      applicationRateLPerHa: 500,
    },
  },
  hardWater: {
    meaning: 'Calcium and magnesium of the water tie up a product that minds them.',
    change: {
      ...mixOf(line('glyphosate', 3, 'L/ha')),
      waterAnalysis: {
        potassiumPpm: 10,
        sodiumPpm: 100,
        calciumPpm: 200,
        magnesiumPpm: 50,
        ironPpm: 1,
      },
    },
  },
} as const satisfies Partial<Record<ProblemCode, ProblemExample>>;
