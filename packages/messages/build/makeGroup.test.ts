import { describe, expect, it } from 'vitest';
import { makeGroup } from './makeGroup.ts';
import type { Messages } from './readMessages.ts';

const make = (own: Messages, english: Messages) =>
  makeGroup({ language: 'fr', room: 'tank', name: 'tankWords' }, own, english).code;

describe('a group', () => {
  it.each<[error: string, own: Messages, english: Messages]>([
    ['fr/tank.json tankWords: there is no full.', {}, { full: 'Full' }],
    ['fr/tank.json tankWords: English has no full.', { full: 'Plein' }, {}],
    [
      'fr/tank.json tankWords.left: nothing is given for volume.',
      { left: 'Il reste {volume}' },
      { left: '{litres} left' },
    ],
    ['fr/tank.json tankWords.left: it is not of the kind', { left: 'x' }, { left: { one: 'x' } }],
  ])('is refused: %s', (error, own, english) => {
    expect(() => make(own, english)).toThrow(error);
  });

  it('takes its values in the order of English', () => {
    const said = { left: '{of}: {litres} restants' };
    expect(make(said, { left: '{litres} left of {of}' })).toBe(
      '{\nleft: (litres, of) => `${of}: ${litres} restants`,\n}',
    );
  });
});

describe('a problem', () => {
  const english: Messages = {
    '@@messages': 'problems',
    full: { title: '{product} is full', detail: 'It holds {tankL}.' },
  };

  it('is a function that asks for values by their names', () => {
    const own = { full: { title: 'Plein de {product}', detail: 'Il contient {tankL}.' } };
    expect(make(own, english)).toBe(
      "{\nfull: (v) => [\n`Plein de ${v('product')}`,\n`Il contient ${v('tankL')}.`,\n],\n}",
    );
  });

  it.each<[error: string, own: Messages]>([
    ['fr/tank.json tankWords.full: there is no detail.', { full: { title: '{product}' } }],
    [
      'fr/tank.json tankWords.full: English has no action.',
      { full: { title: 'x', detail: 'x', action: 'x' } },
    ],
    [
      'fr/tank.json tankWords.full: nothing is given for volumeL.',
      { full: { title: 'x', detail: '{volumeL}' } },
    ],
    ['fr/tank.json tankWords.full.title: ', { full: { title: '{product', detail: 'x' } }],
  ])('is refused: %s', (error, own) => {
    expect(() => make(own, english)).toThrow(error);
  });

  it('has its sentences in the order in which they are said', () => {
    const full = { detail: 'x', title: 'x' };
    expect(() => make({ full }, { '@@messages': 'problems', full })).toThrow(/in this order/);
  });
});
