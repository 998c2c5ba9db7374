import type { LeafBurnFactor, ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const FACTORS: Readonly<Record<LeafBurnFactor, string>> = {
  spreader: 'an oil, emulsion or wetter in the mix',
  warmDry: 'warm air on a leaf that is not moist',
  cold: 'cold, which leaves the leaf thin',
  frost: 'frost',
};

function factors(v: ProblemValues): string {
  const named = Object.entries(FACTORS).flatMap(([factor, words]) =>
    v.list('factors').includes(factor) ? [words] : [],
  );
  return named.length === 0 ? '' : ` Worse by ${named.join(', ')}.`;
}

/** What the mix does to the leaf it falls on, and what its labels ask for. */
export const leafProblems = {
  leafBurnRisk: (v) =>
    message(
      v.is('level', 'strong') ? 'The leaf is likely to burn' : 'The leaf may burn',
      `The liquid is ${v.percent('nitrogenFraction')} nitrogen, from ${v.products()}. Take care on this crop from ${v.percent('cautionFraction')}; ${v.percent('strongFraction')} is strong. These limits are assumed between trials.${factors(v)}`,
      v.list('factors').includes('frost')
        ? 'Wait until the frost is off and the leaf is dry.'
        : `More water, air of ${v.temperature('bestFromC')} to ${v.temperature('bestToC')}, no strong sun; try a strip first.`,
    ),
  leafBurnNotJudged: (v) =>
    message(
      'Leaf burn is not judged',
      `The crop is not set. The liquid is ${v.percent('nitrogenFraction')} nitrogen; broad leaves may burn from ${v.percent('cautionFraction')}.`,
      'Choose the crop.',
    ),
  biuretHigh: (v) =>
    message(
      `${v.product()} has too much biuret for trees`,
      `It has ${v.count('gPerKgN')} g in a kg of nitrogen; urea for leaves has at most ${v.count('mostGPerKgN')} g, 0.4 %. Citrus and avocado mind it most.`,
      'Take a low biuret urea.',
    ),
  biuretNotKnown: (v) =>
    message(
      `Biuret not known: ${v.products()}`,
      'Ordinary urea has about 0.8 %: too much for citrus and avocado.',
      'Look at the bag.',
    ),
  intervalsNotKnown: (v) =>
    message(
      `Intervals not known: ${v.products()}`,
      'No withholding, grazing or entry time is counted.',
      'Read the label. What it says can be entered with a product of your own.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
