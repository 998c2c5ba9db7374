import { expect, it } from 'vitest';
import { isMachinePath, machineSetup, nextMix, withMachine } from './formChanges.ts';
import type { MixForm } from './MixForm.ts';

const form: MixForm = {
  machineId: 'm1',
  tankCapacityL: 600,
  tankResidualL: 12,
  finestFilterMesh: 100,
  sprayAreaHa: 20,
  products: [],
};

it('leaves nothing of one sprayer behind under another', () => {
  expect(withMachine(form, { machineId: 'm2' })).toEqual({
    machineId: 'm2',
    sprayAreaHa: 20,
    products: [],
  });
});

it('takes the whole sprayer into the next mix', () => {
  const { sprayAreaHa: _, ...machine } = form;
  expect(nextMix(form)).toEqual(machine);
  expect(machineSetup(form)).toMatchObject({ tankResidualL: 12, finestFilterMesh: 100 });
});

it('finds what belongs to the sprayer where the sprayer is', () => {
  expect(['finestFilterMesh', 'nozzle.nozzleCount'].map(isMachinePath)).toEqual([true, true]);
  expect(['sprayAreaHa', 'products.0.rate'].map(isMachinePath)).toEqual([false, false]);
});
