import { expect, test } from 'vitest';
import { letterLanguage } from './letterLanguage.ts';

test.each(['es', 'ES', 'es-MX', 'es_419', 'es-Latn-ES-u-nu-latn'])('%s is Spanish', (tag) => {
  expect(letterLanguage(tag)).toBe('es');
});

test.each(['fr', 'fr-CA', 'FR_ch'])('%s is French', (tag) => {
  expect(letterLanguage(tag)).toBe('fr');
});

test.each([
  undefined,
  '',
  'en',
  'en-NZ',
  'mi',
  'est',
  'español',
  'es;q=1',
  'es, en',
  'es-',
  '-es',
  ' es',
  'es\r\nBcc: x@example.org',
  '__proto__',
  `es-${'a-'.repeat(17)}b`,
])('%j is answered in English', (tag) => {
  expect(letterLanguage(tag)).toBe('en');
});
