import { expect, test } from 'vitest';
import { exampleProduct } from '../../test/exampleInputs.ts';
import { liquid, mixInputs, solid, tankContent } from '../../test/testMix.ts';
import { seaweed, urea } from '../../test/testProducts.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import { fillSteps } from './fillSteps.ts';
import { stepWarmthK } from './stepWarmth.ts';

const calciumChloride = exampleProduct({ ...urea, id: 'cacl2', heatOfSolutionKJPerKg: -730 });

const warmths = (products: Parameters<typeof tankContent>[0], waterC: number | null = 14) => {
  const content = tankContent(products, { waterC });
  const { steps } = fillSteps(mixInputs(content), content, balanceTank(content));
  return steps.flatMap((step, place) =>
    step.kind === 'product' ? [stepWarmthK(steps, place)] : [],
  );
};

test('what heats is told as warmer, what cools as colder, each by its own step', () => {
  const [heats, cools] = warmths([solid(calciumChloride, 100), solid(urea, 100)]);
  expect(heats).toBeGreaterThan(20);
  expect(cools).toBeLessThan(-5);
});

test('nothing is told of what hardly changes it, nor without a temperature of the water', () => {
  expect(warmths([solid(urea, 1)])).toEqual([null]);
  expect(warmths([liquid(seaweed, 1)])).toEqual([null]);
  expect(warmths([solid(urea, 100)], null)).toEqual([null]);
});
