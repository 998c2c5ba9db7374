import type { ProductForm } from '@mix/engine';
import { expect, it } from 'vitest';
import { strengthBeside } from './strengthBeside.ts';

const beside = (name: string, actives: string, form: ProductForm = 'liquid') =>
  strengthBeside({ name, form }, { actives });

it.each([
  ['Glyphosate 360 g/L SL', 'glyphosate 360 g/L'],
  ['Quizalofop 100 g/L EC', 'quizalofop-p-ethyl 99.5 g/L'],
  [
    'Mecoprop-P 200 + MCPA 200 + dicamba 25 g/L',
    'dicamba 25 g/L + MCPA 200 g/L + mecoprop-P 200 g/L',
  ],
  ['Prothioconazole 27,5 g/L', 'prothioconazole 27.5 g/L'],
  // A product without a strength of its own.
  ['Glyphosate salt soluble concentrate', 'glyphosate 540 g/L'],
  ['Glyphosate salt soluble concentrate', 'glyphosate'],
])('says nothing of %s beside %s', (name, actives) => {
  expect(beside(name, actives)).toBeNull();
});

it('says that a name is of another strength, of another form, or of one that was not read', () => {
  const own = 'Glyphosate 360 g/L SL';
  expect(beside(own, 'glyphosate 540 g/L')).toEqual({ is: 'other', own: '360\u00a0g/L' });
  expect(beside(own, 'glyphosate 720 g/kg')).toEqual({ is: 'otherForm', own: '360\u00a0g/L' });
  expect(beside(own, 'glyphosate')).toEqual({ is: 'notRead', own: '360\u00a0g/L' });
  expect(beside('Mancozeb 640 + metalaxyl-M 40 g/kg WG', 'mancozeb 640 g/kg', 'granular')).toEqual({
    is: 'other',
    own: '640 + 40\u00a0g/kg',
  });
});
