import { mixProblem, type MixProblem } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from './argumentsOf.ts';
import { english } from './en/english.ts';
import type { ProblemArgument } from './ProblemArguments.ts';

const say = (
  name: ProblemArgument,
  values: MixProblem['values'],
  field: string | null = null,
): string =>
  argumentsOf(
    mixProblem('missing', field, values),
    'Area',
    { system: 'metric', productName: (id) => id.toUpperCase() },
    english.values,
  )(name).replaceAll('\u00a0', ' ');

describe('a value of a problem', () => {
  it.each<[name: ProblemArgument, value: number, text: string]>([
    ['loadL', 1000.04, '1,000 L'],
    ['massKg', 2.5, '2.5 kg'],
    ['orificeMm', 0.5, '0.5 mm'],
    ['bandWidthM', 0.3, '0.3 m'],
    ['treatedHa', 4, '4 ha'],
    ['halfLifeMin', 10, '10 min'],
    ['atBar', 3, '3 bar'],
    ['densityKgPerL', 1.32, '1.32 kg/L'],
    ['kgPer100L', 35, '35 kg/100 L'],
    ['gasLPer100L', 240, '240 L/100 L'],
    ['kgPerHa', 100, '100 kg/ha'],
    ['wantedKgPerHa', 20, '20 kg/ha'],
    ['yearKgPerHa', 195, '195 kg N/ha'],
    ['gPerHa', 750, '750 g/ha'],
    ['beforeGPerHa', 0, '0 g/ha'],
    ['applicationRateLPerHa', 100, '100 L/ha'],
    ['flowLPerMin', 1.5, '1.5 L/min'],
    ['fastestKmPerH', 19.5, '19.5 km/h'],
    ['endC', -0.11, '−0.1 °C'],
    ['dropC', -12.11, '12.1 °C'],
    ['nitrogenFraction', 0.0876, '8.8 %'],
    ['share', 0.5, '50 %'],
    ['topSizeUm', 120, '120'],
    ['ph', 7.25, '7.25'],
    ['mostMin', 30, '30'],
  ])('%s of %f is said with its unit: %s', (name, value, text) => {
    expect(say(name, { [name]: value })).toBe(text);
    expect(say(name, { [name]: null })).toBe('—');
  });

  it('rounds the most down and the least up', () => {
    expect(say('limitKg', { limitKg: 1000.49 })).toBe('1,000 kg');
    expect(say('mostSolids', { stopFraction: 0.2999 })).toBe('29.9 %');
    expect(say('minBar', { minBar: 1.00001 })).toBe('1.01 bar');
  });

  it.each<ProblemArgument>(['alreadyInL', 'inMixKgPer100L', 'leftPerHa'])(
    'has no %s where that is nothing',
    (name) => {
      const of = (value: number) =>
        say(name, { heelL: value, inMixKgPer100L: value, leftPerHa: value });
      expect(of(0)).toBe('—');
      expect(of(2)).toMatch(/^2 /);
    },
  );

  it('is a text as it is, a list, or a dash where nobody gave one', () => {
    expect(say('nearest', { nearest: 'sprayAreaHa' })).toBe('sprayAreaHa');
    expect(say('ions', { ions: ['K', 'SO4'] })).toBe('K, SO4');
    expect(say('choices', { choices: [] })).toBe('—');
    expect(say('nearest', {})).toBe('—');
  });

  it('is a name in words, or the code where it has none', () => {
    expect(say('solid', { solid: 'hopeite' })).toBe('zinc phosphate');
    expect(say('solid', { solid: 'zebra' })).toBe('zebra');
    expect(say('missing', { missing: ['nozzle', 'swathWidthM'] })).toBe('nozzle, width');
    expect(say('products', { productIds: ['urea', 'dap'] })).toBe('UREA, DAP');
  });

  it('joins the ways out that were found', () => {
    const values = {
      workableApplicationRateLPerHa: 150,
      workableWaterTemperatureC: null,
      workableRate: 45,
      workableRateUnit: 'kg/ha',
    };
    expect(say('ways', values)).toBe('at 150 L/ha, or with 45 kg/ha of it');
    expect(say('ways', { workableApplicationRateLPerHa: null })).toBe('—');
  });
});
