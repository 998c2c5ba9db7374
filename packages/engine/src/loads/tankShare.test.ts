import { expect, it } from 'vitest';
import { mixCatalogue } from '../../test/mixCatalogue.ts';
import { calculateMix } from '../planning/calculateMix.ts';

const draft = {
  machineId: 'one-boom',
  deadVolumeL: 0,
  tankResidualL: 0,
  sprayAreaHa: 25,
  applicationRateLPerHa: 100,
  products: [{ productId: 'urea', rate: { value: 20, unit: 'kg/ha' } }],
};

const shareProblem = (tankCapacityL: number | null) =>
  calculateMix({ ...draft, tankCapacityL }, mixCatalogue).problems.find(
    ({ code }) => code === 'tankShareAssumed',
  );

it('says once that the usable part of a tank is assumed, until its owner has said it', () => {
  const machine = mixCatalogue.machines.find(({ id }) => id === 'one-boom');
  const nominalL = machine?.nominalTankL ?? 0;
  expect(shareProblem(null)).toMatchObject({
    severity: 'note',
    field: 'tankCapacityL',
    values: { nominalL, usableFraction: machine?.usableFraction },
  });
  expect(shareProblem(nominalL)).toBeUndefined();
});
