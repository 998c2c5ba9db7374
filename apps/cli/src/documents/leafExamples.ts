import type { ProblemCode } from '@mix/engine';
import { line, mixOf, NOZZLE, withLabel, withOneAction } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';

/** What a mix does to a leaf, and what its labels ask for. */
export const leafExamples = {
  nitrogenLimitNotCounted: {
    meaning: 'The country limits nitrogen otherwise than by hectare and year: nothing is compared.',
    change: { country: 'GB' },
  },
  leafBurnRisk: {
    meaning:
      'Nitrogen of the liquid, water included, is strong for the leaf of this crop. Weather and partners raise it.',
    change: { crop: 'pasture', airTemperatureC: 24, leafSurface: 'dry' },
  },
  leafBurnNotJudged: {
    meaning: 'The liquid could burn tender leaves, and what is sprayed was not said.',
    change: {},
  },
  biuretHigh: {
    meaning: 'Urea of this biuret is not for the leaves of trees.',
    change: { crop: 'trees' },
  },
  biuretNotKnown: {
    meaning: 'Trees are sprayed with urea whose biuret is not stated.',
    change: { crop: 'trees', ...mixOf(line('uan28', 5, 'L/ha')) },
  },
  intervalsNotKnown: {
    meaning:
      'A product is sold with a label, and what it says on waiting was not entered or is of another country.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
  },
  applicationsAboveLabel: {
    meaning:
      'With this application the ground has had it more often in twelve months than the label says.',
    change: mixOf(line('glyphosate', 3, 'L/ha', { applicationsBefore: 2 })),
    own: {
      words: 'and two applications a year on its label',
      add: withLabel({ mostApplicationsPerYear: 2 }),
    },
  },
  yearAboveLabel: {
    meaning: 'A hectare gets more in twelve months than the label says.',
    change: mixOf(line('glyphosate', 3, 'L/ha', { appliedBeforePerHa: 4 })),
    own: { words: 'and 6 L/ha a year on its label', add: withLabel({ mostPerHaPerYear: 6 }) },
  },
  labelYearNotKnown: {
    meaning: 'The label limits a year, and nobody said what the ground had before.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
    own: {
      words: 'and two applications a year on its label',
      add: withLabel({ mostApplicationsPerYear: 2 }),
    },
  },
  sameActionInMix: {
    meaning: 'Two products are of one group of HRAC, FRAC or IRAC: one way of acting.',
    change: mixOf(line('glyphosate', 3, 'L/ha'), line('24d', 1, 'L/ha')),
    own: { words: 'and the 2,4-D entered as HRAC 9', add: withOneAction },
  },
  sameActionAgain: {
    meaning: 'The ground had this way of acting twice or more in twelve months (assumed: often).',
    change: mixOf(line('glyphosate', 3, 'L/ha', { sameActionBefore: 3 })),
  },
  dropletsFinerThanLabel: {
    meaning: 'The nozzle gives finer droplets at its pressure than the label allows.',
    change: { ...NOZZLE, ...mixOf(line('glyphosate', 3, 'L/ha')) },
    own: {
      words: 'and ultra coarse droplets on its label',
      add: withLabel({ finestDroplets: 'UC' }),
    },
  },
  dropletsNotChecked: {
    meaning: 'The label names the finest droplets, and the class of the nozzle is not known.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
    own: { words: 'and coarse droplets on its label', add: withLabel({ finestDroplets: 'C' }) },
  },
} as const satisfies Partial<Record<ProblemCode, ProblemExample>>;
