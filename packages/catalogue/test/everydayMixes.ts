import type { MixDraft, MixDraftProduct, RateUnit } from '@mix/engine';

type Line = readonly [productId: string, value: number, unit: RateUnit];

const mix = (
  name: string,
  applicationRateLPerHa: number,
  lines: readonly Line[],
  more: MixDraft = {},
): readonly [name: string, draft: MixDraft] => [
  name,
  {
    ...{ machineId: 'custom', deadVolumeL: 0, tankResidualL: 0, tankCapacityL: 1000 },
    ...{ sprayAreaHa: 5, waterTemperatureC: 15, applicationRateLPerHa, ...more },
    products: lines.map(([productId, value, unit]): MixDraftProduct => ({
      productId,
      rate: { value, unit },
    })),
  },
];

/** Mixes that farms of New Zealand, Australia, Britain, Ireland and the United States spray every season. */
export const everydayMixes: readonly (readonly [name: string, draft: MixDraft])[] = [
  mix('glyphosate and AMS before sowing', 100, [
    ['ams', 2, 'kg/100 L'],
    ['glyphosate-540-ipa-sl', 3, 'L/ha'],
  ]),
  mix('glyphosate, 2,4-D and AMS in fallow', 80, [
    ['ams', 1, 'kg/100 L'],
    ['glyphosate-540-ipa-sl', 1.5, 'L/ha'],
    ['24d-amine-625-sl', 0.7, 'L/ha'],
  ]),
  mix('urea on pasture', 150, [['urea', 40, 'kg/ha']], { crop: 'pasture' }),
  mix(
    'urea and gibberellic acid on pasture',
    150,
    [
      ['urea', 30, 'kg/ha'],
      ['ga3', 20, 'g/ha'],
    ],
    { crop: 'pasture' },
  ),
  mix(
    'urea, gibberellic acid, wetter and seaweed',
    200,
    [
      ['urea', 30, 'kg/ha'],
      ['ga3', 20, 'g/ha'],
      ['nis-900-sl', 0.1, 'L/100 L'],
      ['seaweed', 3, 'L/ha'],
    ],
    { crop: 'pasture' },
  ),
  mix(
    'urea and ammonium sulphate on pasture',
    200,
    [
      ['urea', 30, 'kg/ha'],
      ['ams', 10, 'kg/ha'],
    ],
    { crop: 'pasture' },
  ),
  mix(
    'urea and MCPA on pasture',
    150,
    [
      ['urea', 20, 'kg/ha'],
      ['mcpa', 1.5, 'L/ha'],
    ],
    { crop: 'pasture' },
  ),
  mix('flumetsulam in new pasture', 200, [['flumetsulam', 50, 'g/ha']], { crop: 'pasture' }),
  mix(
    '2,4-DB and bentazone in lucerne',
    200,
    [
      ['24db-500-sl', 3, 'L/ha'],
      ['bentazone-480-sl', 2, 'L/ha'],
    ],
    { crop: 'broadLeaved' },
  ),
  mix(
    'triclopyr, picloram and organosilicone on gorse',
    300,
    [
      ['triclopyr-picloram-aminopyralid-ec', 2, 'L/ha'],
      ['organosilicone-1020', 0.1, 'L/100 L'],
    ],
    { crop: 'pasture' },
  ),
  mix('metsulfuron and glyphosate on scrub', 200, [
    ['metsulfuron-600-wg', 40, 'g/ha'],
    ['glyphosate-360-ipa-sl', 5, 'L/ha'],
  ]),
  mix('lime flour on pasture', 200, [['lime-flour', 100, 'kg/ha']], { crop: 'pasture' }),
  mix(
    'lime flour and humate',
    200,
    [
      ['lime-flour', 80, 'kg/ha'],
      ['humate', 10, 'L/ha'],
    ],
    { crop: 'pasture' },
  ),
  mix(
    'white clover oversown with molasses',
    200,
    [
      ['wclover', 4, 'kg/ha'],
      ['molasses', 5, 'L/ha'],
    ],
    { crop: 'pasture' },
  ),
  mix('boron on swedes', 200, [['solubor', 3, 'kg/ha']], { crop: 'broadLeaved' }),
  mix(
    'Epsom salt and manganese on wheat',
    200,
    [
      ['epsom', 5, 'kg/ha'],
      ['mnso4', 3, 'kg/ha'],
    ],
    { crop: 'cereals' },
  ),
  mix(
    'azoxystrobin and prothioconazole on wheat',
    200,
    [
      ['azoxy', 0.8, 'L/ha'],
      ['prothioconazole-275-ec', 0.55, 'L/ha'],
    ],
    { crop: 'cereals' },
  ),
  mix(
    'prothioconazole, chlormequat and trinexapac on wheat',
    200,
    [
      ['prothioconazole-275-ec', 0.55, 'L/ha'],
      ['chlormequat-sl', 1.5, 'L/ha'],
      ['trinexapac-250-ec', 0.2, 'L/ha'],
    ],
    { crop: 'cereals' },
  ),
  mix('MCPA and dicamba on cereals', 200, [['mcpa-340-dicamba-80-sl', 1, 'L/ha']], {
    crop: 'cereals',
  }),
  mix(
    'fluroxypyr and florasulam on cereals',
    150,
    [
      ['fluroxypyr-333-ec', 0.45, 'L/ha'],
      ['florasulam-200-sc', 25, 'mL/ha'],
    ],
    { crop: 'cereals' },
  ),
  mix(
    'iodosulfuron with oil on cereals',
    100,
    [
      ['iodosulfuron-100-wg', 100, 'g/ha'],
      ['oil', 1, 'L/100 L'],
    ],
    { crop: 'cereals' },
  ),
  mix(
    'clethodim, oil and AMS on canola',
    100,
    [
      ['clethodim-240-ec', 0.4, 'L/ha'],
      ['oil', 1, 'L/100 L'],
      ['ams', 1, 'kg/100 L'],
    ],
    { crop: 'broadLeaved' },
  ),
  mix(
    'haloxyfop and clopyralid on canola',
    100,
    [
      ['haloxyfop-520-ec', 0.1, 'L/ha'],
      ['clopyralid-600-sl', 0.15, 'L/ha'],
      ['oil', 0.5, 'L/100 L'],
    ],
    { crop: 'broadLeaved' },
  ),
  mix(
    'atrazine and s-metolachlor on maize',
    200,
    [
      ['atrazine-900-wg', 1.5, 'kg/ha'],
      ['s-metolachlor-960-ec', 1.5, 'L/ha'],
    ],
    { crop: 'maize' },
  ),
  mix(
    'mesotrione and atrazine on maize',
    150,
    [
      ['mesotrione-480-sc', 0.2, 'L/ha'],
      ['atrazine-500-sc', 1, 'L/ha'],
    ],
    { crop: 'maize' },
  ),
  mix('trifluralin and glyphosate before sowing', 100, [
    ['trifluralin-480-ec', 1.5, 'L/ha'],
    ['glyphosate-540-ipa-sl', 1.5, 'L/ha'],
  ]),
  mix('paraquat and diuron in fallow', 100, [
    ['paraquat-250-sl', 1.6, 'L/ha'],
    ['diuron-900-wg', 0.5, 'kg/ha'],
  ]),
  mix('glufosinate and AMS', 150, [
    ['ams', 1.5, 'kg/100 L'],
    ['glufosinate-200-sl', 3, 'L/ha'],
  ]),
  mix(
    'lambda-cyhalothrin and pirimicarb on brassicas',
    200,
    [
      ['lambda-cyhalothrin-250-cs', 40, 'mL/ha'],
      ['pirimicarb-500-wg', 250, 'g/ha'],
    ],
    { crop: 'broadLeaved' },
  ),
  mix('mancozeb and metalaxyl on potatoes', 300, [['metalaxylm-mancozeb-wg', 2, 'kg/ha']], {
    crop: 'broadLeaved',
  }),
  mix('captan on apples', 1000, [['captan', 1.25, 'kg/ha']], { crop: 'trees', sprayAreaHa: 2 }),
  mix('UAN on wheat', 100, [['uan32', 50, 'L/ha']], { crop: 'cereals' }),
  mix(
    'selenium and cobalt on pasture',
    150,
    [
      ['selenium', 1, 'kg/ha'],
      ['coso4', 0.2, 'kg/ha'],
    ],
    { crop: 'pasture' },
  ),
];
