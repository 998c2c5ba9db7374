import { expect, it } from 'vitest';
import { passwordRulesText, unmetRulesText } from './passwordRulesText.ts';

it('says what a password must hold, and leaves out a limit nobody reaches', () => {
  expect(
    passwordRulesText([
      { rule: 'minLength', count: 8 },
      { rule: 'maxLength', count: 4096 },
      { rule: 'uppercase' },
      { rule: 'numeric' },
    ]),
  ).toBe('At least 8 characters, a capital letter, a digit.');
  expect(passwordRulesText([{ rule: 'maxLength', count: 20 }])).toBe('At most 20 characters.');
  expect(passwordRulesText([])).toBe('');
});

it('says what a typed password lacks', () => {
  expect(unmetRulesText([{ rule: 'maxLength', count: 4096 }])).toBe(
    'The password still needs at most 4096 characters.',
  );
});
