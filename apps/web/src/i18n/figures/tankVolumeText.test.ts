import { afterEach, describe, expect, it, vi } from 'vitest';
import { reader } from '../preferences/reader.ts';
import { tankVolumeText } from './tankVolumeText.ts';

vi.mock(import('../preferences/reader.ts'), async (original) => {
  const { reader: found, ...rest } = await original();
  return { ...rest, reader: { ...found } };
});
const read: { system: string } = reader;
afterEach(() => {
  read.system = 'metric';
});

describe('a line of the tank', () => {
  it.each([
    ['metric', 1000, '1,000\u00a0L'],
    ['metric', 699.6, '700\u00a0L'],
    // A knapsack of 15 L, half a litre from the next line: 8 L would be 7 % too much.
    ['metric', 7.5, '7.5\u00a0L'],
    ['metric', 57.27, '57.3\u00a0L'],
    // Facts 7: a US gallon is 3.785411784 L; 13 L of the 15 gal tow sprayer are no 3 gal.
    ['us', 13, '3.43\u00a0gal'],
    ['us', 1000, '264\u00a0gal'],
    ['imperial', 1000, '220\u00a0gal'],
  ] as const)('in %s units, %d L is %s', (system, litres, text) => {
    read.system = system;
    expect(tankVolumeText(litres)).toBe(text);
  });
});
