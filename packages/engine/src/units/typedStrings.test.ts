import { describe, expect, it } from 'vitest';
import { displayUnit, type UnitId } from './displayUnits.ts';
import { parseQuantity } from './parseQuantity.ts';
import { typedUnit } from './typedUnit.ts';
import { unitExamples } from './unitExamples.ts';

/**
 * Rates as labels and their readers write them in English, Spanish and French: the field, what is
 * asked, and every amount the text may be in its unit, worked out by hand from the definitions.
 */
const TYPED: readonly (readonly [
  field: UnitId,
  code: string,
  amounts: readonly number[],
  texts: readonly string[],
])[] = [
  [
    'L/ha',
    'otherUnit',
    [9.5498047, 9.1750698],
    [
      '3 fl oz/1000 ft2',
      '3 fl oz/1,000 ft²',
      '3 fl oz per 1,000 sq ft',
      '3 fluid ounces per 1000 square feet',
      '3 fl. oz./1000 sf',
      '3 oz fl/1000 pies2',
      '3 onzas líquidas por 1.000 pies cuadrados',
      '3 onzas fluidas por 1000 pies²',
      '3 oz liq./1000 pi2',
      '3 onces liquides par 1 000 pieds carrés',
      '3 onces liquides pour 1000 pi²',
    ],
  ],
  ['L/ha', 'otherUnit', [9.5498047], ['3 US fl oz/1000 ft2', '3 U.S. fl oz per 1000 sq ft']],
  [
    'L/ha',
    'ounceOfLiquid',
    [9.5498047, 9.1750698],
    ['3 oz/1000 ft2', '3 oz per 1,000 sq ft', '3 onzas por 1000 pies2', '3 onces par 1000 pi2'],
  ],
  [
    'L/ha',
    'otherUnit',
    [5.0],
    [
      '50 mL/100 m2',
      '50 mL/100 m²',
      '50 mls per 100 sq m',
      '50 millilitres per 100 square metres',
      '50 milliliters per 100 square meters',
      '50 mililitros por 100 metros cuadrados',
      '50 cc/100 m2',
      '50 millilitres par 100 mètres carrés',
      '50 ml/are',
    ],
  ],
  [
    'L/ha',
    'otherUnit',
    [50.0],
    ['0.5 L/100 m2', '5 mL/m2', '0,5 litros por 100 m²', '0,5 litre pour 100 m²', '0.5 L/are'],
  ],
  [
    'kg/ha',
    'otherUnit',
    [97.648553],
    [
      '2 lb/1000 ft2',
      '2 lbs per 1,000 sq ft',
      '2 pounds/1000 square feet',
      '2 libras por 1000 pies cuadrados',
      '2 livres par 1000 pieds carrés',
    ],
  ],
  [
    'kg/ha',
    'otherUnit',
    [12.206069],
    ['4 oz/1000 ft2', '4 ounces per 1,000 ft²', '4 onzas por 1.000 pies²', '4 onces pour 1000 pi2'],
  ],
  [
    'kg/ha',
    'otherUnit',
    [305.15173],
    ['0.1 oz/sq ft', '0.1 oz/ft²', '0,1 onza por pie cuadrado', '0,1 once par pied carré'],
  ],
  [
    'kg/ha',
    'otherUnit',
    [300.0],
    [
      '30 g/m2',
      '3 kg/100 m2',
      '30 gramos por metro cuadrado',
      '3 kilos por 100 metros cuadrados',
      '30 grammes par mètre carré',
      '3 kilogrammes par 100 m²',
      '3 kg/are',
    ],
  ],
  ['US fl oz/ac', 'otherUnit', [130.68], ['3 fl oz US/1000 ft2']],
  ['lb/ac', 'otherUnit', [87.12], ['2 lb/1000 ft²', '2 libras/1000 pies²']],
  [
    'ha',
    'otherUnit',
    [0.40468564],
    ['43560 sq ft', '43560 ft2', '43560 square feet', '43560 pies cuadrados', '43560 pieds carrés'],
  ],
  [
    'ha',
    'otherUnit',
    [0.5],
    ['5000 sq m', '5000 square metres', '5000 metros cuadrados', '5000 mètres carrés'],
  ],
  ['ha', 'read', [10.0], ['10 hectáreas', '10 hectares', '10 ha', '10 has']],
  ['ha', 'otherUnit', [4.0468564], ['10 acres', '10 ac']],
  [
    'L/ha',
    'otherUnit',
    [93.539562, 112.33633],
    [
      '10 gpa',
      '10 GPA',
      '10 gal/A',
      '10 gal per A',
      '10 gallons per acre',
      '10 galones por acre',
      '10 galones/acre',
      '10 galón por acre',
      '10 gallons par acre',
    ],
  ],
  [
    'L/ha',
    'otherUnit',
    [93.539562],
    [
      '10 US gpa',
      '10 US gal/ac',
      '10 U.S. gallons per acre',
      '10 gal US/ac',
      '10 USgal/A',
      '10 galones EE. UU. por acre',
      '10 galones estadounidenses por acre',
      '10 gallons américains par acre',
      '10 gallons US par acre',
    ],
  ],
  [
    'L/ha',
    'otherUnit',
    [112.33633],
    [
      '10 imp gal/ac',
      '10 imperial gallons per acre',
      '10 UK gal/A',
      '10 galones imperiales por acre',
      '10 gallons impériaux par acre',
      '10 gal imp/ac',
    ],
  ],
  ['US gal/ac', 'read', [10.0], ['10 gpa', '10 gal/A', '10 US gpa', '10 galones por acre']],
  ['imp gal/ac', 'read', [10.0], ['10 gpa', '10 gal/A', '10 gallons impériaux par acre']],
  [
    'L/ha',
    'otherUnit',
    [7.0154672, 8.4252248],
    [
      '3 qts/A',
      '3 qt/ac',
      '3 quarts per acre',
      '3 quart per acre',
      '3 cuartos por acre',
      '3 cuartos de galón por acre',
      '3 quarts par acre',
    ],
  ],
  [
    'L/ha',
    'otherUnit',
    [7.0154672],
    ['3 US qt/ac', '3 US quarts per acre', '3 cuartos estadounidenses por acre'],
  ],
  [
    'L/ha',
    'otherUnit',
    [8.4252248],
    ['3 imp qt/ac', '3 imperial quarts per acre', '3 cuartos imperiales por acre', '3 UK qts/A'],
  ],
  ['L/ha', 'otherUnit', [2.3384891, 2.8084083], ['2 pints/acre', '2 pts/A', '2 pintas por acre']],
  ['L/ha', 'otherUnit', [2.3384891, 2.8084083, 5.6168165], ['2 pintes par acre']],
  [
    'L/ha',
    'otherUnit',
    [2.8084083],
    [
      '2 chopines par acre',
      '2 imp pt/A',
      '2 imperial pints per acre',
      '2 pintas imperiales por acre',
    ],
  ],
  [
    'L/ha',
    'otherUnit',
    [2.3384891],
    ['2 US pt/ac', '2 US pints/A', '2 pintas US por acre', '2 pintes américaines par acre'],
  ],
  [
    'L/ha',
    'ounceOfLiquid',
    [1.1692445, 1.1233633],
    ['16 oz/ac', '16 oz/A', '16 ounces per acre', '16 onzas por acre', '16 onces par acre'],
  ],
  ['US fl oz/ac', 'ounceOfLiquid', [16.0], ['16 oz/ac', '16 oz/A', '16 onzas por acre']],
  ['L/ha', 'ounceOfLiquid', [1.1692445], ['16 US oz/A']],
  [
    'L/ha',
    'otherUnit',
    [1.1692445, 1.1233633],
    ['16 fl oz/A', '16 onzas líquidas por acre', '16 onces liquides par acre'],
  ],
  [
    'kg/ha',
    'otherUnit',
    [56.042558],
    ['50 lb/A', '50 pounds per acre', '50 lbs/A', '50 libras por acre', '50 livres par acre'],
  ],
  ['kg/ha', 'otherUnit', [1.1208512], ['16 oz/A', '16 onzas por acre']],
  ['L/ha', 'otherUnit', [4.9421076, 200.0], ['2 L/a']],
  ['L/ha', 'otherUnit', [4.9421076], ['2 L/A']],
  [
    'kg N/ha',
    'otherUnit',
    [75.321198, 67.251069],
    [
      '60 units/ac',
      '60 units per acre',
      '60 units N/ac',
      '60 units of N per acre',
      '60 units/A',
      '60 unidades por acre',
      '60 unidades de N por acre',
      '60 unités par acre',
      '60 u/ac',
    ],
  ],
  [
    'kg N/ha',
    'read',
    [60.0],
    [
      '60 units/ha',
      '60 unidades/ha',
      '60 UF/ha',
      '60 unités par hectare',
      '60 U/ha',
      '60 unités de N par ha',
      '60 kg de N por hectárea',
      '60 kg N par ha',
    ],
  ],
  [
    'kg P2O5/ha',
    'otherUnit',
    [37.660599, 33.625535],
    ['30 units/ac', '30 units P2O5/ac', '30 unités de P2O5 par acre'],
  ],
  [
    'kg K2O/ha',
    'otherUnit',
    [37.660599, 33.625535],
    ['30 units of K2O per acre', '30 unidades de K2O por acre'],
  ],
  ['kg/ha', 'unknownUnit', [], ['60 units/ac', '60 unités par acre']],
  [
    'kg S/ha',
    'otherUnit',
    [20.025],
    [
      '50 kg SO3/ha',
      '50 kg SO₃/ha',
      '50 kg of SO3 per ha',
      '50 kg de SO3 por hectárea',
      '50 kg de SO3 par hectare',
    ],
  ],
  ['kg SO3/ha', 'read', [50.0], ['50 kg SO3/ha', '50 kg de SO3 por ha', '50 unités de SO3 par ha']],
  ['kg SO3/ha', 'otherUnit', [49.937578], ['20 kg S/ha', '20 kg de S par ha']],
  [
    'kg Mg/ha',
    'otherUnit',
    [18.09],
    ['30 kg MgO/ha', '30 kg de MgO por ha', '30 kg de MgO par ha'],
  ],
  ['kg P/ha', 'otherUnit', [26.184], ['60 kg P2O5/ha', '60 kg P₂O₅/ha', '60 kg de P2O5 por ha']],
  ['kg K/ha', 'otherUnit', [83.01], ['100 kg K2O/ha', '100 kg de K2O par ha']],
  ['kg Ca/ha', 'otherUnit', [71.47], ['100 kg CaO/ha']],
  ['kg SO3/ha', 'otherUnit', [44.834046], ['40 lb SO3/ac', '40 libras de SO3 por acre']],
  ['kg S/ha', 'otherDimension', [], ['5 kg MgO/ha', '5 kg B/ha']],
  ['g Zn/ha', 'read', [150.0], ['150 g Zn/ha']],
  ['g Cu/ha', 'read', [150.0], ['150 g Cu/ha']],
  ['g Mn/ha', 'read', [150.0], ['150 g Mn/ha']],
  ['g Fe/ha', 'read', [150.0], ['150 g Fe/ha']],
  ['g Co/ha', 'read', [150.0], ['150 g Co/ha']],
  ['g B/ha', 'read', [150.0], ['150 g B/ha']],
  ['g Mo/ha', 'read', [150.0], ['150 g Mo/ha']],
  ['g Se/ha', 'read', [150.0], ['150 g Se/ha']],
  ['g B/ha', 'otherUnit', [150.0], ['0.15 kg B/ha', '0,15 kg de B por ha', '0,15 kg de B par ha']],
  [
    'g Zn/ha',
    'otherUnit',
    [1120.8512],
    ['1 lb Zn/A', '1 libra de Zn por acre', '1 livre de Zn par acre'],
  ],
  ['g Mn/ha', 'otherUnit', [140.10639], ['2 oz Mn/ac']],
  [
    'g ae/ha',
    'otherUnit',
    [840.63837],
    ['0.75 lb ae/A', '0.75 lb a.e./A', '0.75 lbs ae per acre', '0,75 libras e.a. por acre'],
  ],
  [
    'g ai/ha',
    'otherUnit',
    [560.42558],
    ['0.5 lb ai/A', '0.5 lb a.i. per acre', '0,5 libras de i.a. por acre'],
  ],
  [
    'g ai/ha',
    'read',
    [500.0],
    [
      '500 g i.a./ha',
      '500 g m.a./ha',
      '500 g s.a./ha',
      '500 gramos de i.a. por ha',
      '500 g de m.a. par ha',
    ],
  ],
  ['% v/v', 'ratio', [1.0, 0.99009901], ['1:100', '1 : 100', '1∶100']],
  ['% v/v', 'ratio', [0.25, 0.24937656], ['1:400']],
  ['% v/v', 'ratio', [0.1, 0.0999001], ['1:1,000', '1:1.000', '1:1 000']],
  ['mL/100 L', 'ratio', [1000.0, 990.09901], ['1:100']],
  ['L/100 L', 'ratio', [50.0, 33.333333], ['1:2']],
  ['kg/ha', 'otherDimension', [], ['1:100']],
  ['% v/v', 'notANumber', [], ['1:2:3', '12:']],
  [
    'mL/100 L',
    'read',
    [50.0],
    [
      '50mls/100L',
      '50 mls per 100 L',
      '50 cc/100 L',
      '50 cc por 100 litros',
      '50 ml pour 100 litres',
      '50 millilitres per 100 litres',
    ],
  ],
  [
    'L/100 L',
    'otherUnit',
    [0.25, 0.25],
    ['1 qt/100 gal', '1 quart per 100 gallons', '1 cuarto por 100 galones'],
  ],
  ['L/100 L', 'otherUnit', [0.25], ['1 US qt/100 US gal', '1 imp qt/100 imp gal']],
  ['L/100 L', 'ounceOfLiquid', [0.1, 0.08], ['12.8 oz/100 gal']],
  ['% v/v', 'read', [1.0], ['1 per cent', '1 por ciento', '1 pour cent']],
];

/** What stands to be chosen, in the unit of the field, and why nothing is read at once. */
function outcome(text: string, unit: UnitId): { code: string; amounts: readonly number[] } {
  const result = parseQuantity(text, { unit });
  if (result.ok) return { code: 'read', amounts: [result.value.shown] };
  const { error } = result;
  const amounts = 'readings' in error ? error.readings.map(({ shown }) => shown) : [];
  return { code: error.code, amounts };
}

describe.each(TYPED)('in %s, %s', (field, code, amounts, texts) => {
  it.each(texts)('%j', (text) => {
    const read = outcome(text, field);
    expect([read.code, read.amounts.length], JSON.stringify(read)).toEqual([code, amounts.length]);
    for (const [place, amount] of amounts.entries()) {
      expect((read.amounts[place] ?? NaN) / amount).toBeCloseTo(1, 6);
    }
  });
});

it('more than 150 of them', () => {
  expect(TYPED.flatMap(([, , , texts]) => texts).length).toBeGreaterThan(150);
});

describe('rates of turf, as extension services print them', () => {
  const amount = (text: string, unit: UnitId): number => outcome(text, unit).amounts[0] ?? NaN;

  it('1 gal/A is 87 mL per 1,000 ft² (PNW handbooks, weights and measures)', () => {
    expect(amount('87 mL/1000 ft2', 'US gal/ac')).toBeCloseTo(1, 2);
  });

  it('1.5 fl oz per 1,000 ft² are 15.75 fl oz on 10,500 ft² (New Jersey core exam)', () => {
    const perHa = amount('1.5 US fl oz/1000 ft2', 'mL/ha');
    expect((perHa * amount('10500 sq ft', 'ha')) / 29.5735295625).toBeCloseTo(15.75, 9);
  });

  it('1 oz per 1,000 ft² is 2.72 lb to the acre: there are 43,560 ft² in it', () => {
    expect(amount('1 oz/1000 ft2', 'lb/ac')).toBeCloseTo(43.56 / 16, 9);
  });
});

describe('what a field says it reads', () => {
  it.each<UnitId>([
    'L/ha',
    'US gal/ac',
    'kg/ha',
    'kg N/ha',
    'lb SO3/ac',
    'g B/ha',
    'mL/100 L',
    'ha',
  ])('in %s is read there', (unit) => {
    const examples = unitExamples(unit);
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) {
      const read = typedUnit(example, unit).map((id) => displayUnit(id).dimension);
      expect(read, example).toContain(displayUnit(unit).dimension);
    }
  });
});
