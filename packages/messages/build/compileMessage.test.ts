import { describe, expect, it } from 'vitest';
import { compileMessage } from './compileMessage.ts';

/** The text of a message with values, with English plurals and German digits. */
function say(text: string, values: Readonly<Record<string, unknown>>): unknown {
  const plural = (count: number, forms: Readonly<Record<string, string>>) =>
    forms[count === 1 ? 'one' : 'other'];
  const numberText = (value: number) => value.toLocaleString('de');
  const names = ['plural', 'numberText', ...Object.keys(values)];
  // oxlint-disable-next-line typescript/no-implied-eval -- what is compiled is what is to be tried
  const said = new Function(...names, `return ${compileMessage(text).code}`) as (
    ...all: unknown[]
  ) => unknown;
  return said(plural, numberText, ...Object.values(values));
}

describe('a message', () => {
  it.each([
    ['Fill it’s', {}, 'Fill it’s'],
    ["'{'as it stands'}' `x` \\ ${", {}, null],
    ["a '{b}' `c` \\d", {}, 'a {b} `c` \\d'],
    ['{a} and {b}', { a: 'x', b: 2 }, 'x and 2'],
    ['{n, plural, one {# load} other {# loads}}', { n: 1 }, '1 load'],
    ['{n, plural, one {# load} other {# loads}}', { n: 5000 }, '5000 loads'],
    ['{n, plural, other {{n, number} of {what}}}', { n: 5000, what: 'x' }, '5.000 of x'],
    ['{n, plural, =1 {Start} other {Start {n}}}', { n: 1 }, 'Start'],
    ['{n, plural, =1 {Start} other {Start {n}}}', { n: 3 }, 'Start 3'],
    ['{k, select, box {a box} other {{k}}}', { k: 'box' }, 'a box'],
    ['{k, select, box {a box} other {{k}}}', { k: 'bag' }, 'bag'],
    ['{who, select, null {nobody} other {{who}}}', { who: null }, 'nobody'],
    ['{who, select, empty {nobody} other {{who}}}', { who: '' }, 'nobody'],
    ['{is, select, true {on} other {off}}', { is: false }, 'off'],
    ['{at, select, dash {not measured} other {at {at}}}', { at: '—' }, 'not measured'],
    ['{at, select, dash {not measured} other {at {at}}}', { at: '3 °C' }, 'at 3 °C'],
  ])('%s with %j', (text, values, expected) => {
    if (expected === null) expect(() => say(text, values)).toThrow(/./);
    else expect(say(text, values)).toBe(expected);
  });

  it('asks for its values in the order in which it names them, each of its type', () => {
    const message =
      '{farm, select, empty {A farm} other {{farm}}} of {n, plural, one {#} other {#}} {on, select, true {yes} other {no}} {who, select, null {-} other {{who}}} {size}';
    expect([...compileMessage(message).arguments]).toEqual([
      ['farm', 'string'],
      ['n', 'number'],
      ['on', 'boolean'],
      ['who', 'string | null'],
      ['size', 'string'],
    ]);
  });

  it('takes its values from one object, where that is said', () => {
    const message = '{n, plural, =1 {# {a}} other {{on, select, true {{n, number}} other {{a}}}}}';
    expect(compileMessage(message, (name) => `v.${name}`).code).toBe(
      'v.n === 1 ? `${v.n} ${v.a}` : v.on ? `${numberText(v.n)}` : `${v.a}`',
    );
  });

  it.each(['{', '{a', '{n, plural, one {x}}', '{d, date}', '{k, select, a {b}}'])(
    'is none: %s',
    (text) => {
      expect(() => compileMessage(text)).toThrow(/./);
    },
  );
});
