import type { ProblemCode } from '@mix/engine';
import { line, mixOf } from './exampleMixes.ts';
import type { ProblemExample } from './ProblemExample.ts';

/** What a mix does to a leaf, and what its labels ask for. */
export const leafExamples = {
  leafBurnRisk: {
    meaning:
      'Nitrogen of the liquid, water included, is strong for the leaf of this crop. Weather and partners raise it.',
    change: { crop: 'pasture', airTemperatureC: 24, leafSurface: 'dry' },
  },
  leafBurnNotJudged: {
    meaning: 'The liquid could burn tender leaves, and what is sprayed was not said.',
    change: {},
  },
  intervalsNotKnown: {
    meaning:
      'A product is sold with a label, and what it says on waiting was not entered or is of another country.',
    change: mixOf(line('glyphosate', 3, 'L/ha')),
  },
} as const satisfies Partial<Record<ProblemCode, ProblemExample>>;
