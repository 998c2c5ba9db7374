import {
  bar,
  fraction,
  kilogramsPerLitre,
  litres,
  litresPerKilogram,
  litresPerMinute,
  type Catalogue,
  type CompatibilityRule,
  type InterceptionStep,
  type Machine,
  type Nozzle,
  type Product,
  type SaltTable,
} from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue, validateCatalogue, type CatalogueFault } from '../src/index.ts';

const faultsOf = (changed: Partial<Catalogue>): string[] =>
  validateCatalogue({ ...catalogue, ...changed }).map(
    ({ code, path }: CatalogueFault) => `${code} ${path}`,
  );

const withProduct = (id: string, change: Partial<Product>): string[] =>
  faultsOf({
    products: catalogue.products.map((entry) =>
      entry.id === id ? { ...entry, ...change } : entry,
    ),
  });

const withMachine = (id: string, change: Partial<Machine>): string[] =>
  faultsOf({
    machines: catalogue.machines.map((entry) =>
      entry.id === id ? { ...entry, ...change } : entry,
    ),
  });

const withNozzle = (id: string, change: Partial<Nozzle>): string[] =>
  faultsOf({
    nozzles: catalogue.nozzles.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)),
  });

const withTable = (saltId: string, change: Partial<SaltTable>): string[] =>
  faultsOf({
    saltTables: catalogue.saltTables.map((table) =>
      table.saltId === saltId ? { ...table, ...change } : table,
    ),
  });

const withRule = (change: Partial<CompatibilityRule>): string[] =>
  faultsOf({
    compatibilityRules: catalogue.compatibilityRules.map((rule) =>
      rule.id === 'calciumPhosphate' ? { ...rule, ...change } : rule,
    ),
  });

const read = { sourceIds: ['S1'], assumed: false, note: null };

describe('products that do not stand up', () => {
  it.each<[string, string, Partial<Product>]>([
    ['idMalformed products.not a name', 'urea', { id: 'not a name' }],
    ['idNotUnique products.ams', 'urea', { id: 'ams' }],
    ['sourceMissing products.urea.rate', 'urea', { sources: {} }],
    ['sourceMissing products.urea.rate', 'urea', { sources: { rate: { ...read, sourceIds: [] } } }],
    [
      'sourceUnknown products.urea.rate',
      'urea',
      { sources: { rate: { ...read, sourceIds: ['S999'] } } },
    ],
    [
      'assumedWithoutReason products.urea.rate',
      'urea',
      { sources: { rate: { sourceIds: [], assumed: true, note: null } } },
    ],
    ['outOfRange products.urea.saltIndex', 'urea', { saltIndex: 744 }],
    ['sourceMissing products.urea.label', 'urea', { label: { country: null, grazingDays: 7 } }],
    [
      'outOfRange products.urea.label.grazingDays',
      'urea',
      { label: { country: 'AU', grazingDays: -7 } },
    ],
    [
      'outOfRange products.urea.bulkDensityKgPerL',
      'urea',
      { bulkDensityKgPerL: kilogramsPerLitre(780) },
    ],
    [
      'outOfRange products.uan32.liquidDensityKgPerL',
      'uan32',
      { liquidDensityKgPerL: kilogramsPerLitre(13.28) },
    ],
    ['outOfRange products.urea.heatOfSolutionKJPerKg', 'urea', { heatOfSolutionKJPerKg: 241_000 }],
    [
      'outOfRange products.urea.rate.max',
      'urea',
      { rate: { min: 15, max: 80_000, unit: 'kg/ha', fromLabel: false } },
    ],
    [
      'notAscending products.urea.rate',
      'urea',
      { rate: { min: 80, max: 15, unit: 'kg/ha', fromLabel: false } },
    ],
    [
      'notAscending products.urea.rate',
      'urea',
      { rate: { min: 0, max: 15, unit: 'kg/ha', fromLabel: false } },
    ],
    [
      'doesNotFitForm products.urea.rate',
      'urea',
      { rate: { min: 1, max: 2, unit: 'L/ha', fromLabel: false } },
    ],
    [
      'doesNotFitForm products.uan32.rate',
      'uan32',
      { rate: { min: 1, max: 2, unit: 'kg/ha', fromLabel: false } },
    ],
    ['doesNotFitBehaviour products.urea.form', 'urea', { form: 'liquid' }],
    [
      'doesNotFitBehaviour products.lime-flour.solubility',
      'lime-flour',
      { solubility: [{ temperatureC: 0, gPerKgWater: 2 }] },
    ],
    [
      'doesNotFitBehaviour products.uan32.displacementLPerKg',
      'uan32',
      { displacementLPerKg: litresPerKilogram(0.7) },
    ],
    [
      'doesNotFitBehaviour products.urea.liquidDensityKgPerL',
      'urea',
      { liquidDensityKgPerL: kilogramsPerLitre(1) },
    ],
    ['doesNotFitBehaviour products.urea.saltTable', 'urea', { behaviour: 'suspends' }],
    [
      'disagrees products.lime-flour.displacementLPerKg',
      'lime-flour',
      { displacementLPerKg: litresPerKilogram(0.396) },
    ],
    [
      'disagrees products.lime-flour.bulkDensityKgPerL',
      'lime-flour',
      { particleDensityKgPerL: kilogramsPerLitre(0.9) },
    ],
    [
      'disagrees products.sop.displacementLPerKg',
      'sop',
      { displacementLPerKg: litresPerKilogram(0.231) },
    ],
    ['incomplete products.urea.displacementLPerKg', 'urea', { displacementLPerKg: null }],
    ['outOfRange products.urea.nutrientsPct', 'urea', { nutrientsPct: { N: 60, S: 50 } }],
    ['outOfRange products.urea.nutrientsPct.N', 'urea', { nutrientsPct: { N: 146 } }],
    [
      'notAscending products.urea.solubility.1',
      'urea',
      {
        solubility: [
          { temperatureC: 10, gPerKgWater: 845 },
          { temperatureC: 0, gPerKgWater: 656 },
        ],
      },
    ],
    [
      'outOfRange products.urea.solubility.0',
      'urea',
      { solubility: [{ temperatureC: 0, gPerKgWater: 0 }] },
    ],
    [
      'notAscending products.captan.halfLifeByPh.1',
      'captan',
      {
        halfLifeByPh: [
          { ph: 8, halfLifeMin: 10 },
          { ph: 5, halfLifeMin: 1920 },
        ],
      },
    ],
    [
      'outOfRange products.captan.halfLifeByPh.0',
      'captan',
      { halfLifeByPh: [{ ph: 8, halfLifeMin: 0 }] },
    ],
  ])('%s', (expected, id, change) => {
    expect(withProduct(id, change)).toContain(expected);
  });

  it('names a salt table that is not there', () => {
    const tables = catalogue.saltTables.filter(({ saltId }) => saltId !== 'urea');
    expect(faultsOf({ saltTables: tables })).toContain('unknownReference products.urea.saltTable');
  });
});

describe('machines that do not stand up', () => {
  const boom = { id: 'boom', name: 'Boom', kind: 'boom', swathWidthM: null } as const;
  it.each<[string, Partial<Machine>]>([
    ['outOfRange machines.tnf-multi-1000.nominalTankL', { nominalTankL: litres(1_000_000) }],
    ['outOfRange machines.tnf-multi-1000.usableFraction', { usableFraction: fraction(0.095) }],
    ['outOfRange machines.tnf-multi-1000.deadVolumeL', { deadVolumeL: litres(200) }],
    ['outOfRange machines.tnf-multi-1000.tankResidualL', { tankResidualL: litres(200) }],
    [
      'outOfRange machines.tnf-multi-1000.suspendedSolidsLimitFraction',
      { suspendedSolidsLimitFraction: fraction(0.9) },
    ],
    [
      'notAscending machines.tnf-multi-1000.publishedRateLPerHa.1',
      { publishedRateLPerHa: [650, 50] },
    ],
    [
      'notAscending machines.tnf-multi-1000.publishedSpeedKmPerH.1',
      { publishedSpeedKmPerH: [25, 5] },
    ],
    ['sourceMissing machines.tnf-multi-1000.nominalTankL', { sources: {} }],
    ['sourceMissing machines.tnf-multi-1000.boomConfigurations', { sources: {} }],
    ['incomplete machines.tnf-multi-1000.boomConfigurations', { boomConfigurations: [] }],
    [
      'outOfRange machines.tnf-multi-1000.boom.nozzleCount',
      { boomConfigurations: [{ ...boom, nozzleCount: 2.5 }] },
    ],
    [
      'idNotUnique machines.tnf-multi-1000.boomConfigurations.boom',
      {
        boomConfigurations: [
          { ...boom, nozzleCount: 2 },
          { ...boom, nozzleCount: 3 },
        ],
      },
    ],
  ])('%s', (expected, change) => {
    expect(withMachine('tnf-multi-1000', change)).toContain(expected);
  });
});

describe('nozzles that do not stand up', () => {
  const band = (minBar: number, maxBar: number, dropletClass: 'M' | 'F') => ({
    minBar: bar(minBar),
    maxBar: bar(maxBar),
    dropletClass,
  });
  it.each<[string, Partial<Nozzle>]>([
    ['disagrees nozzles.xr11004.flowLPerMin', { flowLPerMin: litresPerMinute(1.85) }],
    ['outOfRange nozzles.xr11004.flowLPerMin', { flowLPerMin: litresPerMinute(158) }],
    ['outOfRange nozzles.xr11004.atBar', { atBar: bar(5) }],
    ['outOfRange nozzles.xr11004.flowExponent', { flowExponent: 2 }],
    ['incomplete nozzles.xr11004.atBar', { atBar: null }],
    ['unknownReference nozzles.xr11004.isoSize', { isoSize: '99' }],
    ['notAscending nozzles.xr11004.minBar.1', { minBar: bar(4), maxBar: bar(1) }],
    ['outOfRange nozzles.xr11004.maxBar', { maxBar: bar(60) }],
    ['incomplete nozzles.xr11004.dropletStandard', { dropletStandard: null }],
    ['incomplete nozzles.xr11004.dropletStandard', { dropletBands: [] }],
    [
      'notContiguous nozzles.xr11004.dropletBands.1',
      { dropletBands: [band(1, 2, 'M'), band(2.5, 4, 'F')] },
    ],
    [
      'notContiguous nozzles.xr11004.dropletBands',
      { dropletBands: [band(1, 2, 'M'), band(2, 3, 'F')] },
    ],
    ['notContiguous nozzles.xr11004.dropletBands.0', { dropletBands: [band(2, 4, 'M')] }],
    [
      'notAscending nozzles.xr11004.dropletBands.1',
      { dropletBands: [band(1, 2, 'F'), band(2, 4, 'M')] },
    ],
    ['sourceMissing nozzles.xr11004.flowLPerMin', { sources: {} }],
  ])('%s', (expected, change) => {
    expect(withNozzle('xr11004', change)).toContain(expected);
  });

  it('sees standard sizes out of order', () => {
    const [first, second] = catalogue.nozzleSizes;
    if (first === undefined || second === undefined) throw new Error('no sizes');
    expect(faultsOf({ nozzleSizes: [second, first, first] })).toEqual(
      expect.arrayContaining(['notAscending nozzleSizes.1', 'idNotUnique nozzleSizes.0050']),
    );
  });
});

describe('salt tables that do not stand up', () => {
  it.each<[string, Partial<SaltTable>]>([
    ['incomplete saltTables.urea.densityAt20C', { densityAt20C: [[1, 1.0007]] }],
    [
      'notAscending saltTables.urea.densityAt20C.massPct.1',
      {
        densityAt20C: [
          [0, 0.9982],
          [0, 1.0248],
        ],
      },
    ],
    [
      'notAscending saltTables.urea.densityAt20C.value.2',
      {
        densityAt20C: [
          [0, 0.9982],
          [10, 1.0248],
          [11, 1.0176],
        ],
      },
    ],
    [
      'notAscending saltTables.urea.freezingPointC.value.1',
      {
        freezingPointC: [
          [0, 0],
          [10, 3.26],
        ],
      },
    ],
    [
      'disagrees saltTables.urea.freezingPointC',
      {
        freezingPointC: [
          [0, 0],
          [44, -17.62],
        ],
      },
    ],
    [
      'outOfRange saltTables.urea.densityAt20C',
      {
        densityAt20C: [
          [0, 0.9982],
          [80, 1.2],
        ],
      },
    ],
    ['sourceUnknown saltTables.urea', { source: 'S999' }],
  ])('%s', (expected, change) => {
    expect(withTable('urea', change)).toContain(expected);
  });
});

describe('rules that do not stand up', () => {
  it.each<[string, Partial<CompatibilityRule>]>([
    ['unknownGroup compatibilityRules.calciumPhosphate', { between: { CALCIUM: ['PO4'] } }],
    ['pairListedTwice compatibilityRules.gypsum', { between: { SO4: ['CA_SOL'] } }],
    ['idNotUnique compatibilityRules.gypsum', { id: 'gypsum' }],
    ['incomplete compatibilityRules.calciumPhosphate.reason', { reason: ' ' }],
    ['sourceMissing compatibilityRules.calciumPhosphate', { source: { ...read, sourceIds: [] } }],
  ])('%s', (expected, change) => {
    expect(withRule(change)).toContain(expected);
  });
});

describe('steps of crop interception that do not stand up', () => {
  it.each<[string, readonly InterceptionStep[]]>([
    ['incomplete cropInterception.maize', []],
    ['incomplete cropInterception.maize', [[10, 25, 'S1']]],
    [
      'notAscending cropInterception.maize.1',
      [
        [0, 0, 'S1'],
        [0, 25, 'S1'],
      ],
    ],
    [
      'outOfRange cropInterception.maize.fromStage',
      [
        [0, 0, 'S1'],
        [100, 25, 'S1'],
      ],
    ],
    ['outOfRange cropInterception.maize.sharePct', [[0, 101, 'S1']]],
    ['sourceUnknown cropInterception.maize', [[0, 0, 'S999']]],
  ])('%s', (expected, steps) => {
    expect(faultsOf({ cropInterception: [{ crop: 'maize', steps }] })).toEqual([expected]);
  });

  it('two tables of one crop', () => {
    const [first] = catalogue.cropInterception;
    if (first === undefined) throw new Error('no table');
    expect(faultsOf({ cropInterception: [first, first] })).toEqual([
      `idNotUnique cropInterception.${first.crop}`,
    ]);
  });
});
