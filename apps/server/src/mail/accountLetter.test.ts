import { expect, test } from 'vitest';
import { accountLetter } from './accountLetter.ts';

const KINDS = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const;

test.each(KINDS)('%s: product, link and addresses in both forms, HTML escaped', (kind) => {
  const letter = accountLetter({
    kind,
    productName: '<b>Høyland & "Co"',
    link: 'https://mix.example.org/auth/Action?mode=x&oobCode=y',
    email: `o'ann@example.org`,
    newEmail: 'new@example.org',
  });
  expect(letter.subject).toContain('<b>Høyland & "Co" Mix Calculator');
  expect(letter.text).toContain('\nhttps://mix.example.org/auth/Action?mode=x&oobCode=y\n');
  expect(letter.text).toContain(`o'ann@example.org`);
  expect(letter.html).toContain('href="https://mix.example.org/auth/Action?mode=x&amp;oobCode=y"');
  expect(letter.html).toContain('&lt;b&gt;Høyland &amp; &quot;Co&quot; Mix Calculator');
  expect(letter.html).toContain('o&#39;ann@example.org');
  expect(letter.html).not.toContain('<b>');
  const namesNew = kind === 'verifyAndChangeEmail' || kind === 'recoverEmail';
  expect(letter.text.includes('new@example.org')).toBe(namesNew);
});
