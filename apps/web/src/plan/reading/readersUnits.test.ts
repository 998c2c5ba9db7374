import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { fieldText } from '../../i18n/figures/fieldText.ts';
import type * as Figures from './readFigure.ts';
import type * as Steps from './shownStep.ts';

vi.mock('../../i18n/preferences/reader.ts', () => ({
  reader: {
    language: 'en',
    locale: 'en-US',
    system: 'us',
    signs: { decimal: '.', group: ',' },
  },
}));

const form = { products: [{ productId: 'urea', rate: { value: null, unit: 'kg/ha' as const } }] };

describe('fields of a reader with US units', () => {
  let figures: typeof Figures;
  let steps: typeof Steps;
  beforeAll(async () => {
    figures = await import('./readFigure.ts');
    steps = await import('./shownStep.ts');
  });

  it.each([
    ['sprayAreaHa', '50', 20.234282112],
    ['applicationRateLPerHa', '10', 93.53956],
    ['waterTemperatureC', '50', 10],
    ['tankCapacityL', '264.1721', 1000],
    ['products.0.rate.value', '40', 44.834],
    ['travelSpeedKmPerH', '7.5', 12.07008],
  ] as const)('keep %s typed as %s in metric', (path, typed, stored) => {
    const figure = figures.readFigure(form, path, { typed, system: 'us' });
    expect(figure.ok && figure.value).toBeCloseTo(stored, 3);
  });

  it('show what was typed, however often they are read and shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('sprayAreaHa', 'applicationRateLPerHa', 'products.0.rate.value'),
        fc.integer({ min: 1, max: 999_999 }),
        fc.integer({ min: 0, max: 3 }),
        (path, digits, decimals) => {
          const first = figures.readFigure(form, path, {
            typed: fieldText(digits / 10 ** decimals),
            system: 'us',
          });
          if (!first.ok || first.value === null) return;
          const shown = figures.shownValue(form, path, first.value);
          expect(shown).toBe(digits / 10 ** decimals);
        },
      ),
    );
  });

  it('read text in the units it was typed in', () => {
    const figure = figures.readFigure(form, 'sprayAreaHa', { typed: '20' });
    expect(figure.ok && figure.value).toBe(20);
    expect(figures.fieldTextOf(form, 'sprayAreaHa', { typed: '20' })).toBe('49.4211');
    expect(figures.fieldTextOf(form, 'sprayAreaHa', { typed: '20', system: 'us' })).toBe('20');
    expect(figures.fieldTextOf(form, 'sprayAreaHa', { typed: '1,500' })).toBe('1,500');
  });

  it('leave a measuring step in the unit the product is measured in', () => {
    const figure = figures.readFigure(form, 'products.0.measuringStep', {
      typed: '0.5',
      system: 'us',
    });
    expect(figure.ok && figure.value).toBe(0.5);
  });

  it.each([
    [5, 'L/ha', 0.5],
    [0.5, 'km/h', 0.2],
    [1, '1', 1],
  ] as const)('step by a friendly figure for %s %s', (step, unit, shown) => {
    expect(steps.shownStep(step, unit)).toBeCloseTo(shown, 10);
  });
});
