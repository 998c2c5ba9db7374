import { calculateMix, rulesBetween } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { productOrigins } from '../src/facts/productOrigins.ts';
import { catalogue, recordFields, sources, validateCatalogue } from '../src/index.ts';

const product = (id: string) => {
  const found = catalogue.products.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no product ${id}`);
  return found;
};

describe('the catalogue', () => {
  it('stands up to every check', () => {
    expect(validateCatalogue(catalogue)).toEqual([]);
  });

  it('says in its notes what a source is, never by the key it has here', () => {
    const notes = [...catalogue.products, ...catalogue.machines].flatMap(({ sources: facts }) =>
      Object.values(facts).flatMap((fact) => fact?.note ?? []),
    );
    expect(notes.length).toBeGreaterThan(50);
    expect(notes.filter((note) => /\bS\d{1,3}\b/.test(note))).toEqual([]);
  });

  it('holds everything that was collected', () => {
    expect({
      products: catalogue.products.length,
      machines: catalogue.machines.length,
      nozzles: catalogue.nozzles.length,
      nozzleSizes: catalogue.nozzleSizes.length,
      compatibilityRules: catalogue.compatibilityRules.length,
      saltTables: catalogue.saltTables.length,
      recordFields: recordFields.length,
      sources: sources.length,
    }).toEqual({
      products: 417,
      machines: 92,
      nozzles: 949,
      nozzleSizes: 26,
      compatibilityRules: 294,
      saltTables: 11,
      recordFields: 26,
      sources: 721,
    });
  });

  it('has each source once and gives each a title', () => {
    const ids = sources.map(({ id }) => id);
    expect(ids.filter((id) => !/^S\d+$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sources.filter(({ title }) => title.trim() === '')).toEqual([]);
    const addresses = sources.flatMap(({ url }) => (url === null ? [] : [url]));
    expect(addresses.filter((address) => !URL.canParse(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('takes a hard limit from nowhere but a label that was read', () => {
    const hard = catalogue.products.filter(({ rate }) => rate?.fromLabel === true);
    expect(hard.map(({ id, rate }) => [id, rate?.max, rate?.unit])).toEqual([
      ['clopyralid', 0.5, 'L/ha'],
      ['mecoprop-mix', 7, 'L/ha'],
    ]);
    for (const { sources: cited } of hard) expect(cited['rate']?.assumed).toBe(false);
  });

  it('leaves the rates of sprays blank where no label was read', () => {
    const sprays = catalogue.products.filter(({ category }) =>
      ['herbicide', 'fungicide', 'insecticide'].includes(category),
    );
    expect(sprays.filter(({ rate }) => rate === null)).toHaveLength(sprays.length - 2);
  });

  it('keeps “not stated” apart from “none worth counting”', () => {
    const notStated = catalogue.products.filter(({ nutrientsPct }) => nutrientsPct === null);
    const ids = notStated.map(({ id }) => id);
    expect(ids).toHaveLength(31);
    // A copper fungicide without a stated strength brings some copper; a brand without a printed
    // analysis brings something.
    for (const id of ['edta-mix', 'seaweed', 'cu-hydroxide', 'bortrac', 'agrisea'])
      expect(ids).toContain(id);
    expect(product('glyphosate').nutrientsPct).toEqual({});
    expect(product('cuprous-oxide-750-wg').nutrientsPct).toEqual({ Cu: 75 });
  });

  it('never writes an unknown heat as zero', () => {
    for (const id of ['borax', 'moly', 'selenium', 'uan32', 'citric'])
      expect(product(id).heatOfSolutionKJPerKg, id).toBeNull();
  });

  it('turns declared oxides into elements', () => {
    expect(product('dap').nutrientsPct).toEqual({ N: 18, P: 20.0744 });
    expect(product('kno3').nutrientsPct).toEqual({ N: 13, K: 37.3545 });
    expect(product('can-sol').nutrientsPct).toEqual({ N: 15.5, Ca: 18.5822 });
    expect(product('mgo').nutrientsPct).toEqual({ Mg: 48.24 });
  });

  it('keeps the dry share of hydrates', () => {
    const share = (id: string) => product(id).saltTable?.anhydrousFraction;
    expect(share('urea')).toBe(1);
    expect(share('epsom')).toBeCloseTo(0.4883, 4);
    expect(share('znso4')).toBeCloseTo(0.5614, 4);
    expect(share('cuso4')).toBeCloseTo(0.6392, 4);
    expect(share('mnso4')).toBeCloseTo(0.8934, 4);
  });

  it('gives a custom machine nothing that nobody entered', () => {
    const custom = catalogue.machines.find(({ id }) => id === 'custom');
    expect(custom).toMatchObject({
      nominalTankL: null,
      usableFraction: null,
      deadVolumeL: null,
      tankResidualL: null,
      suspendedSolidsLimitFraction: null,
    });
    expect(custom?.boomConfigurations.map(({ swathWidthM }) => swathWidthM)).toEqual([null, null]);
  });

  it('shares the flow of a boom among one nozzle for every half metre', () => {
    const counted = catalogue.machines.flatMap(({ id, boomConfigurations }) =>
      boomConfigurations.flatMap(({ nozzleCount }) =>
        nozzleCount === null ? [] : [[id, nozzleCount]],
      ),
    );
    // The number of nozzles was read for no make and model: only the common sizes have one,
    // assumed.
    expect(counted).toEqual([
      ['trailed-2000-18', 36],
      ['sp-3000-24', 48],
      ['trailed-2000-12', 24],
      ['mounted-600-8', 16],
    ]);
  });

  it('lists every Tow and Fert, and gives no figure that no page gives', () => {
    const models = catalogue.machines.filter(({ id }) => id.startsWith('tnf-'));
    expect(models).toHaveLength(6);
    for (const { id, nominalTankL, usableFraction, deadVolumeL, boomConfigurations } of models)
      if (id !== 'tnf-multi-1000')
        expect([
          nominalTankL,
          usableFraction,
          deadVolumeL,
          boomConfigurations[0]?.swathWidthM,
        ]).toEqual([null, null, null, null]);
  });

  it('fills a tank to its nominal volume only where a page says that it holds more', () => {
    const full = catalogue.machines.filter(({ usableFraction }) => usableFraction === 1);
    expect(full.map(({ id }) => id).sort()).toEqual([
      'amazone-ux-11200',
      'kuhn-lexis-3800',
      'sae-defender-81-1000',
    ]);
    for (const { sources: cited } of full) expect(cited['usableFraction']?.assumed).toBe(false);
  });

  it('lets nothing fit with a product of which a part is in no rule, unless somebody names the two', () => {
    const undescribed = catalogue.products.filter(({ groups }) =>
      groups.some((group) => group === 'UNDESCRIBED' || group === 'HERBICIDE'),
    );
    expect(undescribed.length).toBeGreaterThan(20);
    for (const product of undescribed)
      for (const other of catalogue.products)
        if (other.id !== product.id) {
          const { rules, verdict } = rulesBetween(catalogue.compatibilityRules, product, other);
          if (rules.some(({ ofLabel }) => ofLabel === true)) continue;
          expect(verdict, `${product.id} ${other.id}`).not.toBe('compatible');
        }
  });
});

describe('brands and labels', () => {
  it('belong to products of the catalogue, once each, and to labels that are listed', () => {
    const known: readonly string[] = sources.map(({ id }) => id);
    for (const { id, label } of productOrigins) {
      expect(product(id).id).toBe(id);
      if (label !== null) expect(known, id).toContain(label.sourceId);
    }
    expect(new Set(productOrigins.map(({ id }) => id)).size).toBe(productOrigins.length);
    expect(productOrigins.length).toBeGreaterThan(100);
  });
});

describe('record fields', () => {
  it('cite known sources and are named once', () => {
    const known: readonly string[] = sources.map(({ id }) => id);
    for (const { id, source } of recordFields)
      for (const sourceId of source.sourceIds) expect(known, id).toContain(sourceId);
    expect(new Set(recordFields.map(({ id }) => id)).size).toBe(recordFields.length);
  });

  it('ask everybody for date, product and place', () => {
    const everybody = recordFields.filter(({ neededBy }) => neededBy.length === 8);
    expect(everybody.map(({ id }) => id)).toEqual(['date', 'productName', 'location']);
  });
});

it('takes the listed rate of lime in the machine it is listed for, with a word of care', () => {
  const { plan, problems } = calculateMix(
    {
      machineId: 'tnf-multi-1000',
      tankCapacityL: 950,
      sprayAreaHa: 5,
      applicationRateLPerHa: 120,
      waterTemperatureC: 12,
      products: [{ productId: 'lime-flour', rate: { value: 60, unit: 'kg/ha' } }],
    },
    catalogue,
  );
  expect(plan).not.toBeNull();
  expect(problems.map(({ code }) => code)).toContain('solidsAboveAssumedLimit');
});
