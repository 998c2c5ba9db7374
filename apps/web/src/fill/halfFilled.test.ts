import { expect, it } from 'vitest';
import { halfFilled } from './halfFilled.ts';
import { lastStage } from './job/lastStage.ts';
import { exampleJob } from './testing/exampleJob.ts';
import { at, beginLoad, doStep, fillLoad } from './testing/fillJob.ts';

it('is the load whose first water is in and whose products are not', () => {
  const filled = fillLoad(exampleJob(), 0);
  expect(halfFilled(lastStage(filled))).toBeNull();
  const begun = beginLoad(filled, at(60));
  expect(halfFilled(lastStage(begun))).toBeNull();
  // 700 L of water: counted as mix they would leave 140 kg of urea out of the rest.
  expect(halfFilled(lastStage(doStep(begun, at(61))))).toBe(2);
});
