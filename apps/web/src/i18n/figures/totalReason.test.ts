import { hectares, kilograms, type JobProductTotal } from '@mix/engine';
import { expect, it } from 'vitest';
import { totalReason } from './totalReason.ts';

const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;

const total = (left: number, already: number, more = 0): JobProductTotal => ({
  productId: 'urea',
  amount: kg(400 + left - already),
  measured: kg(400 + left - already + more),
  measuringStep: 1,
  perHa: kg(20),
  sprayed: kg(400),
  leftInMachine: kg(left),
  alreadyInMachine: kg(already),
});

const reason = (left: number, already: number, more?: number) =>
  totalReason(total(left, already, more), hectares(20))?.replaceAll('\u00a0', ' ');

it('says what stays and what is there, and nothing where the ground gets it all', () => {
  expect(reason(4, 0)).toBe('400 kg on 20 ha + 4 kg that stays in the machine');
  expect(reason(4, 20)).toBe(
    '400 kg on 20 ha + 4 kg that stays in the machine − 20 kg already in it',
  );
  expect(reason(0, 20)).toBe('400 kg on 20 ha − 20 kg already in it');
  expect(reason(0, 0)).toBeUndefined();
  expect(reason(0, 0, 0.5)).toBeUndefined();
});

it('adds up to what is weighed', () => {
  expect(reason(3.5, 0, 0.5)).toBe(
    '400 kg on 20 ha + 3.5 kg that stays in the machine + 500 g for whole steps of the scale',
  );
  expect(reason(4.5, 0, -0.5)).toMatch(/ − 500 g for whole steps of the scale$/);
});
