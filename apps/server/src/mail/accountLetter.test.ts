import { expect, test } from 'vitest';
import { accountLetter } from './accountLetter.ts';
import { LETTER_LANGUAGES, type LetterLanguage } from './letterLanguage.ts';
import type { AccountLetterKind } from './letters/Letters.ts';
import { letterWords } from './letterWords.ts';

const KINDS = Object.keys(letterWords.en) as AccountLetterKind[];

const LETTERS = KINDS.flatMap((kind) =>
  LETTER_LANGUAGES.map((language) => [kind, language] as const),
);

test.each(LETTERS)(
  '%s in %s: product, link and addresses in both forms, escaped',
  (kind, language) => {
    const letter = accountLetter({
      kind,
      language,
      productName: '<b>Høyland & "Co"',
      link: 'https://mix.example.org/auth/Action?mode=x&oobCode=y',
      email: `o'ann@example.org`,
      newEmail: 'new@example.org',
    });
    expect(letter.subject).toContain('<b>Høyland & "Co" Mix Calculator');
    expect(letter.text).toContain('\nhttps://mix.example.org/auth/Action?mode=x&oobCode=y\n');
    expect(letter.text).toContain(`o'ann@example.org`);
    expect(letter.html).toContain(
      'href="https://mix.example.org/auth/Action?mode=x&amp;oobCode=y"',
    );
    expect(letter.html).toContain('&lt;b&gt;Høyland &amp; &quot;Co&quot; Mix Calculator');
    expect(letter.html).toContain('o&#39;ann@example.org');
    expect(letter.html).not.toContain('<b>');
    expect(letter.html).toContain(`<html lang="${language}">`);
    const namesNew = kind === 'verifyAndChangeEmail' || kind === 'recoverEmail';
    expect(letter.text.includes('new@example.org')).toBe(namesNew);
  },
);

test.each(LETTER_LANGUAGES.filter((language) => language !== 'en'))(
  'no letter in %s has a line of the English one',
  (language) => {
    for (const kind of KINDS) {
      const parts = { kind, productName: 'X', link: 'l', email: 'a@b.c', newEmail: 'd@e.f' };
      const linesIn = (language: LetterLanguage) => {
        const { subject, text } = accountLetter({ ...parts, language });
        return [subject, ...text.split('\n')].filter(
          (line) => !['', 'l', parts.productName].includes(line),
        );
      };
      const english = linesIn('en');
      expect(linesIn(language).filter((line) => english.includes(line))).toEqual([
        'X Mix Calculator',
      ]);
    }
  },
);
