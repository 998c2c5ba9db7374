import { expect, it } from 'vitest';
import { draftStore } from '../../plan/draft/draftStore.ts';
import { choosePaddock } from './choosePaddock.ts';

const hill = { id: 'hill', name: 'Hill', areaHa: 12, landUse: null };
const flat = { id: 'flat', name: 'Flat', areaHa: null, landUse: null };
const form = () => draftStore.form.getState().value;

it('takes its area along, and leaves the nitrogen of other ground behind', () => {
  draftStore.set('nitrogenAppliedKgPerHa', 120);
  choosePaddock(hill, 'Hill');
  // The nitrogen was typed before any paddock was chosen: it is taken to be of this one.
  expect(form()).toMatchObject({ sprayAreaHa: 12, nitrogenAppliedKgPerHa: 120 });
  choosePaddock({ ...hill, name: 'Hill north' }, 'Hill');
  expect(form().nitrogenAppliedKgPerHa).toBe(120);
  choosePaddock(flat, 'Flat');
  // The typed 120 kg/ha are of Hill; nitrogen of Flat comes only from its records.
  expect(form()).toMatchObject({ sprayAreaHa: 12, nitrogenAppliedKgPerHa: null });
  draftStore.undo();
  expect(form()).toMatchObject({ paddock: { id: 'hill' }, nitrogenAppliedKgPerHa: 120 });
});
