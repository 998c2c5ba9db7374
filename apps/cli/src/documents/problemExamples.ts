import type { ProblemCode } from '@mix/engine';
import {
  CALCIUM_AND_PHOSPHATE,
  line,
  mixOf,
  NOZZLE,
  urea,
  withBore,
  withCoarseLime,
} from './exampleMixes.ts';
import { leafExamples } from './leafExamples.ts';
import type { ProblemExample } from './ProblemExample.ts';
import { rateExamples } from './rateExamples.ts';
import { solverExamples } from './solverExamples.ts';
import { waterExamples } from './waterExamples.ts';

export const problemExamples: Readonly<Record<ProblemCode, ProblemExample>> = {
  draftNotReadable: {
    meaning: 'What came in is not an object, so there is nothing to read fields from.',
    change: ['urea', 20],
  },
  unknownField: {
    meaning: 'A field has a name that no draft has. At most ten are listed.',
    change: { area: 10 },
  },
  wrongType: {
    meaning: 'A field holds another kind of value: a text in place of a number, NaN, a list.',
    change: { sprayAreaHa: '10' },
  },
  missing: { meaning: 'A field that every plan needs is not set.', change: { sprayAreaHa: null } },
  belowMinimum: {
    meaning: 'A number is under its hard limit; the limits stand in draft.md.',
    change: { sprayAreaHa: 0 },
  },
  aboveMaximum: {
    meaning: 'A number is over its hard limit, a text too long or a list too large.',
    change: { tankCapacityL: 80_000 },
  },
  notWhole: {
    meaning: 'A count or an amount of cents has decimals.',
    change: { ...NOZZLE, nozzle: { nozzleId: 'xr11003', nozzleCount: 40.5 } },
  },
  unusuallyLow: {
    meaning: 'A number is possible but lower than is usual.',
    change: { ...NOZZLE, travelSpeedKmPerH: 2 },
  },
  unusuallyHigh: {
    meaning: 'A number is possible but higher than is usual.',
    change: { applicationRateLPerHa: 2000 },
  },
  unknownMachine: {
    meaning: 'The catalogue has no machine of this id.',
    change: { machineId: 'tnf-multi-100' },
  },
  unknownBoomConfiguration: {
    meaning: 'The machine has no boom of this id, or no machine is chosen.',
    change: { machineId: 'tnf-multi-1000', boomConfigurationId: 'wide' },
  },
  unknownNozzle: {
    meaning: 'The catalogue has no nozzle of this id.',
    change: { nozzle: { nozzleId: 'xr1103' } },
  },
  unknownProduct: {
    meaning: 'The catalogue has no product of this id.',
    change: mixOf(line('uria', 20, 'kg/ha')),
  },
  productListedTwice: {
    meaning: 'A product stands in the mix, or in the mixing order, more than once.',
    change: mixOf(urea(), urea()),
  },
  noProducts: { meaning: 'The list of products is empty or missing.', change: { products: [] } },
  invalidChoice: {
    meaning: 'A field that takes one of a few words holds another.',
    change: { loadSplit: 'halves' },
  },
  textNotUsable: {
    meaning: 'A text is blank, or holds control characters or marks that turn its direction.',
    change: { name: '   ' },
  },
  factDoesNotFit: {
    meaning: 'A corrected fact is of the other kind of product: a density of a solid.',
    change: mixOf(urea({ overrides: { liquidDensityKgPerL: 1.2 } })),
  },

  rateUnitDoesNotFit: {
    meaning:
      'A solid is given by volume; or the label states its rate another way (L against kg, per ha against per 100 L), so that the two cannot be compared.',
    change: mixOf(line('lime-flour', 2, 'L/ha')),
  },
  rateNeedsDensity: {
    meaning: 'A liquid is given by mass, and its density is not known.',
    change: mixOf(line('microbes', 2, 'kg/ha')),
  },
  productHasNotThisNutrient: {
    meaning: 'The rate speaks of a nutrient that the product does not hold, or does not state.',
    change: mixOf(line('urea', 20, 'kg K/ha')),
  },
  rateAboveLabelMaximum: {
    meaning: 'The rate is above what the label allows: the catalogue’s reading, or the operator’s.',
    change: mixOf(line('clopyralid', 5, 'L/ha')),
  },
  rateOutsideUsualRange: {
    meaning: 'The rate is outside the range that the catalogue calls usual.',
    change: mixOf(urea({}, 8)),
  },
  amountHardToMeasure: {
    meaning: 'A load needs less than 1 g, less than 5 mL, or too little for the measuring step.',
    change: { sprayAreaHa: 0.04, ...mixOf(line('ga3', 20, 'g/ha')) },
  },
  measuredDoseDiffers: {
    meaning: 'Rounding to the measuring step changes the dose of a load by 5 % or more.',
    change: { sprayAreaHa: 15, ...mixOf({ ...line('urea', 25, 'kg/ha'), measuringStep: 50 }) },
  },
  sameAmountInSmallerLoad: {
    meaning: 'A rate per load puts the same amount into loads of different size.',
    change: { sprayAreaHa: 15, ...mixOf(line('urea', 150, 'kg/load')) },
  },

  heelAboveTank: {
    meaning: 'More liquid is said to be in the tank than it holds.',
    change: { heel: { volumeL: 1500, contents: 'water' } },
  },
  heelContentsUnknown: {
    meaning: 'The liquid in the tank is neither water nor the same mix, or nobody says what it is.',
    change: { heel: { volumeL: 50, contents: 'unknown' } },
  },
  heelCoversJob: {
    meaning: 'The same mix already in the tank is enough for the whole job.',
    change: { sprayAreaHa: 4, heel: { volumeL: 500, contents: 'sameMix' } },
  },
  productsExceedLoad: {
    meaning: 'The products alone, or with what is in the tank, take more room than the load has.',
    change: mixOf(urea({}, 200)),
  },
  tooManyLoads: {
    meaning: 'The job has more loads than anybody drives; a figure was mistyped.',
    change: { sprayAreaHa: 90_000 },
  },
  deadVolumeNotSet: {
    meaning: 'What never leaves tank and lines is not known and not counted.',
    change: {},
  },
  tankResidualNotSet: {
    meaning:
      'What stands in the tank when the pump sucks air is not known: refills start from empty.',
    change: { deadVolumeL: 20 },
  },
  residualAssumed: {
    meaning:
      'What stays in the machine is only assumed. It counts for nothing until the operator has said what the gauge shows.',
    change: { machineId: 'tnf-multi-1000', tankCapacityL: null },
  },
  tankShareAssumed: {
    meaning:
      'How far the tank of the machine may be filled is assumed, and the operator has not said yet.',
    change: { machineId: 'tnf-multi-1000', tankCapacityL: null },
  },
  loadMassAboveLimit: {
    meaning: 'A load weighs more than axle and drawbar allow.',
    change: { maxLoadMassKg: 1000 },
  },

  displacementUnknown: {
    meaning:
      'The room a product takes is not known, and the tank could run over where it takes the most of its kind.',
    change: mixOf(line('red-clover', 90, 'kg/ha')),
  },
  displacementAssumed: {
    meaning:
      'The room of a solid is not known: the middle of the band of its kind is counted, and the tank topped up to its line.',
    change: mixOf(line('captan', 2, 'kg/ha')),
  },
  densityAssumed: {
    meaning: 'A liquid without a density is counted as heavy as water.',
    change: mixOf(line('microbes', 5, 'L/ha')),
  },
  waterTemperatureNotSet: {
    meaning: 'Without a water temperature nothing is said about cooling, dissolving and freezing.',
    change: { waterTemperatureC: null },
  },
  doesNotDissolve: {
    meaning: 'Some of a product stays undissolved at the temperature the tank ends at.',
    change: mixOf(line('kno3', 20, 'kg/ha')),
  },
  mayNotDissolve: {
    meaning: 'Some of a product would stay undissolved by a limit that is only assumed.',
    change: { waterTemperatureC: 40, ...mixOf(line('can-sol', 85, 'kg/ha')) },
  },
  solubilityUnknown: {
    meaning: 'No solubility is known, or none at so cold a temperature.',
    change: mixOf(urea(), line('kelp-powder', 1, 'kg/ha')),
  },
  nearSaturation: {
    meaning: 'More than 85 % of what dissolves at the end temperature.',
    change: { waterTemperatureC: 15, ...mixOf(line('kno3', 13.4, 'kg/ha')) },
  },
  abovePracticalLimit: {
    meaning: 'More per 100 L of water than dissolves readily, well below the limit of dissolving.',
    change: { waterTemperatureC: 25, ...mixOf(urea({}, 28)) },
  },
  coolingUnknown: {
    meaning: 'How much a product cools or warms the tank is not known, so it is not counted.',
    change: mixOf(line('borax', 5, 'kg/ha')),
  },
  endsCold: {
    meaning: 'The full tank ends below 5 °C, and the products cooled it by more than 2 °C.',
    change: { waterTemperatureC: 12 },
  },
  endsHot: {
    meaning: 'The full tank ends above 40 °C.',
    change: { waterTemperatureC: 20, ...mixOf(line('cacl2', 15, 'kg/ha')) },
  },
  wouldFreeze: {
    meaning:
      'The tank would end at or below the freezing point of the mix, or nearer to it than the margin that was typed. Each way out was tried with all else as it is and leads to a plan.',
    change: { waterTemperatureC: 8, ...mixOf(line('an', 15, 'kg/ha')) },
  },
  nearFreezing: {
    meaning:
      'The tank would end nearer to the freezing point of the mix than the usual margin of 2 K, which is assumed.',
    change: { waterTemperatureC: 8, ...mixOf(line('urea', 29, 'kg/ha')) },
  },
  saturationsAddUp: {
    meaning:
      'The shares of what dissolves of several salts come to more than 85 %, of each to less.',
    change: { waterTemperatureC: 30, ...mixOf(urea({}, 30), line('mop', 13, 'kg/ha')) },
  },
  sharedIons: {
    meaning: 'Dissolved salts share an ion, so that less of each dissolves than alone.',
    change: mixOf(line('kno3', 6, 'kg/ha'), line('sop', 6, 'kg/ha')),
  },
  solidsAboveStop: {
    meaning:
      'More suspended solids than the limit that was entered for the machine, or so many that nothing flows.',
    change: { suspendedSolidsLimitPct: 15, ...mixOf(line('lime-flour', 50, 'kg/ha')) },
  },
  solidsAboveAssumedLimit: {
    meaning: 'More suspended solids than a limit that is only assumed: nobody published one.',
    change: mixOf(line('lime-flour', 100, 'kg/ha')),
  },
  solidsAboveWarning: {
    meaning: 'Suspended solids above the level that needs care.',
    change: mixOf(line('lime-flour', 50, 'kg/ha')),
  },
  solidsLimitAssumed: {
    meaning: 'The limits for suspended solids are assumed, and there are solids.',
    change: mixOf(line('lime-flour', 50, 'kg/ha')),
  },
  settlesFast: {
    meaning: 'The coarsest grains reach the bottom within five minutes without agitation.',
    change: mixOf(line('lime-flour', 25, 'kg/ha')),
    own: { words: 'and lime flour entered with grains up to 200 µm', add: withCoarseLime },
  },
  particlesTooLarge: {
    meaning: 'The coarsest grains are as wide as the nozzle’s bore.',
    change: { ...NOZZLE, ...mixOf(line('lime-250', 50, 'kg/ha')) },
    own: { words: 'and XR11003 entered with a bore of 0.2 mm', add: withBore(0.2) },
  },
  particlesMayBlock: {
    meaning:
      'The coarsest grains are more than a fifth of the nozzle’s bore, which is assumed to pass.',
    change: { ...NOZZLE, ...mixOf(line('lime-flour', 50, 'kg/ha')) },
    own: { words: 'and XR11003 entered with a bore of 0.3 mm', add: withBore(0.3) },
  },
  blockingNotChecked: {
    meaning: 'The opening of the nozzle is not known, or no nozzle is set, and there are grains.',
    change: { ...NOZZLE, ...mixOf(line('lime-flour', 20, 'kg/ha')) },
  },
  particleSizeUnknown: {
    meaning: 'The grain size of a raw material that does not dissolve is not known.',
    change: mixOf(line('dolomite', 50, 'kg/ha')),
  },

  incompatible: {
    meaning: 'A rule forbids the two products in one tank.',
    change: mixOf(line('ams', 5, 'kg/ha'), line('lime-flour', 20, 'kg/ha')),
  },
  incompatibleByLabelAllowed: {
    meaning: 'A rule forbids the pair, and the operator’s label allows it; the reason is kept.',
    change: {
      ...mixOf(...CALCIUM_AND_PHOSPHATE),
      labelAllowances: [{ productIds: ['can-sol', 'map'], reason: 'Acid grade, label page 4' }],
    },
  },
  useWithCaution: {
    meaning: 'A rule asks for care with the pair.',
    change: mixOf(line('map', 5, 'kg/ha'), line('humate', 5, 'L/ha')),
  },
  nothingKnown: {
    meaning:
      'Not everything in these products is known together. That is not the same as compatible.',
    change: mixOf(line('mop', 5, 'kg/ha'), line('clopyralid', 1, 'L/ha')),
  },
  solidForms: {
    meaning: 'A solid of two products drops out: worked out from their ions, the pH and the water.',
    change: mixOf(line('can-sol', 5, 'kg/ha'), line('ams', 20, 'kg/ha')),
  },
  solidMayForm: {
    meaning: 'The same, so near saturation that the calculation cannot tell.',
    change: mixOf(line('can-sol', 0.45, 'kg/ha'), line('ams', 0.45, 'kg/ha')),
  },
  solidStaysDissolved: {
    meaning: 'Two products could make a solid, in amounts too small for it to drop out.',
    change: {
      applicationRateLPerHa: 300,
      ...mixOf(line('can-sol', 0.5, 'kg/ha'), line('ams', 0.5, 'kg/ha')),
    },
  },
  manyPartners: {
    meaning: 'More than three products in one tank.',
    change: mixOf(
      urea(),
      line('seaweed', 2, 'L/ha'),
      line('humate', 5, 'L/ha'),
      line('ga3', 20, 'g/ha'),
    ),
  },
  orderDiffersFromClasses: {
    meaning: 'The operator’s own mixing order puts a later class before an earlier one.',
    change: { ...mixOf(urea(), line('seaweed', 2, 'L/ha')), mixingOrder: ['seaweed', 'urea'] },
  },
  orderMatters: {
    meaning: 'The products fit where the order of the steps is kept.',
    change: mixOf(line('azoxy', 1, 'L/ha'), line('uan32', 20, 'L/ha')),
  },
  orderReversed: {
    meaning: 'The operator’s own mixing order is the other way round than the products need.',
    change: {
      ...mixOf(line('azoxy', 1, 'L/ha'), line('tebuco', 0.5, 'L/ha')),
      mixingOrder: ['tebuco', 'azoxy'],
    },
  },
  ...waterExamples,
  ...leafExamples,
  ...rateExamples,

  sprayerNotSet: {
    meaning:
      'Without nozzle, their number, width and speed there is no pressure: those that are missing.',
    change: {},
  },
  nozzleFlowUnknown: {
    meaning: 'The maker published no flow for this nozzle.',
    change: { ...NOZZLE, nozzle: { nozzleId: 'tnf-tf15', nozzleCount: 2 } },
  },
  pressureOutOfRange: {
    meaning: 'The rate at this speed needs a pressure outside the nozzle’s own.',
    change: { ...NOZZLE, travelSpeedKmPerH: 25 },
  },
  flowFarFromTable: {
    meaning: 'The catch test found a flow that is no flow of such a nozzle.',
    change: { ...NOZZLE, catchTest: { nozzleId: 'xr11003', flowLPerMin: 1.5, pressureBar: 3 } },
  },
  pressureFarFromTest: {
    meaning: 'The plan sprays at more than twice or less than half the pressure of the catch test.',
    change: { ...NOZZLE, catchTest: { nozzleId: 'xr11003', flowLPerMin: 2.15, pressureBar: 10 } },
  },
  outsideDensityLaw: {
    meaning: 'So much solid that the law for density does not describe the flow.',
    change: { ...NOZZLE, ...mixOf(line('lime-flour', 25, 'kg/ha')) },
  },
  outsidePublishedRate: {
    meaning: 'Application rate or speed is outside what the maker of the machine gives.',
    change: { machineId: 'tnf-multi-1000', applicationRateLPerHa: 700 },
  },

  nitrogenAboveCap: {
    meaning: 'Synthetic nitrogen of the July to June year passes 190 kg/ha with this mix.',
    change: { nitrogenAppliedKgPerHa: 185 },
  },
  nitrogenYearUnknown: {
    meaning: 'Nobody said what was applied since 1 July: this mix alone says nothing of the cap.',
    change: {},
  },
  analysisUnknown: {
    meaning: 'A product does not state its nutrients; the supply is a lower bound.',
    change: mixOf(urea(), line('seaweed', 2, 'L/ha')),
  },
  priceNotSet: {
    meaning: 'Some products have a price and these have none.',
    change: mixOf(urea({ price: { amountCents: 82, per: 'kg' } }), line('seaweed', 2, 'L/ha')),
  },
  priceUnitDoesNotFit: {
    meaning: 'A price per L of a solid, or per container where not exactly one is set.',
    change: mixOf(urea({ price: { amountCents: 82, per: 'L' } })),
  },

  ...solverExamples,
};
