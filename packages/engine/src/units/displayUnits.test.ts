import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATE_UNITS } from '../catalogue/Product.ts';
import { draftRows } from '../mix/draftRows.ts';
import { PRODUCT_PARAMETERS } from '../mix/productParameters.ts';
import { RATE_PARAMETERS } from '../mix/rateParameters.ts';
import { convertUnit } from './convertUnit.ts';
import { displayUnit, findUnit, type UnitId } from './displayUnits.ts';
import { shownUnit, UNIT_SYSTEMS, unitSymbol } from './shownUnit.ts';

describe('factors', () => {
  it.each<[number, UnitId, UnitId]>([
    // Golden G17.
    [9.353956, 'US gal/ac', 'L/ha'],
    [11.233633, 'imp gal/ac', 'L/ha'],
    [1.1208512, 'lb/ac', 'kg/ha'],
    [73.077783, 'US fl oz/ac', 'mL/ha'],
    [70.053197, 'oz/ac', 'g/ha'],
    [1.1692445, 'US pt/ac', 'L/ha'],
    [0.11982643, 'lb/100 US gal', 'kg/100 L'],
    [0.06894757, 'psi', 'bar'],
    [1.609344, 'mph', 'km/h'],
    [125.535329, 'cwt/ac', 'kg/ha'],
    // Facts 7.
    [4046.8564224, 'ac', 'm²'],
    [3.785411784, 'US gal', 'L'],
    [4.54609, 'imp gal', 'L'],
    [0.45359237, 'lb', 'kg'],
    [28.349523125, 'oz', 'g'],
    [29.5735295625, 'US fl oz', 'mL'],
    [28.4130625, 'imp fl oz', 'mL'],
    [2.3384891, 'US qt/ac', 'L/ha'],
    [2.2417023, 'short ton/ac', 't/ha'],
    [3.785411784, 'US gal/min', 'L/min'],
    [6894.75729, 'psi', 'kPa'],
  ])('%s: one %s in %s', (factor, from, to) => {
    const expected = from === 'psi' && to === 'kPa' ? factor / 1000 : factor;
    expect(Math.abs(convertUnit(1, from, to) / expected - 1)).toBeLessThan(1e-7);
  });

  it.each<[number, UnitId, number, UnitId]>([
    [1, 'ha', 10_000, 'm²'],
    [400, 'mL/ha', 0.4, 'L/ha'],
    [1, 't', 1000, 'kg'],
    [1, 'US gal', 4, 'US qt'],
    [1, 'US gal', 8, 'US pt'],
    [1, 'imp gal', 160, 'imp fl oz'],
    [1, 'imp gal', 8, 'imp pt'],
    [1, 'm³', 1000, 'L'],
    [1, 'lb', 16, 'oz'],
    [1, 'cwt', 112, 'lb'],
    [1, 'short ton', 2000, 'lb'],
    [0.2, '% v/v', 200, 'mL/100 L'],
    [1, '% v/v', 1, 'US gal/100 US gal'],
    [1, 'imp gal/100 imp gal', 1, 'L/100 L'],
    [10, 'm/s', 36, 'km/h'],
    [1, 'bar', 100, 'kPa'],
    [1, 'ft', 12, 'in'],
    [1, 'in', 2.54, 'cm'],
    [25, 'mm', 2.5, 'cm'],
    [32, '°F', 0, '°C'],
    [212, '°F', 100, '°C'],
    [-40, '°F', -40, '°C'],
    [54, '°F', 12.222222222222221, '°C'],
    [1.5, 'h', 90, 'min'],
    [12.34, 'currency', 1234, 'cent'],
    [1, 'kg/L', 8.345404452021, 'lb/US gal'],
    [1, 'kg N/ha', 1000, 'g N/ha'],
    [0.003, 'kg/ha', 3, 'g/ha'],
    [1.1, 'g/ha', 0.0011, 'kg/ha'],
  ])('%s %s is %s %s, and back', (value, from, expected, to) => {
    expect(convertUnit(value, from, to)).toBeCloseTo(expected, 11);
    expect(convertUnit(expected, to, from)).toBeCloseTo(value, 11);
  });

  it('are exact where decimals are', () => {
    expect(convertUnit(1.1, 'g/ha', 'kg/ha')).toBe(0.0011);
    expect(convertUnit(0.0011, 'kg/ha', 'g/ha')).toBe(1.1);
    expect(convertUnit(10, 'ac', 'ha')).toBe(4.0468564224);
  });

  it('refuse to leave their dimension', () => {
    expect(() => convertUnit(1, 'L/ha', 'kg/ha')).toThrow(RangeError);
    expect(() => convertUnit(1, 'kg N/ha', 'kg/ha')).toThrow(RangeError);
    expect(() => displayUnit('furlong' as UnitId)).toThrow(RangeError);
  });
});

describe('units of a system', () => {
  it.each<[UnitId, UnitId, UnitId]>([
    ['ha', 'ac', 'ac'],
    ['L/ha', 'US gal/ac', 'imp gal/ac'],
    ['mL/ha', 'US fl oz/ac', 'imp fl oz/ac'],
    ['kg/ha', 'lb/ac', 'lb/ac'],
    ['g/100 L', 'oz/100 US gal', 'oz/100 imp gal'],
    ['L/load', 'US gal/load', 'imp gal/load'],
    ['kg N/ha', 'lb N/ac', 'lb N/ac'],
    ['kg P2O5/ha', 'lb P2O5/ac', 'lb P2O5/ac'],
    ['% v/v', '% v/v', '% v/v'],
    ['km/h', 'mph', 'mph'],
    ['L/min', 'US gal/min', 'imp gal/min'],
    ['bar', 'psi', 'psi'],
    ['°C', '°F', '°C'],
    ['kg/L', 'lb/US gal', 'lb/imp gal'],
    ['L/kg', 'US gal/lb', 'imp gal/lb'],
    ['kJ/kg', 'kJ/kg', 'kJ/kg'],
    ['m', 'ft', 'ft'],
  ])('%s is shown as %s and %s', (metric, us, imperial) => {
    expect(shownUnit(metric, 'metric')).toBe(metric);
    expect(shownUnit(metric, 'us')).toBe(us);
    expect(shownUnit(metric, 'imperial')).toBe(imperial);
  });

  it('exist for every parameter and every rate', () => {
    const units: UnitId[] = [
      ...draftRows().flatMap(({ field }) => (field.kind === 'number' ? [field.limits.unit] : [])),
      ...Object.values(PRODUCT_PARAMETERS).map(({ unit }) => unit),
      ...Object.values(RATE_PARAMETERS).map(({ unit }) => unit),
      ...RATE_UNITS,
    ];
    for (const unit of units) {
      for (const system of UNIT_SYSTEMS) {
        expect(findUnit(shownUnit(unit, system))?.dimension).toBe(displayUnit(unit).dimension);
      }
    }
    expect(units.length).toBeGreaterThan(50);
  });

  it('are signed without the name of the system', () => {
    expect(unitSymbol('US gal/100 US gal')).toBe('gal/100 gal');
    expect(unitSymbol('imp fl oz/ac')).toBe('fl oz/ac');
    expect(unitSymbol('L/ha')).toBe('L/ha');
    expect(unitSymbol('1')).toBe('');
  });

  it('give the stored value back through every unit of its dimension', () => {
    const values = fc.double({ min: 1e-3, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(values, fc.constantFrom(...RATE_UNITS), (value, unit) => {
        for (const system of UNIT_SYSTEMS) {
          const shown = convertUnit(value, unit, shownUnit(unit, system));
          const back = convertUnit(shown, shownUnit(unit, system), unit);
          expect(Math.abs(back / value - 1)).toBeLessThan(4e-16);
        }
      }),
    );
  });
});
