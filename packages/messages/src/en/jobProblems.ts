import type { ProblemCode, UnitId } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const PRESSURE_LOST = 'Pressure and speed are not worked out.';

const SPRAYER_PARTS: Readonly<Record<string, string>> = {
  nozzle: 'nozzle',
  'nozzle.nozzleCount': 'number of nozzles',
  swathWidthM: 'width',
  travelSpeedKmPerH: 'travel speed',
};

function pressureRange(v: ProblemValues): string {
  if (!v.has('maxBar')) return `It works from ${v.least('minBar', 'bar')}.`;
  return v.has('minBar')
    ? `It works from ${v.least('minBar', 'bar')} to ${v.most('maxBar', 'bar')}.`
    : `It works up to ${v.most('maxBar', 'bar')}.`;
}

/** What limits nitrogen in the country, in a sentence. */
function limitOf(v: ProblemValues): string {
  if (v.is('country', 'GB'))
    return 'Zones limit it by crop, manure counted, as an average over the farm.';
  if (v.is('country', 'IE')) return 'It follows from last year’s stocking, over the whole farm.';
  return v.is('country', 'US')
    ? 'States and nutrient plans set it.'
    : 'No limit of the country is known here.';
}

/** Sprayer, supply, cost and proposals. */
export const jobProblems = {
  bandWiderThanRow: (v) =>
    message(
      'The band is wider than the row',
      `A band of ${v.quantity('bandWidthM', 'm')} does not fit rows ${v.quantity('rowSpacingM', 'm')} apart.`,
      'Check both, or clear them to spray all of the ground.',
    ),
  bandSprayed: (v) =>
    message(
      `Only bands are sprayed: ${v.quantity('treatedHa', 'ha')} of ${v.quantity('fieldHa', 'ha')}`,
      `Bands of ${v.quantity('bandWidthM', 'm')}, rows ${v.quantity('rowSpacingM', 'm')} apart. Rates are those in the band: ${v.quantity('applicationRateLPerHa', 'L/ha')} there are ${v.quantity('fieldRateLPerHa', 'L/ha')} over the whole paddock. The areas of the loads are of the whole paddock.`,
    ),
  sprayerNotSet: (v) =>
    message(
      `Not set: ${v.named('missing', SPRAYER_PARTS)}`,
      PRESSURE_LOST,
      'Enter what is missing.',
    ),
  nozzleFlowUnknown: (v) =>
    message(
      `The flow of ${v.nozzle()} is not published`,
      `Each nozzle must give ${v.quantity('nozzleOutputLPerMin', 'L/min')}.`,
      'Measure it with a jug and a watch.',
    ),
  pressureOutOfRange: (v) =>
    message(
      `${v.quantity('pressureBar', 'bar')} is outside the range of ${v.nozzle()}`,
      pressureRange(v),
      v.has('slowestKmPerH')
        ? `Drive ${v.least('slowestKmPerH', 'km/h')} to ${v.most('fastestKmPerH', 'km/h')}, or change the nozzle.`
        : 'Choose another nozzle.',
    ),
  flowFarFromTable: (v) =>
    message(
      `${v.nozzle()} was measured far from its table`,
      `${v.quantity('flowLPerMin', 'L/min')} at ${v.quantity('atBar', 'bar')}, where a new one gives ${v.quantity('tableFlowLPerMin', 'L/min')}. The pressure here follows from what was measured.`,
      'Look at the gauge and the nozzles, and catch again.',
    ),
  pressureFarFromTest: (v) =>
    message(
      'The catch test was at another pressure',
      `It was at ${v.quantity('atBar', 'bar')}, this plan sprays at ${v.quantity('pressureBar', 'bar')}.`,
      'Catch again near the pressure you spray at.',
    ),
  outsideDensityLaw: (v) =>
    message(
      'The pressure is not reliable',
      `With ${v.percent('solidsFraction')} solids a mix flows unlike water.`,
      'Calibrate with a jug and the real mix.',
    ),
  outsidePublishedRate: (v, label) => {
    const unit: UnitId = v.field === 'travelSpeedKmPerH' ? 'km/h' : 'L/ha';
    return message(
      `${label} is outside what the maker gives`,
      `Given is ${v.least('min', unit)} to ${v.most('max', unit)}. You entered ${v.quantity('value', unit)}.`,
      'Try it before you rely on it.',
    );
  },
  nitrogenAboveCap: (v) =>
    message(
      'Above the nitrogen cap',
      v.has('yearKgPerHa')
        ? `With this mix the year comes to ${v.quantity('yearKgPerHa', 'kg N/ha')}; ${v.most('capKgPerHa', 'kg N/ha')} is allowed.`
        : `This mix alone brings ${v.quantity('mixKgPerHa', 'kg N/ha')}; ${v.most('capKgPerHa', 'kg N/ha')} is allowed in a year. What was applied before is not known.`,
      'Lower the rate, or check what was applied.',
    ),
  nitrogenYearUnknown: (v) =>
    message(
      'Nitrogen of the year not known',
      `This mix brings ${v.quantity('mixKgPerHa', 'kg N/ha')}; nobody said what was applied since 1 July.`,
      'Choose the paddock, or enter what was applied.',
    ),
  nitrogenLimitNotCounted: (v) =>
    message(
      'The nitrogen limit is not counted',
      `This mix brings ${v.quantity('mixKgPerHa', 'kg N/ha')}. ${limitOf(v)}`,
      'Check it with your nutrient plan.',
    ),
  analysisUnknown: (v) =>
    message(`Nutrients not stated: ${v.products()}`, 'They are not counted in the supply.'),
  priceNotSet: (v) =>
    message(
      `No price: ${v.products()}`,
      'Only the shed may know what it costs.',
      'Enter the price.',
    ),
  priceUnitDoesNotFit: (v) =>
    message(
      `The price of ${v.product()} cannot be used`,
      v.is('per', 'container')
        ? 'A price per container needs exactly one container.'
        : `A price per ${v.text('per')} says nothing of what is measured.`,
      'Change the price, or add what it needs.',
    ),
  noProposal: (v) =>
    message(
      'Nothing works as wanted',
      v.has('closestRateLPerHa')
        ? `Closest comes ${v.quantity('closestRateLPerHa', 'L/ha')}; the reasons follow.`
        : 'No mix of these products meets what is wanted.',
      'Change what is wanted.',
    ),
  noNozzleFits: (v) =>
    message(
      'No nozzle fits',
      `None gives ${v.quantity('applicationRateLPerHa', 'L/ha')} from ${v.quantity('slowestKmPerH', 'km/h')} to ${v.quantity('fastestKmPerH', 'km/h')}.`,
      'Change rate or speed.',
    ),
  supplyMissed: (v) =>
    message(
      `${v.text('nutrient')} is not met`,
      `Wanted ${v.quantity('wantedKgPerHa', 'kg/ha')}, supplied ${v.quantity('suppliedKgPerHa', 'kg/ha')}.`,
      'Add a product that brings it.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
