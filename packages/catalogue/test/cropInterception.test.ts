import type { Crop } from '@mix/engine';
import { expect, it } from 'vitest';
import { catalogue } from '../src/catalogue.ts';

/**
 * EPPO PP 1/207(2), appendix 2, table 1, row by row as it is printed: percent at BBCH 00-09, 10-19,
 * 20-29, 30-39, 40-89 and 90-99. Only for cereals are 20-29 and 30-39 printed apart.
 */
const PRINTED: readonly (readonly [string, Crop, readonly number[]])[] = [
  ['bean', 'broadLeaved', [0, 25, 40, 40, 70, 80]],
  ['cabbage', 'broadLeaved', [0, 25, 40, 40, 70, 90]],
  ['carrot', 'broadLeaved', [0, 25, 60, 60, 80, 80]],
  ['cereal', 'cereals', [0, 25, 50, 70, 90, 90]],
  ['cotton', 'broadLeaved', [0, 30, 60, 60, 75, 90]],
  ['grass', 'pasture', [0, 40, 60, 60, 90, 90]],
  ['established turf', 'pasture', [90, 90, 90, 90, 90, 90]],
  ['linseed', 'broadLeaved', [0, 30, 60, 60, 70, 90]],
  ['maize', 'maize', [0, 25, 50, 50, 75, 90]],
  ['oilseed rape', 'broadLeaved', [0, 40, 80, 80, 80, 90]],
  ['onion', 'broadLeaved', [0, 10, 25, 25, 40, 60]],
  ['pea', 'broadLeaved', [0, 35, 55, 55, 85, 85]],
  ['potato', 'broadLeaved', [0, 15, 50, 50, 80, 50]],
  ['soybean', 'broadLeaved', [0, 35, 55, 55, 85, 65]],
  ['strawberry', 'broadLeaved', [0, 30, 50, 50, 60, 60]],
  ['sugar beet', 'broadLeaved', [0, 20, 70, 70, 90, 90]],
  ['sunflower', 'broadLeaved', [0, 20, 50, 50, 75, 90]],
  ['tobacco', 'broadLeaved', [0, 50, 70, 70, 90, 90]],
  ['tomato', 'broadLeaved', [0, 50, 70, 70, 80, 50]],
];
const FIRST_STAGES = [0, 10, 20, 30, 40, 90];
/** EFSA Journal 2014;12(5):3662, cereals, by tens of the BBCH scale. */
const EFSA_CEREALS = [0, 0, 20, 80, 90, 90, 90, 80, 80, 80];

const shareOf = (crop: Crop, stage: number): number | undefined =>
  catalogue.cropInterception
    .find((one) => one.crop === crop)
    ?.steps.findLast(([fromStage]) => fromStage <= stage)?.[1];

const printedAt = (crop: Crop, stage: number): number[] => [
  ...PRINTED.filter((row) => row[1] === crop).flatMap(
    ([, , shares]) => shares[FIRST_STAGES.findLastIndex((first) => first <= stage)] ?? [],
  ),
  ...(crop === 'cereals' ? [EFSA_CEREALS[Math.floor(stage / 10)] ?? Number.NaN] : []),
];

it('takes at every stage the highest share that was printed for what a crop can be', () => {
  for (const crop of ['pasture', 'cereals', 'maize', 'broadLeaved'] as const)
    for (let stage = 0; stage <= 99; stage += 1)
      expect(shareOf(crop, stage), `${crop} ${stage}`).toBe(Math.max(...printedAt(crop, stage)));
});

it.each<[Crop, readonly number[]]>([
  ['cereals', [0, 25, 50, 80, 90, 90]],
  ['maize', [0, 25, 50, 50, 75, 90]],
  ['broadLeaved', [0, 50, 80, 80, 90, 90]],
  ['pasture', [90, 90, 90, 90, 90, 90]],
])('gives %s %j', (crop, shares) => {
  expect(FIRST_STAGES.map((stage) => shareOf(crop, stage))).toEqual(shares);
  expect([9, 19, 29, 39, 89, 99].map((stage) => shareOf(crop, stage))).toEqual(shares);
});

it('says nothing of trees, which the table does not have, and of bare ground', () => {
  expect(catalogue.cropInterception.map(({ crop }) => crop).sort()).toEqual(
    ['broadLeaved', 'cereals', 'maize', 'pasture'].sort(),
  );
});
