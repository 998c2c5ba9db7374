import { parseQuantity } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { textProblemText } from './textProblemText.ts';

const told = (text: string, unit: 'kg/ha' | 'ha' | 'L' = 'kg/ha') => {
  const parsed = parseQuantity(text, { unit });
  if (parsed.ok || parsed.error.code === 'empty') throw new Error(`${text} is read`);
  return textProblemText(parsed.error, text, unit);
};

describe('textProblemText', () => {
  it('asks which of two numbers is meant', () => {
    const { sentence, meanings } = told('1,500');
    expect(sentence).toBe('“1,500” can mean two numbers. Which one?');
    expect(meanings).toEqual([
      { label: '1.5\u00a0kg/ha', text: '1.5' },
      { label: '1500\u00a0kg/ha', text: '1500' },
    ]);
  });

  it('offers another unit with both figures', () => {
    const { meanings } = told('50 ac', 'ha');
    expect(meanings).toEqual([{ label: '50\u00a0ac = 20.234282\u00a0ha', text: '20.234282' }]);
  });

  it('offers both gallons', () => {
    expect(told('10 gal', 'L').meanings.map(({ text }) => text)).toEqual(['37.854118', '45.4609']);
  });

  it.each([
    ['1,500 g/ha', ['1.5\u00a0g/ha = 0.0015\u00a0kg/ha', '1,500\u00a0g/ha = 1.5\u00a0kg/ha']],
    ['-400 g/ha', ['400\u00a0g/ha = 0.4\u00a0kg/ha']],
    ['5-10 g/ha', ['5\u00a0g/ha = 0.005\u00a0kg/ha', '10\u00a0g/ha = 0.01\u00a0kg/ha']],
  ])('keeps the unit of %j in what it may mean', (text, labels) => {
    expect(told(text).meanings.map(({ label }) => label)).toEqual(labels);
  });

  it('offers fluid ounces beside a liquid, as a tap', () => {
    const parsed = parseQuantity('16 oz/ac', { unit: 'L/ha' });
    if (parsed.ok || parsed.error.code === 'empty') throw new Error('is read');
    const { sentence, meanings } = textProblemText(parsed.error, '16 oz/ac', 'L/ha');
    expect(sentence).toBe(
      'oz alone is a weight; labels of liquids mean fl oz. This field takes L/ha.',
    );
    expect(meanings.map(({ label }) => label)).toEqual([
      '16\u00a0US fl oz/ac = 1.169245\u00a0L/ha',
      '16\u00a0imp fl oz/ac = 1.123363\u00a0L/ha',
    ]);
  });

  it('says what either mix of a ratio is', () => {
    const parsed = parseQuantity('1:100', { unit: '% v/v' });
    if (parsed.ok || parsed.error.code === 'empty') throw new Error('is read');
    expect(textProblemText(parsed.error, '1:100', '% v/v')).toEqual({
      sentence:
        '“1:100” can mean two mixes: the first is counted in all the spray, the second beside the water. Which one?',
      meanings: [
        { label: '1\u00a0% v/v', text: '1' },
        { label: '0.990099\u00a0% v/v', text: '0.990099' },
      ],
    });
  });

  it('names units that can be typed beside one that is not known', () => {
    expect(told('5 apples').sentence).toBe(
      '“apples” is not a unit known here. This field takes kg/ha, and reads g/ha, lb/ac, oz/1000 ft².',
    );
    expect(told('5 apples', 'L').sentence).toBe(
      '“apples” is not a unit known here. This field takes L, and reads mL, gal, fl oz.',
    );
  });

  it('offers nothing that the decimals of the field would make another amount', () => {
    expect(told('0.0015 g/ha').meanings).toEqual([]);
  });

  it.each(['5-10', '½', '-5', '-1,500', '1.500', '1,234', '1,500 g/ha', '2 lb/ac'])(
    'gives %j readings that can be read',
    (text) => {
      const { meanings } = told(text);
      expect(meanings.length).toBeGreaterThan(0);
      for (const meaning of meanings) {
        expect(parseQuantity(meaning.text, { unit: 'kg/ha' }).ok).toBe(true);
      }
    },
  );

  it.each([
    'abc',
    '1e3',
    '5²',
    '5\u202e',
    '\u200b5',
    '5\n6',
    '$5',
    '😀',
    '1 500 5',
    '5%',
    '5 L',
    '0.0000001',
    '999999999999999999',
    '<b>5',
    'x'.repeat(200),
  ])('says in one short sentence what is wrong with %j', (text) => {
    const { sentence } = told(text);
    expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect(sentence).toMatch(/[.?]$/);
    expect(sentence).not.toMatch(/undefined|NaN|\u202e|\u200b/);
  });
});
