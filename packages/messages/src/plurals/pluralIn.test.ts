import { describe, expect, it } from 'vitest';
import { pluralIn } from './pluralIn.ts';

const loads = (language: string, count: number) =>
  pluralIn(language)(count, { one: 'one', few: 'few', other: 'other' });

describe('pluralIn', () => {
  it.each([
    ['en', ['other', 'one', 'other', 'other']],
    ['es', ['other', 'one', 'other', 'other']],
    ['fr', ['one', 'one', 'other', 'other']],
    ['pl', ['other', 'one', 'few', 'other']],
  ])('tells apart what %s does', (language, expected) => {
    expect([0, 1, 2, 5].map((count) => loads(language, count))).toEqual(expected);
  });

  it('says a form that was not given as other', () => {
    expect(loads('es', 1_000_000)).toBe('other');
  });
});
