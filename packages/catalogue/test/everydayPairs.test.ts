import { rulesBetween, type Product } from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue, everydayPairs, everydayProducts } from '../src/index.ts';

const byId = new Map(catalogue.products.map((product) => [product.id, product]));

function between(a: string, b: string) {
  const meeting = (id: string) => {
    const groups = byId.get(id)?.groups ?? everydayProducts[id]?.groups;
    if (groups === undefined) throw new Error(`${id} is in no list`);
    return { id, groups };
  };
  return rulesBetween(catalogue.compatibilityRules, meeting(a), meeting(b));
}

const verdicts = everydayPairs.map(([a, b, printed]) => ({
  pair: `${a} ${b}`,
  printed,
  verdict: between(a, b).verdict,
}));
const pairsWith = (wanted: (one: (typeof verdicts)[number]) => boolean): string[] =>
  verdicts.filter(wanted).map(({ pair }) => pair);

describe('everyday pairs', () => {
  it('are at least 300, each once', () => {
    const pairs = new Set(everydayPairs.map(([a, b]) => [a, b].sort().join(' ')));
    expect(pairs.size).toBe(everydayPairs.length);
    expect(pairs.size).toBeGreaterThanOrEqual(300);
  });

  it('are all known', () => {
    expect(pairsWith(({ verdict }) => verdict === null)).toEqual([]);
  });

  it('are warned of wherever what is printed warns', () => {
    const warned = ({ printed }: (typeof verdicts)[number]) =>
      printed === 'caution' || printed === 'stop';
    expect(pairsWith((one) => warned(one) && one.verdict === 'compatible')).toEqual([]);
  });

  it('tell the order where only that is printed', () => {
    const silent = everydayPairs
      .filter(([, , printed]) => printed === 'order')
      .filter(([a, b]) => !between(a, b).rules.some(({ mechanism }) => mechanism === 'order'));
    expect(silent).toEqual([]);
  });

  it('stop nothing that is printed as going together', () => {
    // Emulsions burn with captan, so the pair stops. One label lists this pair, and an operator who
    // has that label may say so.
    const oneLabel = ['captan dimethoate'];
    expect(
      pairsWith(({ printed, verdict }) => printed === 'fits' && verdict === 'incompatible'),
    ).toEqual(oneLabel);
  });
});

describe('what is sold in one can', () => {
  it.each([
    ['mcpa', 'bromoxynil-200-ec'],
    ['mcpa', 'dicamba-750-sl'],
    ['triclopyr-600-ec', 'aminopyralid-240-sl'],
    ['paraquat-250-sl', 'diquat-200-sl'],
    ['s-metolachlor-960-ec', 'prosulfocarb-s-metolachlor-ec'],
  ])('%s and %s fit by that', (a, b) => {
    expect(between(a, b).verdict).not.toBe('incompatible');
    expect(between(a, b).rules.some(({ id }) => id.startsWith('soldInOneCan-'))).toBe(true);
  });

  it('is nothing of two actives of two cans', () => {
    const { rules } = between('mcpa', 'paraquat-250-sl');
    expect(rules.some(({ id }) => id.startsWith('soldInOneCan-'))).toBe(false);
  });
});

describe('what stops two products', () => {
  const verdictOf = (a: string, b: string) => between(a, b).verdict;

  it.each([
    ['paraquat-135-diquat-115-sl', 'cuso4'],
    ['halosulfuron-750-wg', 'chlorpyrifos-500-ec'],
    ['mesosulfuron-30-od', 'chlorpyrifos-500-ec'],
    ['dap', 'lime-flour'],
    ['mancozeb-750-wg', 'zn-edta'],
    ['k-silicate', 'can-sol'],
    ['organosilicone', 'phosphoric-85'],
    ['hydrated-lime', 'mkp'],
  ])('%s and %s were read', (a, b) => {
    expect(verdictOf(a, b)).toBe('incompatible');
  });

  it.each([
    ['metsulfuron-600-wg', 'dimethoate-400-ec'],
    ['metsulfuron-600-wg', 'chlorpyrifos-500-ec'],
    ['paraquat-250-sl', 'znso4'],
    ['mancozeb-750-wg', 'cuso4'],
    ['k-hydroxide', 'mkp'],
  ])('%s and %s are by likeness or only hurt for a time: care', (a, b) => {
    expect(verdictOf(a, b)).toBe('caution');
  });

  it('is never what was only assumed', () => {
    const stops = catalogue.compatibilityRules.filter(
      ({ verdict, source }) => verdict === 'incompatible' && source.assumed,
    );
    expect(stops.map(({ id }) => id)).toEqual([]);
  });
});

const notKnownOf = (products: readonly Product[]): number => {
  const pairs = products.flatMap((a, position) =>
    products
      .slice(position + 1)
      .map((b) => rulesBetween(catalogue.compatibilityRules, a, b).verdict),
  );
  return pairs.filter((verdict) => verdict === null).length / pairs.length;
};

it('of all pairs of the catalogue at most 35 % are not known', () => {
  // Of the sprays from `pinoxaden-100-ec` on, mostly strength and rate were read, not what they
  // meet well.
  const later = catalogue.products.findIndex(({ id }) => id === 'pinoxaden-100-ec');
  expect(later).toBeGreaterThan(300);
  expect(notKnownOf(catalogue.products.slice(0, later))).toBeLessThan(0.35);
  expect(notKnownOf(catalogue.products)).toBeLessThan(0.46);
});
