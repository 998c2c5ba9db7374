import { expect, it } from 'vitest';
import { kilograms } from '../units/quantity.ts';
import { sprayedAsWeighed } from './sprayedAsWeighed.ts';

const kg = (value: number) => ({ unit: 'kg', value: kilograms(value) }) as const;

// 14.43 ha at 50 kg/ha are 721.5 kg; four loads of 167 kg and one of 55 kg are weighed.
it('is what is weighed where nothing stays in the machine', () => {
  const total = { amount: kg(721.5), measured: kg(723), sprayed: kg(721.5) };
  expect(sprayedAsWeighed({ ...total, alreadyInMachine: kg(0), leftInMachine: kg(0) })).toEqual(
    kg(723),
  );
});

it('leaves out what stays in the machine, and counts what stood in it', () => {
  const stays = { amount: kg(731.5), measured: kg(733), sprayed: kg(721.5) };
  expect(sprayedAsWeighed({ ...stays, alreadyInMachine: kg(0), leftInMachine: kg(10) })).toEqual(
    kg(723),
  );
  const stood = { amount: kg(711.5), measured: kg(712), sprayed: kg(721.5) };
  expect(sprayedAsWeighed({ ...stood, alreadyInMachine: kg(10), leftInMachine: kg(0) })).toEqual(
    kg(722),
  );
});
