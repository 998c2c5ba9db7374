import { expect, it } from 'vitest';
import { LETTER_LANGUAGES } from '../../apps/server/src/mail/letterLanguage.ts';
import { LANGUAGES } from '../../apps/web/src/i18n/preferences/languages.ts';

it('writes letters in every language that the app speaks', () => {
  expect(LETTER_LANGUAGES.toSorted()).toEqual(LANGUAGES.toSorted());
});
