import { catalogue } from '@mix/catalogue';
import { calculateMix, type MixDraft, type Working, type WorkingTerm } from '@mix/engine';
import { expect, it } from 'vitest';
import { formReading } from '../../plan/reading/readForm.ts';
import { everyPart } from '../../plan/testing/exampleMixes.ts';
import { workingParts, type WorkingPart } from './workingParts.ts';

const BASE: readonly (readonly [RegExp, number])[] = [
  [/^(?:g|mL)\/100 ?L/, 1e-5],
  [/\/100 ?L/, 1e-2],
  [/^(?:g|mL)\b(?!\/kg)/, 1e-3],
  [/^%/, 1e-2],
];
const inBase = ({ value, unit }: WorkingTerm): number =>
  (value ?? 0) * (BASE.find(([of]) => of.test(unit))?.[1] ?? 1);

/** What a reader with a calculator gets for the sentence. */
function worked(parts: readonly WorkingPart[]): number {
  const sum = parts
    .map((part) => (typeof part === 'string' ? part : `(${inBase(part)})`))
    .join('')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replaceAll('^', '**')
    .replaceAll('√ ', 'Math.sqrt');
  // oxlint-disable-next-line typescript/no-implied-eval -- arithmetic of this test's own
  return (new Function(`return ${sum}`) as () => number)();
}

const { draft } = formReading(everyPart);
const drafts: readonly MixDraft[] = [
  draft,
  { ...draft, deadVolumeL: 20, heel: { volumeL: 100, contents: 'sameMix' } },
  { ...draft, heel: { volumeL: 100, contents: 'water' } },
  {
    ...draft,
    products: [
      { productId: 'lime-flour', rate: { value: 20, unit: 'kg/ha' } },
      { productId: 'nis', rate: { value: 100, unit: 'mL/100 L' } },
    ],
  },
  {
    ...draft,
    products: [
      { productId: 'uan32', rate: { value: 12.8, unit: 'kg/ha' } },
      { productId: 'urea', rate: { value: 5, unit: 'kg N/ha' } },
    ],
  },
  { ...draft, products: [{ productId: 'urea', rate: { value: 40, unit: 'kg/load' } }] },
  // The dead volume and the residual stand in the tank at every refill.
  { ...draft, deadVolumeL: 20, tankResidualL: 50 },
  {
    ...draft,
    tankResidualL: 50,
    heel: { volumeL: 100, contents: 'sameMix' },
    products: [
      { productId: 'urea', rate: { value: 40, unit: 'kg/load' } },
      { productId: 'uan32', rate: { value: 20, unit: 'L/load' } },
    ],
  },
];

const WITHOUT_A_SUM = ['stokesHindered'];

it('every figure comes out of its own sentence, worked on a calculator', () => {
  const seen = new Set<Working['formula']>();
  for (const one of drafts) {
    const { plan, problems } = calculateMix(one, catalogue);
    if (plan === null) throw new Error(JSON.stringify(problems));
    for (const working of plan.workings) {
      const parts = workingParts(working);
      seen.add(working.formula);
      if (parts === null) {
        expect(WITHOUT_A_SUM).toContain(working.formula);
        continue;
      }
      const value = worked(parts);
      const is = ['loadCount', 'dissolvingWait'].includes(working.formula)
        ? Math.ceil(value - 1e-9)
        : value;
      expect(is, `${working.figure}: ${working.formula}`).toBeCloseTo(working.value, 6);
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});
