import type { ProblemCode } from '@mix/engine';
import { line, mixOf } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';

/** Problems about doses that nobody sprays, rates by content, bands, lime, filters and seed. */
export const rateExamples = {
  doseNotPlausible: {
    meaning:
      'A hectare would get more of an active ingredient or element than any spray gives, over all products that bring it; a bound that is never shown. Nobody has said that it is meant.',
    change: mixOf(line('lambda-cyhalothrin-250-cs', 40, 'L/ha')),
  },
  doseMeant: {
    meaning: 'Such a dose was asked about, and somebody said that it is meant.',
    change: mixOf({ ...line('lambda-cyhalothrin-250-cs', 1, 'L/ha'), meantGPerHa: 250 }),
  },
  doseNotChecked: {
    meaning:
      'Of a spray that has a label, no content of an active ingredient is known: no dose of it is asked about.',
    change: mixOf(line('btk-wg', 1, 'kg/ha')),
  },
  filterMayBlock: {
    meaning: 'Grains are wider than half the opening of the finest filter that was entered.',
    change: { finestFilterMesh: 200, ...mixOf(line('lime-flour', 100, 'kg/ha')) },
  },
  seedInStrongSalt: {
    meaning: 'The salts of the mix press more on seed in it than 1.5 MPa, which is assumed.',
    change: mixOf(line('urea', 20, 'kg/ha'), line('wclover', 4, 'kg/ha')),
  },
  seedTooLong: {
    meaning: 'Seed is longer in the tank than is assumed to be safe.',
    change: { holdingTimeMin: 60, ...mixOf(line('urea', 1, 'kg/ha'), line('wclover', 4, 'kg/ha')) },
  },
  seedNotTested: {
    meaning: 'There is seed in the mix, and no trial says what the mix does to it.',
    change: mixOf(line('wclover', 4, 'kg/ha')),
  },
  limeValue: {
    meaning: 'What a lime is worth as pure calcium carbonate, and what of it acts.',
    change: mixOf(line('lime-flour', 100, 'kg/ha')),
  },
  limeValueNotKnown: {
    meaning: 'The neutralising value of a lime is not known.',
    change: mixOf(line('mag-lime', 100, 'kg/ha')),
  },
  bandWiderThanRow: {
    meaning: 'The band over each row is wider than the rows are apart.',
    change: { bandWidthM: 1, rowSpacingM: 0.75 },
  },
  bandSprayed: {
    meaning:
      'Only bands over the rows are sprayed: which part of the ground that is, and what the rate comes to over the field.',
    change: { bandWidthM: 0.3, rowSpacingM: 0.75 },
  },
  rateNeedsContent: {
    meaning:
      'A rate by active ingredient or acid equivalent of a product whose content is not known, or in seconds without a measured run.',
    change: mixOf(line('microbes', 200, 'g ai/ha')),
  },
} as const satisfies Partial<Record<ProblemCode, ProblemExample>>;
