import { describe, expect, it } from 'vitest';
import { exampleInputs, exampleLine, exampleProduct } from '../../test/exampleInputs.ts';
import { sj308 } from '../../test/exampleNozzles.ts';
import type { CropInterception } from '../catalogue/CropInterception.ts';
import type { DropletClass } from '../catalogue/DropletClass.ts';
import type { Product } from '../catalogue/Product.ts';
import { mixLoad } from '../loads/mixLoad.ts';
import type { MixInputs } from '../mix/MixInputs.ts';
import { productDose } from '../products/productAmount.ts';
import {
  celsius,
  hectares,
  kilogramsPerLitre,
  litres,
  litresPerKilogram,
} from '../units/quantity.ts';
import { assessLeafBurn } from './assessLeafBurn.ts';

const urea = exampleProduct({
  id: 'urea',
  groups: ['UREA'],
  nutrientsPct: { N: 46 },
  saltIndex: 74.4,
  displacementLPerKg: litresPerKilogram(0.742),
});
const uan28 = exampleProduct({
  id: 'uan28',
  groups: ['NH4', 'UREA', 'NO3'],
  form: 'liquid',
  behaviour: 'liquid',
  liquidDensityKgPerL: kilogramsPerLitre(1.279),
  nutrientsPct: { N: 28 },
});
const oil = exampleProduct({ id: 'oil', category: 'adjuvant', groups: ['OIL'], nutrientsPct: {} });

function leafOf(
  products: readonly (readonly [Product, number, 'kg/100 L' | 'L/100 L'])[],
  known: Partial<MixInputs> = {},
  dropletClass: DropletClass | null = null,
  nitrogenKgPerHa: number | null = null,
) {
  const inputs = exampleInputs({
    products: products.map(([product, value, unit], index) =>
      exampleLine(product, { index, rate: { value, unit } }),
    ),
    ...known,
  });
  const line = {
    count: 1,
    loadL: litres(1000),
    freshL: litres(1000),
    heelWaterL: litres(0),
    heelSameMixL: litres(0),
    mixOfLoadL: null,
    areaHa: hectares(10),
    isPartLoad: false,
  };
  const { ready } = mixLoad(inputs, inputs.products.map(productDose), line);
  return assessLeafBurn(inputs, ready, { dropletClass, nitrogenKgPerHa });
}

const codes = (found: ReturnType<typeof leafOf>) => found.problems.map(({ code }) => code);

describe('nitrogen of the liquid', () => {
  // Minnesota 2017: UAN-28 with as much water is still strong; 10 US gal of each are 15.7 % N.
  it('is 15.7 % of UAN-28 made up with as much water', () => {
    const { leafBurn } = leafOf([[uan28, 50, 'L/100 L']], { crop: 'cereals' });
    expect((leafBurn?.nitrogenFraction ?? 0) * 100).toBeCloseTo(15.7, 1);
    expect(leafBurn?.level).toBe('strong');
  });

  // 20 kg in 100 L: 8.76 % N by mass with a solution of 1.050 kg/L, S13.
  it('is 8.76 % of 20 kg urea in 100 L, and care on grass', () => {
    const found = leafOf([[urea, 20, 'kg/100 L']], { crop: 'pasture' });
    expect((found.leafBurn?.nitrogenFraction ?? 0) * 100).toBeCloseTo(8.76, 1);
    expect(found.leafBurn?.level).toBe('caution');
    expect(found.problems[0]?.values).toMatchObject({ productIds: ['urea'] });
    const working = found.workings.find(({ figure }) => figure === 'leafBurn.nitrogenFraction');
    expect(working?.value).toBe(found.leafBurn?.nitrogenFraction);
  });

  it('is judged at a broad leaf from half a per cent', () => {
    expect(codes(leafOf([[urea, 1, 'kg/100 L']], { crop: 'trees' }))).toEqual([]);
    expect(leafOf([[urea, 1.2, 'kg/100 L']], { crop: 'trees' }).leafBurn?.level).toBe('caution');
    expect(leafOf([[urea, 2.4, 'kg/100 L']], { crop: 'broadLeaved' }).leafBurn?.level).toBe(
      'strong',
    );
  });
});

describe('what makes it worse', () => {
  const weak = [[urea, 8, 'kg/100 L']] as const;
  const levelAt = (known: Partial<MixInputs>) =>
    leafOf(weak, { crop: 'pasture', ...known }).leafBurn;

  it.each<[string, Partial<MixInputs>, readonly string[]]>([
    ['warm air on a dry leaf', { airTemperatureC: celsius(24), leafSurface: 'dry' }, ['warmDry']],
    ['warm air on a leaf nobody looked at', { airTemperatureC: celsius(24) }, ['warmDry']],
    ['cold', { airTemperatureC: celsius(4) }, ['cold']],
    ['frost', { leafSurface: 'frost' }, ['frost']],
  ])('%s raises a risk by one level', (_, known, factors) => {
    expect(levelAt(known)).toMatchObject({ level: 'strong', factors });
  });

  it('nothing of it at 15 degrees, and a moist leaf lowers nothing', () => {
    expect(levelAt({ airTemperatureC: celsius(15), leafSurface: 'moist' })).toMatchObject({
      level: 'caution',
      factors: [],
    });
  });

  it('an oil raises a risk, and makes none of a weak liquid', () => {
    expect(leafOf([...weak, [oil, 1, 'kg/100 L']], { crop: 'pasture' }).leafBurn?.level).toBe(
      'strong',
    );
    const little = leafOf(
      [
        [urea, 2, 'kg/100 L'],
        [oil, 1, 'kg/100 L'],
      ],
      { crop: 'pasture' },
    );
    expect(little.leafBurn?.level).toBe('low');
  });
});

describe('what is not known', () => {
  it('without a crop nothing is judged, and it says so where a tender leaf would burn', () => {
    const found = leafOf([[urea, 20, 'kg/100 L']]);
    expect(found.leafBurn?.level).toBeNull();
    expect(codes(found)).toEqual(['leafBurnNotJudged']);
    expect(codes(leafOf([[urea, 0.5, 'kg/100 L']]))).toEqual([]);
  });

  it('on bare ground there is no leaf, and water burns none', () => {
    expect(leafOf([[urea, 20, 'kg/100 L']], { crop: 'bareGround' }).leafBurn).toBeNull();
    expect(leafOf([[oil, 1, 'kg/100 L']], { crop: 'pasture' }).leafBurn).toBeNull();
  });

  it('the salt of a product without a salt index is named and not counted', () => {
    const zinc = exampleProduct({ id: 'zinc', category: 'traceElement', nutrientsPct: { Zn: 22 } });
    const { leafBurn } = leafOf(
      [
        [urea, 10, 'kg/100 L'],
        [zinc, 1, 'kg/100 L'],
      ],
      { crop: 'pasture' },
    );
    expect(leafBurn?.saltIndexUnknownFor).toEqual(['zinc']);
    expect(leafBurn?.saltFraction).toBeCloseTo(
      ((leafBurn?.nitrogenFraction ?? 0) / 0.46) * 0.744,
      10,
    );
  });
});

describe('the nozzle', () => {
  const neat = [[uan28, 100, 'L/100 L']] as const;
  const codesOf = (known: Partial<MixInputs>, dropletClass: DropletClass | null = null) =>
    codes(leafOf(neat, { crop: 'cereals', ...known }, dropletClass));

  // Ontario 2014: unacceptable through flat fans, little or none through streams, on wheat.
  it('with streams does not warn of what flat fans are warned of', () => {
    expect(codesOf({})).toEqual(['leafBurnRisk']);
    expect(codesOf({ nozzle: sj308 })).toEqual(['leafBurnNotMeasured']);
  });

  it('with streams still warns in frost, cold or heat', () => {
    expect(codesOf({ nozzle: sj308, leafSurface: 'frost' })).toEqual(['leafBurnRisk']);
  });

  it('with coarse drops burns one level less', () => {
    const levelOf = (dropletClass: DropletClass) =>
      leafOf(neat, { crop: 'cereals' }, dropletClass).leafBurn;
    expect(levelOf('F')).toMatchObject({ level: 'strong', cover: 'fine' });
    expect(levelOf('XC')).toMatchObject({ level: 'caution', cover: 'coarse' });
  });
});

describe('urea on pasture', () => {
  // 40 kg in 150 L on a hectare, 11.5 % N: no strength that burns pasture was read.
  const job = [[urea, 26.7, 'kg/100 L']] as const;

  it('is a note at most, with a wetter too', () => {
    expect(codes(leafOf(job, { crop: 'pasture' }))).toEqual(['leafBurnNotMeasured']);
    const withWetter = leafOf([...job, [oil, 1, 'kg/100 L']], { crop: 'pasture' });
    expect(codes(withWetter)).toEqual(['leafBurnNotMeasured']);
  });

  it('is warned of in frost and heat, and UAN there as on wheat', () => {
    expect(codes(leafOf(job, { crop: 'pasture', leafSurface: 'frost' }))).toEqual(['leafBurnRisk']);
    expect(codes(leafOf([[uan28, 50, 'L/100 L']], { crop: 'pasture' }))).toEqual(['leafBurnRisk']);
  });

  it('is warned of on every other crop', () => {
    for (const crop of ['cereals', 'maize', 'broadLeaved', 'trees'] as const)
      expect(codes(leafOf(job, { crop }))).toEqual(['leafBurnRisk']);
  });
});

describe('the growth stage', () => {
  const job = [[urea, 26.7, 'kg/100 L']] as const;
  const cropInterception: readonly CropInterception[] = [
    {
      crop: 'cereals',
      steps: [
        [0, 0, 'S1'],
        [10, 25, 'S1'],
        [20, 50, 'S2'],
      ],
    },
    { crop: 'pasture', steps: [[0, 90, 'S1']] },
  ];
  const at = (
    growthStage: number | null,
    known: Partial<MixInputs> = {},
    nitrogenKgPerHa: number | null = 18.4,
  ) =>
    leafOf(
      job,
      { crop: 'cereals', growthStage, cropInterception, ...known },
      null,
      nitrogenKgPerHa,
    );

  it('up to 9 leaves no leaf to burn, whatever the weather', () => {
    for (const stage of [0, 9])
      expect(at(stage, { leafSurface: 'frost', airTemperatureC: celsius(30) })).toEqual({
        leafBurn: null,
        problems: [],
        workings: [],
      });
    expect(codes(at(10))).toEqual(['leafBurnRisk']);
  });

  it('tells how much of the spray meets leaf and lowers no risk', () => {
    expect(at(10).leafBurn).toMatchObject({ interceptedFraction: 0.25, level: 'strong' });
    expect(at(19).leafBurn?.interceptedFraction).toBe(0.25);
    expect(at(20).leafBurn).toMatchObject({ interceptedFraction: 0.5, level: 'strong' });
  });

  it('tells the nitrogen that comes to lie on leaf, with its working', () => {
    const found = at(20);
    expect(found.leafBurn?.nitrogenOnLeafKgPerHa).toBeCloseTo(9.2, 12);
    expect(found.workings).toContainEqual({
      figure: 'leafBurn.nitrogenOnLeafKgPerHa',
      formula: 'nitrogenOnLeaf',
      terms: [
        { name: 'nitrogenSupplied', value: 18.4, unit: 'kg/ha', source: 'worked' },
        { name: 'interceptedShare', value: 50, unit: '%', source: 'S2' },
      ],
      value: found.leafBurn?.nitrogenOnLeafKgPerHa,
      unit: 'kg/ha',
    });
  });

  it.each<[string, number | null, Partial<MixInputs>, number | null]>([
    ['a stage', null, {}, 18.4],
    ['a crop', 20, { crop: null }, 18.4],
    ['a table of the crop', 20, { crop: 'trees' }, 18.4],
  ])('without %s neither is known, and it is judged as before', (_, stage, known, nitrogen) => {
    const found = at(stage, known, nitrogen);
    expect(found.leafBurn).toMatchObject({
      interceptedFraction: null,
      nitrogenOnLeafKgPerHa: null,
    });
    expect(codes(found)[0]).toBe(known.crop === null ? 'leafBurnNotJudged' : 'leafBurnRisk');
    expect(found.workings.filter(({ formula }) => formula === 'nitrogenOnLeaf')).toEqual([]);
  });

  it('without a crop is not asked for leaves that are not there: nothing is assumed', () => {
    expect(codes(at(5, { crop: null }))).toEqual(['leafBurnNotJudged']);
    expect(codes(at(5, { crop: 'trees' }))).toEqual(['leafBurnRisk']);
  });

  it('knows the share and not the nitrogen where an analysis is not known', () => {
    const found = at(20, {}, null);
    expect(found.leafBurn).toMatchObject({ interceptedFraction: 0.5, nitrogenOnLeafKgPerHa: null });
    expect(found.workings.filter(({ formula }) => formula === 'nitrogenOnLeaf')).toEqual([]);
  });

  it('of a pasture is not needed', () => {
    for (const stage of [null, 0, 30])
      expect(at(stage, { crop: 'pasture' }).leafBurn?.interceptedFraction).toBe(0.9);
  });

  it('is no measure of streams, nor of bands that leave the gaps out', () => {
    expect(at(20, { nozzle: sj308 }).leafBurn?.interceptedFraction).toBeNull();
    expect(at(20, { treatedShare: 0.4 }).leafBurn?.interceptedFraction).toBeNull();
    expect(at(9, { nozzle: sj308, treatedShare: 0.4 }).leafBurn).toBeNull();
  });

  it('is asked for where a leaf is warned of and could be none yet', () => {
    expect(codes(at(null))).toEqual(['leafBurnRisk', 'leafStageNotKnown']);
    expect(at(null).problems[1]).toMatchObject({ field: 'growthStage', severity: 'note' });
    // The stage is not asked for: no warning, one share at all stages, no table, no crop.
    const weak = [[urea, 1, 'kg/100 L']] as const;
    expect(codes(leafOf(weak, { crop: 'cereals', cropInterception }))).toEqual([]);
    const frosty = { crop: 'pasture', leafSurface: 'frost' } as const;
    expect(codes(at(null, frosty))).toEqual(['leafBurnRisk']);
    expect(codes(at(null, { crop: 'trees' }))).toEqual(['leafBurnRisk']);
    expect(codes(at(null, { crop: null }))).toEqual(['leafBurnNotJudged']);
  });
});
