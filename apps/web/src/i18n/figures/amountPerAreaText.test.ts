import { kilograms, litres } from '@mix/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { reader } from '../preferences/reader.ts';
import { amountPerAreaText } from './amountPerAreaText.ts';

vi.mock(import('../preferences/reader.ts'), async (original) => {
  const { reader: found, ...rest } = await original();
  return { ...rest, reader: { ...found } };
});
const read: { system: string } = reader;
afterEach(() => {
  read.system = 'metric';
});

const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;
const L = (value: number) => ({ unit: 'L', value: litres(value) }) as const;

it.each([
  // 20 g/ha of gibberellic acid (S20) on 10 ha.
  ['metric', kg(0.2), 10, '20\u00a0g/ha'],
  ['metric', kg(0.125), 10, '12.5\u00a0g/ha'],
  ['metric', kg(937.5), 37.5, '25\u00a0kg/ha'],
  // Facts 7: oz/ac x 70.053197 = g/ha, fl oz/ac x 73.077783 = mL/ha, lb/ac x 1.1208512 = kg/ha.
  ['us', kg(0.070053197), 1, '1\u00a0oz/ac'],
  ['us', L(0.73077783), 1, '10\u00a0fl oz/ac'],
  ['us', kg(112.08512), 1, '100\u00a0lb/ac'],
] as const)('in %s units, %j on %d ha is %s', (system, amount, areaHa, text) => {
  read.system = system;
  expect(amountPerAreaText(amount, areaHa)).toBe(text);
});
