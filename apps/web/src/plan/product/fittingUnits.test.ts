import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { firstRateUnit } from '../draft/addToMix.ts';
import { fittingUnits } from './fittingUnits.ts';

const product = (wanted: string) => {
  const found = catalogue.products.find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`no product ${wanted}`);
  return found;
};

describe('fittingUnits', () => {
  it('offers a granular nitrogen fertiliser by mass and by its nitrogen', () => {
    const units = fittingUnits(product('urea'), 'kg/ha');
    expect(units).toContain('kg/100 L');
    expect(units).toContain('g/load');
    expect(units).toContain('kg N/ha');
    expect(units).not.toContain('kg P/ha');
    expect(units.filter((unit) => /^m?L|%/.test(unit))).toEqual([]);
  });

  it('offers phosphorus as the element and as the oxide', () => {
    const units = fittingUnits(product('map'), 'kg/ha');
    expect(units).toContain('kg P/ha');
    expect(units).toContain('kg P2O5/ha');
    expect(units).not.toContain('kg K2O/ha');
  });

  it('offers what British labels declare, and grams of a trace element', () => {
    expect(fittingUnits(product('ams'), 'kg/ha')).toContain('kg SO3/ha');
    expect(fittingUnits(product('epsom'), 'kg/ha')).toContain('kg MgO/ha');
    const boron = fittingUnits(product('boric'), 'kg/ha');
    expect(boron.filter((unit) => unit.startsWith('g '))).toEqual(['g B/ha']);
  });

  it('offers a liquid by volume too', () => {
    const units = fittingUnits(product('seaweed'), 'L/ha');
    expect(units).toEqual(expect.arrayContaining(['L/ha', '% v/v', 'mL/100 L', 'kg/ha']));
  });

  it('keeps the unit in use, and offers nothing else while the product is not known', () => {
    expect(fittingUnits(product('urea'), 'L/ha')).toContain('L/ha');
    expect(fittingUnits(null, 'g/ha')).toEqual(['g/ha']);
  });
});

describe('firstRateUnit', () => {
  it('is the unit of the usual range', () => {
    expect(firstRateUnit(product('urea'))).toBe('kg/ha');
    expect(firstRateUnit(product('seaweed'))).toBe('L/ha');
  });
});
