import {
  PROBLEM_SEVERITY,
  mixProblem,
  type Mechanism,
  type MixProblem,
  type ProblemCode,
} from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { english } from './en/english.ts';
import { spanish } from './es/spanish.ts';
import { french } from './fr/french.ts';
import type { MessageFormat } from './MessageFormat.ts';
import { problemText } from './problemText.ts';

const NAMES: Readonly<Record<string, string>> = { urea: 'Urea', captan: 'Captan', dap: 'DAP' };

const metric: MessageFormat = {
  system: 'metric',
  productName: (id) => NAMES[id] ?? id,
  productAt: (index) => ['Urea', 'Captan'][index] ?? null,
  nozzleName: () => 'TeeJet XR11003',
  ruleReason: (id) => (id === 'calciumPhosphate' ? 'insoluble calcium phosphate' : null),
};
const us: MessageFormat = { ...metric, system: 'us' };

const say = (problem: MixProblem, format = metric): (string | null)[] => {
  const { title, detail, action } = problemText(problem, format);
  return [title, detail, action].map((text) => text?.replaceAll('\u00a0', ' ') ?? null);
};

/** Every value that any problem carries. */
const EVERY_VALUE: MixProblem['values'] = {
  ...{ value: 12.5, unit: 'L', minimum: 0, minimumAllowed: 'no', maximum: 50_000, usualMinimum: 5 },
  ...{
    usualMaximum: 80,
    usualUnit: 'kg/ha',
    maximumUnit: 'L/ha',
    name: 'area',
    nearest: 'sprayAreaHa',
  },
  ...{ missing: ['nozzle', 'swathWidthM'], judgedAtC: 35, likelyUnit: 'mL/ha', gPerHa: 10_000 },
  ...{ id: 'nine', choices: ['a', 'b'], expected: 'number', got: 'text', form: 'powder' },
  ...{
    productId: 'urea',
    productIds: ['urea', 'captan'],
    ruleIds: ['calciumPhosphate'],
    pairs: ['urea+captan'],
  },
  ...{ labelUnit: 'L/ha', nutrient: 'N', contentPct: 0, amount: 0.002, least: 0.005, most: 1000 },
  ...{
    loadL: 1000,
    smallerLoadL: 350,
    tankCapacityL: 3000,
    heelL: 3500,
    residualL: 20,
    loadNumber: 2,
    measured: 0.0025,
    change: 0.25,
    direction: 'more',
    jobVolumeL: 2000,
    surplusL: 1500,
  },
  ...{ productsL: 1100, excessL: 100, loadCount: 4000, massKg: 1051, limitKg: 1000, allowedL: 951 },
  ...{ loadNumber: 3, equalAmount: 1.2, premixL: 1, premixTakenL: 0.8 },
  ...{ doubtL: 20, densityKgPerL: 1, undissolvedKg: 13.2, dissolvedKg: 46.8, atC: 2.6, endC: -0.1 },
  ...{
    workableApplicationRateLPerHa: 150,
    workableWaterTemperatureC: 20,
    knownFromC: 10,
    startC: 12,
  },
  ...{
    saturation: 0.92,
    gPerKgWater: 600,
    limitGPerKgWater: 656,
    kgPer100L: 35,
    limitKgPer100L: 30,
  },
  ...{
    dropC: 12.1,
    freezingPointC: -6.6,
    ions: ['K', 'SO4'],
    saturationSum: 1.1,
    marginK: 2,
    workableRate: 45,
    workableRateUnit: 'kg/ha',
    solidsFraction: 0.35,
  },
  ...{
    warnFraction: 0.15,
    stopFraction: 0.3,
    topSizeUm: 120,
    settlingSeconds: 174,
    orificeMm: 0.5,
  },
  ...{
    passesUm: 100,
    mesh: 80,
    openingUm: 180,
    bandWidthM: 0.3,
    rowSpacingM: 0.75,
    treatedHa: 4,
    fieldHa: 10,
    fieldRateLPerHa: 120,
    nominalL: 1000,
    usableFraction: 0.95,
    osmoticMPa: 2.03,
    mostMPa: 1.5,
    notCountedIds: ['urea'],
    standingMin: 60,
    mostMin: 30,
    inSalt: 'yes',
    kgPerHa: 100,
    pureKgPerHa: 94.6,
    neutralisingFraction: 0.946,
    finenessFraction: 0.69,
    actingKgPerHa: 65.3,
    labelReason: 'Label page 4.',
    solid: 'gypsum',
    kgPer100L: 0.63,
  },
  ...{
    saturation: 4.6,
    partners: 5,
    usualPartners: 3,
    classProductIds: ['urea', 'captan'],
  },
  ...{ ph: 8, halfLifeMin: 10, holdingTimeMin: 30, remaining: 0.125, hardnessPpm: 705.3 },
  ...{ share: 0.0732, overLiquidPpm: 277, gasLPer100L: 240, canTells: ['seaweed'] },
  ...{ before: 2, most: 2, beforePerHa: 1, perHa: 1, mostPerHa: 1.6, leftPerHa: 0.6 },
  ...{ active: 'atrazine', beforeGPerHa: 0, gPerHa: 750, mostGPerHa: 700, leftGPerHa: 700 },
  ...{ stage: 37, earliest: 21, latest: 32, days: 13, leastDays: 14, waitDays: 1 },
  ...{ country: 'GB', kinds: ['rainFree', 'entry'] },
  ...{ gPerKgN: 17.4, mostGPerKgN: 8.7 },
  ...{ finest: 'C', dropletClass: 'M' },
  ...{ group: 'HRAC 9', times: 3 },
  ...{ nitrogenFraction: 0.0876, cautionFraction: 0.03, strongFraction: 0.1 },
  ...{ level: 'caution', factors: ['warmDry'], bestFromC: 10, bestToC: 20 },
  ...{ hardnessAtLeastPpm: 705, fromPpm: 200, ammoniumSulphateKgPer100L: 0.48 },
  ...{ inMixKgPer100L: 0.3, mostKgPer100L: 2.04 },
  ...{
    nozzleId: 'xr11003',
    nozzleOutputLPerMin: 1.2,
    pressureBar: 6.5,
    flowLPerMin: 1.5,
    tableFlowLPerMin: 1.18,
    atBar: 3,
    minBar: 1,
    maxBar: 4,
  },
  ...{ slowestKmPerH: 8, fastestKmPerH: 19.5, limitFraction: 0.05, min: 50, max: 650 },
  ...{
    yearKgPerHa: 195,
    capKgPerHa: 190,
    mixKgPerHa: 9.2,
    appliedKgPerHa: 185.8,
    per: 'kg',
    times: 10,
  },
  ...{ closestRateLPerHa: 150, applicationRateLPerHa: 100, wantedKgPerHa: 20, suppliedKgPerHa: 12 },
};
const CODES = Object.keys(PROBLEM_SEVERITY) as ProblemCode[];

const sentences = (text: string): string[] => text.split(/(?<=[.?;:])\s/);

describe.each([
  ['English', english],
  ['Spanish', spanish],
  ['French', french],
])('every problem in %s', (_name, language) => {
  it.each(CODES)('%s is said in short plain sentences, figures with their units', (code) => {
    for (const field of ['products.0.rate', 'sprayAreaHa', null]) {
      for (const format of [metric, us]) {
        const { title, detail, action } = problemText(
          mixProblem(code, field, EVERY_VALUE),
          format,
          language,
        );
        expect(title).toMatch(/^[\p{Lu}\d“«¿−]/u);
        expect(title).not.toMatch(/[.!]$/);
        expect(detail).toMatch(/[.?]$/);
        if (action !== null) expect(action).toMatch(/\.$/);
        for (const text of [title, detail, action ?? '']) {
          expect(text).not.toMatch(/undefined|null|NaN|\[object|\u2014| {2}/);
          for (const sentence of sentences(text)) {
            expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(20);
          }
        }
      }
    }
  });
});

describe('cause and effect', () => {
  const hot = (startC: number, endC: number, language = english) =>
    problemText(
      mixProblem('endsHot', 'waterTemperatureC', { startC, endC, dropC: startC - endC }),
      metric,
      language,
    ).detail.replaceAll('\u00a0', ' ');

  it('warm where the tank ends warmer than the water, cool where it ends colder', () => {
    expect(hot(20, 45)).toBe('The products warm 20 °C water by 25 °C.');
    expect(hot(60, 54)).toBe('The water is 60 °C; the products cool it by 6 °C.');
    expect(hot(20, 45, spanish)).toBe('Los productos calientan en 25 °C el agua de 20 °C.');
    expect(hot(60, 54, spanish)).toBe('El agua está a 60 °C; los productos la enfrían en 6 °C.');
  });

  it('drain where the heel is too much, and lower the rates where the products are', () => {
    const values = { productsL: 200, loadL: 300, heelL: 290 };
    const action = (field: string) =>
      problemText(mixProblem('productsExceedLoad', field, values), metric).action;
    expect(action('heel.volumeL')).toBe('Drain the tank first, or make the load larger.');
    expect(action('products')).toBe('Lower the rates, or raise the application rate.');
  });

  it('tell no temperature of ice, and no freezing point that is not known', () => {
    const detail = (endC: number | null, freezingPointC: number | null) =>
      say(mixProblem('wouldFreeze', null, { startC: 8, endC, freezingPointC, marginK: 2 }))[1];
    expect(detail(null, -6.6)).toBe('It would cool to −6.6 °C, where it freezes.');
    expect(detail(null, null)).toMatch(/not known/);
    expect(detail(-9.9, -10)).toBe(
      'It would end at −9.9 °C and freezes at −10 °C; 2 °C is kept between them.',
    );
  });

  it('tell what is left of a year by the acre, rounded down', () => {
    const values = { beforePerHa: 5.05, perHa: 3, mostPerHa: 6, leftPerHa: 0.95, unit: 'L/ha' };
    const problem = mixProblem('yearAboveLabel', 'products.0.rate', {
      productId: 'urea',
      ...values,
    });
    // 0.95 L/ha is 0.10156 US gal/ac.
    expect(problemText(problem, us).action).toMatch(/^At most 0\.101\sgal\/ac is left\.$/);
    expect(problemText(problem, metric).detail).toMatch(/had 5\.05\sL\/ha .* allows 6\sL\/ha\.$/);
  });

  it('say that nothing helps only where that was tried', () => {
    const action = (values: MixProblem['values']) =>
      say(mixProblem('wouldFreeze', null, values))[2];
    expect(action({})).toBe('Use more water or warmer water, or lower the rates.');
    const tried = { workableApplicationRateLPerHa: null, workableWaterTemperatureC: null };
    expect(action(tried)).toMatch(/^More water or warmer water alone is not enough\./);
    expect(action({ ...tried, workableWaterTemperatureC: 9.2 })).toBe(
      'It would work in water of 9.2 °C.',
    );
  });

  it('advise a jar test only for what a jar shows', () => {
    const action = (...mechanisms: Mechanism[]) => {
      const values = { productIds: ['urea', 'dap'], ruleIds: [], mechanisms };
      return say(mixProblem('useWithCaution', null, values))[2];
    };
    const label = 'A jar does not show this: keep to the label, or spray them apart.';
    expect(action('antagonism', 'deactivation')).toBe(label);
    expect(action('coagulation')).toBe('Do a jar test first.');
    expect(action('leafBurn', 'precipitation')).toBe(
      'Do a jar test first. Try a small patch first.',
    );
  });
});

describe('limits', () => {
  const at = (value: number, code: ProblemCode, values: MixProblem['values'], format = us) =>
    say(mixProblem(code, 'products.0.rate', { ...values, value }), format);

  it('are rounded down where they are the most, and up where they are the least', () => {
    const label = { unit: 'L/ha', maximum: 0.5, maximumUnit: 'L/ha', productId: 'urea', times: 2 };
    // 0.05345 gal/ac
    expect(at(1, 'rateAboveLabelMaximum', label)[2]).toBe('Enter at most 0.0534 gal/ac.');
    const usual = { unit: 'g/ha', usualMinimum: 20, usualMaximum: 20, usualUnit: 'g/ha' };
    expect(at(50, 'rateOutsideUsualRange', { ...usual, productId: 'urea' }, metric)[1]).toBe(
      'Usual is 20 g/ha. You entered 50 g/ha.',
    );
    const speed = { nozzleId: 'x', pressureBar: 9.83, minBar: 1, maxBar: 4 };
    const window = { slowestKmPerH: 7.9749, fastestKmPerH: 15.9499 };
    expect(at(0, 'pressureOutOfRange', { ...speed, ...window }, metric)[2]).toBe(
      'Drive 7.98 km/h to 15.94 km/h, or change the nozzle.',
    );
  });
});

describe('Spanish', () => {
  it('says a problem with its own words for field, pair and reason', () => {
    const missing = problemText(mixProblem('missing', 'products.0.rate', {}), metric, spanish);
    expect(missing.title).toBe('Falta: Dosis de Urea');
    const values = { productIds: ['urea', 'captan'], ruleIds: ['calciumPhosphate'] };
    const pair = problemText(mixProblem('incompatible', 'products', values), metric, spanish);
    expect([pair.title, pair.detail]).toEqual([
      'Urea con Captan: no mezclar',
      'Calcio y fosfato precipitan, antes cuanto más alto el pH.',
    ]);
  });

  it.each([spanish, french])('names every field that English names', ({ fields }) => {
    expect(Object.keys(fields.labels)).toEqual(Object.keys(english.fields.labels));
  });
});

describe('problemText', () => {
  it('says the range with its unit, and what was entered', () => {
    const values = { value: 80_000, minimum: 0, minimumAllowed: 'no', maximum: 50_000, unit: 'L' };
    expect(say(mixProblem('aboveMaximum', 'tankCapacityL', values))).toEqual([
      'Tank is more than allowed',
      'Enter more than 0 L, up to 50,000 L. You entered 80,000 L.',
      null,
    ]);
  });

  it('shows what was typed unrounded, and money in whole currency', () => {
    const values = { value: 5000.4, minimum: 0, minimumAllowed: 'no', maximum: 5000, unit: 'L/ha' };
    expect(say(mixProblem('aboveMaximum', 'applicationRateLPerHa', values))[1]).toBe(
      'Enter more than 0 L/ha, up to 5,000 L/ha. You entered 5,000.4 L/ha.',
    );
    const price = {
      value: -1250,
      minimum: 0,
      minimumAllowed: 'yes',
      maximum: 10_000,
      unit: 'cent',
    };
    expect(
      say(mixProblem('belowMinimum', 'products.1.price.amountCents', price)).slice(0, 2),
    ).toEqual([
      'Price of Captan is less than allowed',
      'Enter from 0 to 100. You entered \u221212.5.',
    ]);
  });

  it('says the label, as 10 times too much needs', () => {
    const values = {
      ...{ productId: 'captan', value: 20, unit: 'L/ha', maximum: 2, maximumUnit: 'L/ha' },
      times: 10,
    };
    expect(say(mixProblem('rateAboveLabelMaximum', 'products.1.rate', values))).toEqual([
      'Captan is above the label maximum',
      'The label allows 2 L/ha. You entered 20 L/ha, 10 times as much.',
      'Enter at most 2 L/ha.',
    ]);
  });

  it('speaks of temperatures and their differences in the reader’s degrees', () => {
    const values = { startC: 12, endC: -0.11, dropC: 12.11, freezingPointC: -6.6 };
    const problem = mixProblem('endsCold', 'waterTemperatureC', values);
    expect(say(problem)).toEqual([
      'The full tank ends at \u22120.1 °C',
      'The products cool 12 °C water by 12.1 °C. The mix freezes at \u22126.6 °C.',
      'It dissolves slowly: wait until clear.',
    ]);
    expect(say(problem, us)[1]).toBe(
      'The products cool 53.6 °F water by 21.8 °F. The mix freezes at 20.1 °F.',
    );
  });

  it('names products, and the reason of a rule', () => {
    const values = { productIds: ['urea', 'captan'], ruleIds: ['calciumPhosphate'] };
    expect(say(mixProblem('incompatible', 'products', values)).slice(0, 2)).toEqual([
      'Urea with Captan: do not mix',
      'Insoluble calcium phosphate.',
    ]);
  });

  it('counts pairs beyond the third', () => {
    const pairs = ['urea+dap', 'urea+captan', 'dap+captan', 'a+b', 'a+c'];
    expect(say(mixProblem('nothingKnown', 'products', { pairs }))[0]).toBe(
      'Nothing known: Urea with DAP; Urea with Captan; DAP with Captan; 2 more',
    );
  });

  it('leaves out what is not known instead of showing a hole', () => {
    const values = { startC: 12, endC: 3, dropC: 9, freezingPointC: null };
    expect(say(mixProblem('endsCold', 'waterTemperatureC', values))[1]).toBe(
      'The products cool 12 °C water by 9 °C.',
    );
    expect(say(mixProblem('unknownField', 'zebra', { name: 'zebra', nearest: null }))[1]).toBe(
      'A misspelt field would be ignored, so it is refused.',
    );
  });
});

it('says of hard water what the mix holds and what has to be measured to know the dose', () => {
  const values = {
    productIds: ['urea'],
    hardnessPpm: 323,
    hardnessAtLeastPpm: 323,
    fromPpm: 200,
    ammoniumSulphateKgPer100L: null,
    missingIon: 'magnesiumPpm',
    mostKgPer100L: 2.04,
  };
  const action = (inMixKgPer100L: number) =>
    say(mixProblem('hardWater', 'waterAnalysis', { ...values, inMixKgPer100L }))[2];
  expect(action(0.834)).toMatch(
    /^The mix has 0\.834 kg\/100 L of ammonium sulphate\. What it needs/,
  );
  expect(action(0)).toMatch(/^What it needs is known once magnesium is entered\./);
});
