import type { ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';
import { JAR_TEST, notChecked, notSet } from './words.ts';

/** The single changes that were tried and lead to a plan. */
function waysOut(v: ProblemValues): string {
  const ways = [
    v.has('workableApplicationRateLPerHa')
      ? `at ${v.least('workableApplicationRateLPerHa', 'L/ha')}`
      : '',
    v.has('workableWaterTemperatureC')
      ? `in water of ${v.least('workableWaterTemperatureC', '°C', 1)}`
      : '',
    v.has('workableRate') ? `with ${v.typedMost('workableRate', 'workableRateUnit')} of it` : '',
  ].filter((way) => way !== '');
  if (ways.length > 0) return `It would work ${ways.join(', or ')}.`;
  if (!v.tried('workableApplicationRateLPerHa'))
    return 'Use more water or warmer water, or lower the rates.';
  return 'More water or warmer water alone is not enough. Lower the rates, or leave a product out.';
}

/** The water temperature that was judged, where none was entered. */
const evenIn = (v: ProblemValues): string =>
  v.has('judgedAtC') ? `Even if the water is ${v.temperature('judgedAtC')}, ` : '';

/** The end temperature of a tank that comes too near to freezing; a tank that freezes has none. */
function freezingEnd(v: ProblemValues): string {
  if (!v.has('endC')) {
    return v.has('freezingPointC')
      ? `It would cool to ${v.temperature('freezingPointC')}, where it freezes.`
      : 'It would cool below the freezing point of water; how far it stays liquid is not known.';
  }
  const end = `It would end at ${v.temperature('endC')}`;
  return v.has('freezingPointC')
    ? `${end} and freezes at ${v.temperature('freezingPointC')}; ${v.difference('marginK')} is kept between them.`
    : `${end}; ${v.difference('marginK')} is kept to freezing, which is not known for this mix.`;
}

/** Room, loads, heat and solids in the tank. */
export const tankProblems = {
  heelAboveTank: (v) =>
    message(
      'More in the tank than it holds',
      `The tank holds ${v.most('tankCapacityL', 'L')}, so ${v.quantity('heelL', 'L')} cannot be in it.`,
    ),
  heelContentsUnknown: () =>
    message(
      'What is in the tank already?',
      'A plan can build on water or on the same mix only.',
      'Choose one of them, or empty the tank.',
    ),
  heelCoversJob: (v) =>
    message(
      'The tank holds enough for the whole job',
      `It holds ${v.quantity('heelL', 'L')} and the job needs ${v.quantity('jobVolumeL', 'L')}: ${v.quantity('surplusL', 'L')} too much.`,
      'Add nothing.',
    ),
  productsExceedLoad: (v) =>
    message(
      'No room for the water',
      `The products take ${v.quantity('productsL', 'L')} in a load of ${v.quantity('loadL', 'L')}${
        v.some('heelL') ? ` that holds ${v.quantity('heelL', 'L')} already` : ''
      }.`,
      v.field === 'heel.volumeL'
        ? 'Drain the tank first, or make the load larger.'
        : 'Lower the rates, or raise the application rate.',
    ),
  tooManyLoads: (v) =>
    message(
      `${v.count('loadCount')} loads are too many`,
      `A plan has at most ${v.count('most')} loads.`,
      'Check area, application rate and tank.',
    ),
  deadVolumeNotSet: notSet(
    'Dead volume',
    'What never leaves tank and lines is not counted.',
    'Enter it with the machine.',
  ),
  tankResidualNotSet: notSet(
    'What stays in the tank',
    'Refills are planned for a tank that is empty.',
    'When the pump sucks air, what does the gauge show? Enter it with the machine.',
  ),
  residualAssumed: (v) =>
    message(
      'What stays in the machine is not counted',
      `About ${v.quantity('residualL', 'L')} is assumed for this machine. It counts only once you have entered what the gauge shows.`,
      'When the pump sucks air, what does the gauge show? Enter it with the machine.',
    ),
  tankShareAssumed: (v) =>
    message(
      'How far this tank may be filled is assumed',
      `${v.quantity('tankCapacityL', 'L')} are counted, ${v.percent('usableFraction')} of the ${v.quantity('nominalL', 'L')} on its paper.`,
      'Up to which mark do you fill it? Enter it with the machine, once.',
    ),
  loadMassAboveLimit: (v) =>
    message(
      'The load is too heavy',
      `A load of ${v.quantity('loadL', 'L')} weighs ${v.quantity('massKg', 'kg')}; ${v.most('limitKg', 'kg')} is allowed.`,
      v.has('allowedL')
        ? `Fill at most ${v.most('allowedL', 'L')}.`
        : 'Filling less alone does not help: lower the rates as well.',
    ),
  displacementUnknown: (v) =>
    message(
      `The room ${v.product()} takes is not known`,
      `The tank could run over: its room may be ${v.quantity('doubtL', 'L')} more than is counted.`,
      'Use a lower rate or more water, or enter its displacement.',
    ),
  displacementAssumed: (v) =>
    message(
      `The room of ${v.products()} is estimated`,
      `Water to add may be ${v.quantity('doubtL', 'L')} more or less.`,
      'Top up to the line: then the strength is right.',
    ),
  densityAssumed: (v) =>
    message(
      `The density of ${v.products()} is assumed`,
      `Weights are counted with ${v.has('densityKgPerL') ? v.quantity('densityKgPerL', 'kg/L') : 'what such liquids weigh'}.`,
      'Enter the density printed on the label.',
    ),
  waterTemperatureNotSet: notChecked(
    'freezing and dissolving',
    'They depend on the temperature of the water.',
    'Type the water temperature.',
  ),
  doesNotDissolve: (v) =>
    message(
      `${v.product()} does not all dissolve`,
      v.has('undissolvedKg')
        ? `${evenIn(v)}${v.quantity('undissolvedKg', 'kg')} stays undissolved${
            v.has('atC') ? ` at ${v.temperature('atC')}` : ''
          }.`
        : 'The tank would freeze before all of it dissolves.',
      waysOut(v),
    ),
  mayNotDissolve: (v) =>
    message(
      `${v.product()} may not all dissolve`,
      v.has('undissolvedKg')
        ? `By an assumed limit, ${v.quantity('undissolvedKg', 'kg')} would stay undissolved.`
        : 'By an assumed limit, the tank would freeze before all of it dissolves.',
      'Dissolve some in a jar at that strength, and look for what stays.',
    ),
  solubilityUnknown: (v) =>
    message(
      `How much ${v.product()} dissolves is not known`,
      v.has('knownFromC')
        ? `Figures start at ${v.temperature('knownFromC')}; ${
            v.has('endC') ? `the tank ends at ${v.temperature('endC')}` : 'the tank would freeze'
          }.`
        : 'No figures were found for it.',
      JAR_TEST,
    ),
  nearSaturation: (v) =>
    message(
      `${v.product()} is close to its limit`,
      `It reaches ${v.percent('saturation')} of what dissolves at ${v.temperature('endC')}.`,
      'More water, or warmer water, gives room.',
    ),
  abovePracticalLimit: (v) =>
    message(
      `${v.product()} may dissolve slowly`,
      `${v.quantity('kgPer100L', 'kg/100 L')} of water; about ${v.most('limitKgPer100L', 'kg/100 L')} dissolves readily.`,
      'Allow time, or use more water.',
    ),
  coolingUnknown: (v) =>
    message(
      `Cooling by ${v.product()} is not known`,
      'The end temperature does not count it.',
      'Measure the tank before you spray.',
    ),
  endsCold: (v) =>
    message(
      `The full tank ends at ${v.temperature('endC')}`,
      `The products cool ${v.temperature('startC')} water by ${v.difference('dropC')}.${
        v.has('freezingPointC') ? ` The mix freezes at ${v.temperature('freezingPointC')}.` : ''
      }`,
      'It dissolves slowly: wait until clear.',
    ),
  endsHot: (v) =>
    message(
      `The full tank ends at ${v.temperature('endC')}`,
      v.some('dropC')
        ? `The water is ${v.temperature('startC')}; the products cool it by ${v.difference('dropC')}.`
        : `The products warm ${v.temperature('startC')} water by ${v.difference('dropC')}.`,
      v.some('dropC')
        ? 'Use cooler water, or let it cool before you spray.'
        : 'Add slowly, and let it cool before you spray.',
    ),
  wouldFreeze: (v) =>
    message(
      v.has('endC') ? 'The mix would come too near to freezing' : 'The mix would freeze',
      freezingEnd(v),
      waysOut(v),
    ),
  nearFreezing: (v) =>
    message(
      'The mix ends near its freezing point',
      v.has('freezingPointC')
        ? `It ends at ${v.temperature('endC')} and freezes at ${v.temperature('freezingPointC')}: less than ${v.difference('marginK')} apart.`
        : `It ends at ${v.temperature('endC')}; where it freezes is not known.`,
      'The margin is assumed. Use warmer water or more of it, or enter your own margin.',
    ),
  saturationsAddUp: (v) =>
    message(
      'Together the salts are close to their limit',
      `Each alone would dissolve: ${v.products()}. Their shares of what dissolves come to ${v.percent('saturationSum')}.`,
      'More water, or warmer water, gives room.',
    ),
  sharedIons: (v) =>
    message(
      `${v.products()} hold each other back`,
      `They bring ${v.list('ions').join(', ')}, so less dissolves together than alone.`,
      JAR_TEST,
    ),
  solidsAboveStop: (v) =>
    message(
      'Too much solid in the tank',
      `Solids are ${v.percent('solidsFraction')} of the volume; the limit is ${v.percent('stopFraction', 'floor')}.`,
      'Lower the rate, or raise the application rate.',
    ),
  solidsAboveAssumedLimit: (v) =>
    message(
      'More solid than this sprayer is assumed to move',
      `Solids are ${v.percent('solidsFraction')} of the volume; its limit, ${v.percent('stopFraction')}, is assumed.`,
      'Look into the tank: nothing may lie on its floor. Enter the limit of your machine.',
    ),
  solidsAboveWarning: (v) =>
    message(
      'Much solid in the tank',
      `Solids are ${v.percent('solidsFraction')} of the volume; care is needed above ${v.percent('warnFraction')}.`,
      'Keep the agitation on.',
    ),
  solidsLimitAssumed: (v) =>
    message(
      'The solids limit is assumed',
      `Care is needed above ${v.percent('warnFraction')} of the volume; ${v.percent('stopFraction')} is taken as the limit.`,
      'Enter the limit of your machine.',
    ),
  settlesFast: (v) =>
    message(
      `${v.product()} settles fast`,
      `Its coarsest grains, ${v.count('topSizeUm')} µm, reach the bottom in ${v.count('settlingSeconds', 0)} s.`,
      'Keep the agitation on.',
    ),
  particlesTooLarge: (v) =>
    message(
      `${v.product()} blocks the nozzle`,
      `Its grains are up to ${v.count('topSizeUm')} µm; the opening is ${v.quantity('orificeMm', 'mm')}.`,
      'Fit a larger nozzle, or take a finer product.',
    ),
  particlesMayBlock: (v) =>
    message(
      `${v.product()} may block the nozzle`,
      `Its grains are up to ${v.count('topSizeUm')} µm; a fifth of the opening, ${v.count('passesUm')} µm, is assumed to pass.`,
      'Watch the nozzles, or take a finer product.',
    ),
  blockingNotChecked: (v) =>
    message(
      'Nozzle blocking is not checked',
      `${v.has('nozzleId') ? `The opening of ${v.nozzle()} is not known.` : 'No nozzle is set.'} ${v.products()}.`,
      'Strain the mix, and watch the nozzles.',
    ),
  particleSizeUnknown: (v) =>
    message(
      `The grain size of ${v.product()} is not known`,
      'Blocking and settling are not checked.',
      'Ask the seller, and try it in a jar.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
