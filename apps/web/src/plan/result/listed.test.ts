import { afterEach, describe, expect, it } from 'vitest';
import { resultWords as spanish } from '../../i18n/made/es/result/resultWords.ts';
import { resultWords as french } from '../../i18n/made/fr/result/resultWords.ts';
import { speak } from '../../i18n/localized.ts';
import { listed } from './listed.ts';

const LISTS = [
  [],
  ['urea'],
  ['urea', 'boric acid'],
  ['urea', 'boric acid', 'molasses'],
  ['arena', 'insecticida'],
  ['arena', 'Hidróxido', 'hierro'],
  ['hierro', 'Iones'],
  ['hierro', 'hielo'],
];

afterEach(() => {
  speak({});
});

describe('listed', () => {
  it.each([
    ['en-NZ', {}],
    ['es', { result: spanish }],
    ['fr', { result: french }],
  ])('joins names as %s does', (locale, words) => {
    speak(words);
    const byIntl = new Intl.ListFormat(locale, { type: 'conjunction' });
    expect(LISTS.map(listed)).toEqual(LISTS.map((names) => byIntl.format(names)));
  });
});
