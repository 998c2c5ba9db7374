import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST } from './words.ts';

/** "At least", where a product does not state its ions and so is missing from the sum. */
const atLeast = (v: ProblemValues): string => (v.is('figures', 'least') ? ' at least' : '');

/** How much of the ammonium is ammonia at this pH, and how much gas that gives above the liquid. */
function ammonia(v: ProblemValues): string {
  const share = v.has('share')
    ? `At pH ${v.count('ph')}, ${v.percent('share')} of the ammonium is ammonia.`
    : `At pH ${v.count('ph')} a part of the ammonium is ammonia.`;
  return v.has('overLiquidPpm')
    ? `${share} The air over the still liquid would hold about ${v.count('overLiquidPpm')} ppm.`
    : share;
}

const IONS: Readonly<Record<string, string>> = {
  calciumPpm: 'calcium',
  magnesiumPpm: 'magnesium',
  sodiumPpm: 'sodium',
  potassiumPpm: 'potassium',
  ironPpm: 'iron',
};

/** The ion of the water that was not entered. */
const ion = (v: ProblemValues): string => IONS[v.text('missingIon')] ?? '';

/** What products do to one another. */
export const mixingProblems = {
  incompatible: (v) =>
    message(
      `${v.pair()}: do not mix`,
      v.reasons(),
      'Take one out. Where the label allows it, give that reason.',
    ),
  incompatibleByLabelAllowed: (v) =>
    message(
      `${v.pair()}: allowed by your label`,
      `Your reason: “${v.text('labelReason')}”.`,
      v.advice(),
    ),
  useWithCaution: (v) => message(`${v.pair()}: take care`, v.reasons(), v.advice()),
  nothingKnown: (v) =>
    message(`Nothing known: ${v.pairs()}`, 'That is not the same as compatible.', JAR_TEST),
  solidForms: (v) =>
    message(
      `${v.pair()}: ${v.solid()} drops out`,
      v.has('kgPer100L')
        ? `${v.is('figures', 'least') ? 'At least' : 'About'} ${v.quantity('kgPer100L', 'kg/100 L')} of water would lie in the tank as a solid.`
        : `The tank would hold${atLeast(v)} ${v.count('saturation')} times what stays dissolved.`,
      'Take one out, or spray them one after the other.',
    ),
  solidMayForm: (v) =>
    message(
      `${v.pair()}: ${v.solid()} may drop out`,
      `The mix is at${atLeast(v)} ${v.percent('saturation')} of what stays dissolved.`,
      'Make the mix weaker, keep it moving and spray at once.',
    ),
  solidStaysDissolved: (v) =>
    message(
      `${v.pair()}: ${v.solid()} stays dissolved`,
      `The mix is at${atLeast(v)} ${v.percent('saturation')} of what stays dissolved.`,
      'Do not make the mix stronger.',
    ),
  manyPartners: (v) =>
    message(
      `${v.count('partners')} products in one tank`,
      `More than ${v.count('usualPartners')} are rarely tried out together.`,
      JAR_TEST,
    ),
  orderDiffersFromClasses: (v) =>
    message(
      'Your mixing order is not the usual one',
      `Usual: ${v.products('classProductIds')}.`,
      'The label wins over both.',
    ),
  orderMatters: (v) =>
    message('The order matters here', v.reasons(), 'Keep to the order of the steps.'),
  orderReversed: (v) =>
    message(
      'Your mixing order may spoil the mix',
      v.reasons(),
      'Take the usual order, unless a label asks for yours.',
    ),
  waterMayDropMetal: (v) =>
    message(
      `${v.products()}: ${v.solid()} may drop out in this water`,
      `Its bicarbonate may make up to ${v.quantity('mostKgPer100L', 'kg/100 L')} of it, at pH ${v.count('ph')}.`,
      'Acidify the water first as the label says, or take a chelate.',
    ),
  ammoniaLeaves: (v) =>
    message(
      'Ammonia gas leaves the tank',
      ammonia(v),
      'Do not breathe it. Take out what makes the mix alkaline.',
    ),
  ammoniaMayLeave: (v) =>
    message(
      'A little ammonia may leave the tank',
      ammonia(v),
      'Mix in the open air, and spray at once.',
    ),
  foamsOver: (v) =>
    message(
      `${v.products()}: the tank may foam over`,
      `The acid frees about ${v.quantity('gasLPer100L', 'L/100 L')} of carbon dioxide gas.`,
      'Take one out.',
    ),
  breaksDownInTank: (v) =>
    message(
      `${v.product()} breaks down in the tank`,
      v.has('holdingTimeMin')
        ? `At pH ${v.count('ph')}, ${v.percent('remaining')} is left after ${v.quantity('holdingTimeMin', 'min')}.`
        : `At pH ${v.count('ph')}, half of it is gone after ${v.quantity('halfLifeMin', 'min')}.`,
      'Lower the pH as the label says, and spray at once.',
    ),
  breakdownNotJudged: (v) =>
    message(
      `Not judged: how long ${v.products()} lasts in the tank`,
      v.list('canTells').length > 0
        ? `The pH of the mix is not known; that of ${v.products('canTells')} stands on the can.`
        : 'The pH of the water is not known, and decides that of the mix.',
      v.list('canTells').length > 0
        ? 'Read the pH in the mix with a strip, and enter it.'
        : 'Enter the pH of the water, or of the mix.',
    ),
  hardWater: (v) =>
    message(
      `Hard water weakens ${v.products()}`,
      `Hardness is ${v.has('hardnessPpm') ? '' : 'at least '}${v.count(
        v.has('hardnessPpm') ? 'hardnessPpm' : 'hardnessAtLeastPpm',
      )} ppm; it matters from ${v.count('fromPpm')} ppm.`,
      v.has('ammoniumSulphateKgPer100L')
        ? `Ammonium sulphate ties it up: ${v.least('ammoniumSulphateKgPer100L', 'kg/100 L')}, where the label allows it. ${v.some('inMixKgPer100L') ? `The mix has ${v.most('inMixKgPer100L', 'kg/100 L')}. ` : ''}Labels go up to ${v.most('mostKgPer100L', 'kg/100 L')}.${v.has('missingIon') ? ` This is for as much ${ion(v)} as drinkable water has: it may be less once that is entered.` : ''}`
        : `${v.some('inMixKgPer100L') ? `The mix has ${v.most('inMixKgPer100L', 'kg/100 L')} of ammonium sulphate. ` : ''}What it needs is known once ${ion(v)} is entered. Until then condition the water as the label says.`,
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
