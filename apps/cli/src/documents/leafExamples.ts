import type { ProblemCode } from '@mix/engine';
import { line, mixOf, NOZZLE, withLabel, withOneAction } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';

const STAGES = { earliestGrowthStage: 21, latestGrowthStage: 32 };

const ACTIVE = { activeIngredient: 'Glyphosate', mostActiveGPerHaPerYear: 2160 };

/** Problems about what a mix does to a leaf, and what its labels ask for. */
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
  leafBurnNotMeasured: {
    meaning:
      'Nitrogen of the liquid is strong, but for this crop or through this nozzle no strength that burns was read.',
    change: { crop: 'pasture' },
  },
  leafBurnNotJudged: {
    meaning: 'The liquid could burn tender leaves, and what is sprayed was not said.',
    change: {},
  },
  leafStageNotKnown: {
    meaning:
      'A leaf is warned of, and nobody said at which stage the crop is: it may not have come up.',
    change: { crop: 'cereals' },
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
  activeAboveLabel: {
    meaning:
      'A hectare gets more of an active ingredient in twelve months than the label says, all products together.',
    change: mixOf(
      line('glyphosate', 3, 'L/ha', {
        activeBeforeGPerHa: 1000,
        overrides: { activeIngredientGPerL: 540 },
      }),
    ),
    own: { words: 'and 2,160 g/ha a year of the active on its label', add: withLabel(ACTIVE) },
  },
  activeYearNotKnown: {
    meaning:
      'The label limits an active ingredient, and an active, a content or what the ground had is not known.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
    own: { words: 'and 2,160 g/ha a year of the active on its label', add: withLabel(ACTIVE) },
  },
  stageAfterLabel: {
    meaning: 'The crop stands later than the label allows: it is not sprayed any more.',
    change: { growthStage: 37, ...mixOf(line('glyphosate', 3, 'L/ha')) },
    own: { words: 'and stage 32 as the latest on its label', add: withLabel(STAGES) },
  },
  stageBeforeLabel: {
    meaning: 'The crop stands earlier than the label names.',
    change: { growthStage: 13, ...mixOf(line('glyphosate', 3, 'L/ha')) },
    own: { words: 'and stage 21 as the earliest on its label', add: withLabel(STAGES) },
  },
  stageNotKnown: {
    meaning: 'The label names stages of the crop, and nobody said how it stands.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
    own: { words: 'and stages 21 to 32 on its label', add: withLabel(STAGES) },
  },
  harvestTooSoon: {
    meaning: 'The harvest comes sooner than the label allows after a spraying.',
    change: { daysToHarvest: 5, ...mixOf(line('glyphosate', 3, 'L/ha')) },
    own: { words: 'and 7 days before harvest on its label', add: withLabel({ harvestDays: 7 }) },
  },
  tooSoonAgain: {
    meaning:
      'The ground had it fewer days ago than the label asks for. It warns: the last may have been another part of the ground.',
    change: mixOf(line('glyphosate', 3, 'L/ha', { daysSinceLast: 13 })),
    own: {
      words: 'and 14 days between applications on its label',
      add: withLabel({ applicationIntervalDays: 14 }),
    },
  },
  sinceLastNotKnown: {
    meaning: 'The label asks for days between two applications, and nobody said when the last was.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
    own: {
      words: 'and 14 days between applications on its label',
      add: withLabel({ applicationIntervalDays: 14 }),
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
