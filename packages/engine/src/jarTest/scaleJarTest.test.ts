import { describe, expect, test } from 'vitest';
import { liquid, mixInputs, solid, tankContent } from '../../test/testMix.ts';
import { seaweed, urea } from '../../test/testProducts.ts';
import { fillSteps } from '../mixing/fillSteps.ts';
import { balanceTank } from '../tank/balanceTank.ts';
import type { TankContent } from '../tank/TankContent.ts';
import { litres } from '../units/quantity.ts';
import { scaleJarTest } from './scaleJarTest.ts';

function jarOf(content: TankContent, jarMl?: number) {
  const { steps } = fillSteps(mixInputs(content), content, balanceTank(content));
  const loadL = litres(content.freshL + content.heelSameMixL);
  const heelL = litres(content.heelWaterL + content.heelSameMixL);
  return scaleJarTest({ loadL, heelL, heelSameMixL: content.heelSameMixL, steps }, jarMl);
}
const amounts = (jar: ReturnType<typeof jarOf>) => jar.steps.map(({ amount }) => amount);

describe('a jar', () => {
  test('facts 4.4: of 0.7 L stands for 70 L/ha, in which 2 L/ha are 20 mL', () => {
    // 1,000 L at 70 L/ha cover 14.2857 ha: 28.571 L of a product at 2 L/ha.
    const jar = jarOf(tankContent([liquid(seaweed, (1000 / 70) * 2)]), 700);
    expect(jar.steps.map(({ kind }) => kind)).toEqual(['carrierFirst', 'product', 'topUp']);
    expect(jar.steps[1]?.amount?.value).toBeCloseTo(20, 9);
    expect(jar.steps[0]?.amount?.value).toBeCloseTo(490, 9);
  });

  test('of 500 mL holds the load in proportion, in the same order with the same wait', () => {
    const jar = jarOf(tankContent([liquid(seaweed, 20), solid(urea, 200)]));
    expect(jar.jarMl).toBe(500);
    expect(jar.steps.map(({ productId, kind }) => productId ?? kind)).toEqual([
      'carrierFirst',
      'urea',
      'wait',
      'seaweed',
      'topUp',
    ]);
    const [first, ureaAmount, wait, seaweedAmount] = amounts(jar);
    expect(first).toEqual({ unit: 'mL', value: 350 });
    expect(ureaAmount).toEqual({ unit: 'g', value: 100 });
    expect(wait).toBeNull();
    expect(jar.steps[2]?.waitMin).toBe(29);
    expect(seaweedAmount).toEqual({ unit: 'mL', value: 10 });
  });

  test('takes the water of the heel with the first fill', () => {
    const jar = jarOf(tankContent([solid(urea, 200)], { heelWaterL: 100 }));
    expect(amounts(jar)[0]).toEqual({ unit: 'mL', value: 350 });
    const above = jarOf(tankContent([solid(urea, 50)], { heelWaterL: 800 }));
    expect(above.steps.map(({ kind }) => kind)).toEqual([
      'carrierFirst',
      'product',
      'wait',
      'topUp',
    ]);
    expect(amounts(above)[0]).toEqual({ unit: 'mL', value: 400 });
  });

  test('leaves a heel of the same mix out', () => {
    const content = tankContent([solid(urea, 160)], { freshL: 800, heelSameMixL: 200 });
    const jar = jarOf(content);
    expect(jar.steps[1]?.amount?.value).toBeCloseTo(100, 9);
  });
});
