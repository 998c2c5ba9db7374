import { catalogue } from '@mix/catalogue';
import { expect, it } from 'vitest';
import { faultsOf, type SprayForm } from './SprayForm.ts';
import { faultText } from './sprayTexts.ts';

it('names the most of a liquid in the unit it was said in, where no density tells its litres', () => {
  const product = catalogue.products.find(
    ({ form, liquidDensityKgPerL }) => form === 'liquid' && liquidDensityKgPerL === null,
  );
  if (product === undefined) throw new Error('no such liquid');
  const form: SprayForm = {
    paddock: null,
    elsewhere: 'Gully',
    day: '2026-11-21',
    lines: [{ product, text: '6000', unit: 'kg/ha' }],
    area: '3',
    operator: '',
  };
  const nowMs = new Date(2026, 10, 22).getTime();
  const [fault, ...others] = faultsOf(form, nowMs);
  expect([fault?.code, others]).toEqual(['tooMuch', []]);
  expect(fault && faultText(fault, form, nowMs)).toMatch(/5.000\s?kg\/ha/);
});
