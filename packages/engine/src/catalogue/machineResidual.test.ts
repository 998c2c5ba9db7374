import { expect, it } from 'vitest';
import { oneBoomMachine } from '../../test/testCatalogue.ts';
import { litres } from '../units/quantity.ts';
import type { FactSource } from './Product.ts';
import type { Machine } from './Machine.ts';
import { machineResidual, type TypedResidual } from './machineResidual.ts';

const nothing: TypedResidual = { deadVolumeL: null, tankResidualL: null };
const assumed: FactSource = { sourceIds: [], assumed: true, note: null };
const printed: FactSource = { sourceIds: ['S29'], assumed: false, note: null };

/** A machine with these figures: one for both volumes, or one for each. */
const machine = (
  deadVolumeL: number | null,
  tankResidualL: number | null,
  source: FactSource,
): Machine => ({
  ...oneBoomMachine,
  deadVolumeL: deadVolumeL === null ? null : litres(deadVolumeL),
  tankResidualL: tankResidualL === null ? null : litres(tankResidualL),
  sources: { ...oneBoomMachine.sources, deadVolumeL: source, tankResidualL: source },
});

const counted = (typed: Partial<TypedResidual>, of: Machine | null) => {
  const found = machineResidual({ ...nothing, ...typed }, of);
  return [found.deadVolumeL, found.tankResidualL, found.residualAssumedL];
};

it('counts nothing that is only assumed, and says how much that is', () => {
  expect(counted({}, machine(20, null, assumed))).toEqual([null, null, 20]);
  expect(counted({}, machine(20, 30, assumed))).toEqual([null, null, 50]);
});

it('counts what a paper prints, and knows nothing of a machine without figures', () => {
  expect(counted({}, machine(20, 30, printed))).toEqual([20, 30, null]);
  expect(counted({}, machine(null, null, assumed))).toEqual([null, null, null]);
  expect(counted({}, null)).toEqual([null, null, null]);
});

it('parts one figure by what the gauge shows: the rest is below it, and nothing is assumed any more', () => {
  const oneFigure = machine(20, null, assumed);
  expect(counted({ tankResidualL: 0 }, oneFigure)).toEqual([20, 0, null]);
  expect(counted({ tankResidualL: 15 }, oneFigure)).toEqual([5, 15, null]);
  expect(counted({ tankResidualL: 50 }, oneFigure)).toEqual([0, 50, null]);
});

it('keeps the figure below the gauge where the paper has one for each', () => {
  expect(counted({ tankResidualL: 40 }, machine(20, 30, assumed))).toEqual([20, 40, null]);
});

it('is what was typed before all else', () => {
  expect(counted({ deadVolumeL: 7, tankResidualL: 3 }, machine(20, null, assumed))).toEqual([
    7,
    3,
    null,
  ]);
  expect(counted({ deadVolumeL: 7 }, machine(20, null, assumed))).toEqual([7, null, null]);
});
