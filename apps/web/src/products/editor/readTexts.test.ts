import { factsOf } from '@mix/documents';
import { catalogue } from '@mix/catalogue';
import { describe, expect, it } from 'vitest';
import { rowOf } from '../own/productColumns.ts';
import { productOfRow } from '../own/productOfRow.ts';
import { rowFaults } from '../own/rowFaults.ts';
import { factUnit } from './factUnit.ts';
import type { ProductTexts } from './ProductTexts.ts';
import { readTexts } from './readTexts.ts';
import { emptyTexts, textsOf } from './textsOf.ts';

const liquid = (
  fields: Record<string, string>,
  more: Partial<ProductTexts> = {},
): ProductTexts => ({
  ...emptyTexts,
  fields: {
    name: 'UAN',
    category: 'fertiliserSoluble',
    form: 'liquid',
    mixClass: '40',
    analysis: 'stated',
    ...fields,
  },
  ...more,
});

const product = (id: string) => {
  const found = catalogue.products.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no product ${id}`);
  return found;
};

describe('readTexts', () => {
  it.each(catalogue.products)('leaves $id as it is when nothing was typed', (base) => {
    const { row, unread, faults } = readTexts(textsOf(base), base);
    expect(unread.size).toBe(0);
    expect(faults).toEqual([]);
    expect(row).toEqual(rowOf({ ...base, container: null, price: null }));
    expect(rowFaults(row, catalogue.saltTables).filter(({ stops }) => stops)).toEqual([]);
    const facts = factsOf(productOfRow(row, base));
    // The label of a country is not the label in the owner's hand: a copy leaves it out.
    const { label, ...copied } = base;
    expect({ ...facts, sources: null }).toEqual({ ...copied, sources: null });
    expect(label?.country).not.toBeNull();
  });

  it('takes the place in the order from what it is, until another one is chosen', () => {
    expect(readTexts(liquid({ mixClass: '' }), null).row.mixClass).toBe('40');
    expect(readTexts(liquid({ mixClass: '90' }), null).row.mixClass).toBe('90');
    expect(readTexts(liquid({ mixClass: '', category: 'adjuvant' }), null).row.mixClass).toBeNull();
  });

  // Facts S16: a UAN solution of 42.5 % w/v N is 32 % w/w N; its density is then 1.328 kg/L.
  it('turns g/L into % by weight through the density', () => {
    const texts = liquid(
      { liquidDensityKgPerL: '1.3280', 'nutrientsPct.N': '425' },
      { basis: 'byVolume' },
    );
    expect(readTexts(texts, null).row['nutrientsPct.N']).toBeCloseTo(32.0, 1);
  });

  it('takes g/L for nothing but a liquid', () => {
    const fields = { 'nutrientsPct.N': '8', form: 'powder', behaviour: 'dissolves' };
    const texts = liquid(fields, { basis: 'byVolume' });
    expect(factUnit('nutrientsPct.N', texts)).toEqual({ unit: '%', sign: null });
    expect(readTexts(texts, null).row['nutrientsPct.N']).toBe(8);
  });

  it('asks for the density before it turns g/L into anything', () => {
    const texts = liquid({ 'nutrientsPct.N': '425' }, { basis: 'byVolume' });
    const { row, faults } = readTexts(texts, null);
    expect(row['nutrientsPct.N']).toBeNull();
    expect(faults.map(({ code }) => code)).toEqual(['needsDensity']);
  });

  // Facts 3.7: kg P in 1 kg of P2O5 is 0.4364, kg K in 1 kg of K2O is 0.8301.
  it('turns oxides into elements', () => {
    const texts = liquid(
      { 'nutrientsPct.P': '20', 'nutrientsPct.K': '10', 'nutrientsPct.N': '5' },
      { oxides: true },
    );
    const { row } = readTexts(texts, null);
    expect(row['nutrientsPct.P']).toBeCloseTo(8.728, 10);
    expect(row['nutrientsPct.K']).toBeCloseTo(8.301, 10);
    expect(row['nutrientsPct.N']).toBe(5);
  });

  it('keeps text that is no number out of the facts, and says so at its field', () => {
    const { row, unread } = readTexts(liquid({ liquidDensityKgPerL: '1,500' }), null);
    expect(row.liquidDensityKgPerL).toBeNull();
    expect(unread.get('liquidDensityKgPerL')?.meanings).toHaveLength(2);
  });

  it('drops what was typed into a field that is gone', () => {
    const { row } = readTexts(liquid({ displacementLPerKg: '0.5' }), null);
    expect(row.displacementLPerKg).toBeNull();
    expect(row.behaviour).toBe('liquid');
  });

  it('lets a room that was typed rule over the salt table of a copy', () => {
    const base = product('ams');
    const texts = textsOf(base);
    const fields = { ...texts.fields, displacementLPerKg: '0.5' };
    expect(readTexts({ ...texts, fields }, base).row['saltTable.givesRoom']).toBe(false);
  });
});
