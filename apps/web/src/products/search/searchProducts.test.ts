import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@mix/catalogue';
import { tradeNames } from '@mix/catalogue/tradeNames';
import { LABEL_COUNTRIES, type LabelCountry, type Product } from '@mix/engine';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { languagePacks } from '../../i18n/languagePacks.ts';
import { packNames } from './packNames.ts';
import { searchProducts } from './searchProducts.ts';
import { unpackNames } from './unpackNames.ts';

const names = unpackNames(packNames(tradeNames));
const { products } = catalogue;

const search = (text: string, country: LabelCountry | null = null, of = products) =>
  searchProducts(of, { text, group: null, names, country });

const idsOf = (text: string, country: LabelCountry | null = null) =>
  search(text, country).found.map(({ product }) => product.id);

interface Verdict {
  readonly query: string;
  readonly country: string;
  readonly language: string;
  /** Ids of the products that the query means; none where the catalogue has no such product. */
  readonly expected: string;
  /** `found`: first in the list; `near`: under a heading that says it is a guess; `none`. */
  readonly verdict: 'found' | 'near' | 'none';
}

const { data: verdicts } = Papa.parse<Verdict>(
  readFileSync(join(import.meta.dirname, 'searchVerdicts.csv'), 'utf8').trim(),
  { header: true },
);
const listed = new Set(products.map(({ id }) => id));

/** The catalogue as a reader of each language has it. */
const readers: ReadonlyMap<string, readonly Product[]> = new Map([
  ['en', products],
  ...(await Promise.all(
    (['es', 'fr'] as const).map(async (language) => {
      const { productNames } = await languagePacks[language]();
      const named = products.map((one) => ({ ...one, name: productNames[one.id] ?? one.name }));
      return [language, named] as const;
    }),
  )),
]);

/** What came of one search; `wrong`: another product first, and not said to be a guess. */
function outcomeOf({ query, country, language, expected }: Verdict) {
  const own = LABEL_COUNTRIES.find((one) => one === country) ?? null;
  const { isGuess, found, elsewhere } = search(query, own, readers.get(language));
  const ids = found.map(({ product }) => product.id);
  const meant = new Set(expected.split(' ').filter((id) => listed.has(id)));
  if (isGuess) return ids.slice(0, 5).some((id) => meant.has(id)) ? 'near' : 'none';
  const [first] = ids;
  if (first === undefined || (meant.size === 0 && elsewhere.length > 0)) return 'none';
  return meant.has(first) ? 'found' : 'wrong';
}

const wantedOf = ({ expected, verdict }: Verdict) =>
  expected.split(' ').some((id) => listed.has(id)) ? verdict : 'none';

describe('names of the sheds, actives, fertilisers and misspellings', () => {
  it('are at least 600', () => {
    expect(verdicts.length).toBeGreaterThanOrEqual(600);
  });

  it('find what they mean, and never another active first without a word', () => {
    const missed = verdicts.flatMap((verdict) => {
      const [outcome, wanted] = [outcomeOf(verdict), wantedOf(verdict)];
      // A query that is found as written, in one language or as a brand, is no guess: that is met
      // too.
      const isMet = outcome === wanted || (wanted === 'near' && outcome === 'found');
      return isMet ? [] : [`${verdict.query} (${verdict.country}): ${outcome}, not ${wanted}`];
    });
    expect(missed).toEqual([]);
  });
});

describe('a name with a meaning in each of two countries', () => {
  it('shows both, the operator’s own first', () => {
    const meanings = (country: LabelCountry) =>
      search('comet', country).found.map(({ product, names: [sold] }) => [
        product.id,
        sold?.country,
      ]);
    const [fluroxypyr, pyraclostrobin] = ['fluroxypyr-333-ec', 'pyraclostrobin-250-ec'];
    expect(meanings('US')[0]).toEqual([fluroxypyr, 'US']);
    expect(meanings('US').map(([id]) => id)).toContain(pyraclostrobin);
    expect(meanings('GB')[0]).toEqual([pyraclostrobin, 'GB']);
    expect(meanings('GB').map(([id]) => id)).toContain(fluroxypyr);
  });

  it('shows beside the one what the other is, where the catalogue has only one', () => {
    const british = search('sakura', 'GB');
    expect(british.elsewhere.map(({ country, actives }) => [country, actives])).toEqual([
      ['GB', 'bromuconazole 167 g/L + tebuconazole 107 g/L'],
    ]);
    expect(british.found[0]?.product.id).toBe('pyroxasulfone-850-wg');
    expect(british.found[0]?.names.map(({ country }) => country)).toContain('AU');
    expect(british.isGuess).toBe(false);
  });

  it('says what it is where the catalogue has none of it', () => {
    const { elsewhere, found } = search('weedmaster', 'US');
    expect(elsewhere[0]).toMatchObject({ name: 'Weedmaster', country: 'US', productId: null });
    expect(found.every(({ names: sold }) => sold.every(({ country }) => country !== 'US'))).toBe(
      true,
    );
  });
});

describe('a guess', () => {
  it.each(['prowll', 'glifosate', 'kalisto'])('is said to be one: %s', (text) => {
    expect(search(text)).toMatchObject({ isGuess: true });
  });

  it.each(['prowl', 'sakura', 'ally', 'goal', 'roundup', 'round up', 'li700', '2,4-D'])(
    'is not what is called %s',
    (text) => {
      expect(search(text)).toMatchObject({ isGuess: false });
    },
  );

  it('keeps the first letter or its sound, and takes nothing from within a short word', () => {
    const shown = search('prowll').found.map(
      ({ product, names: [sold] }) => sold?.name ?? product.name,
    );
    expect(shown.filter((name) => !/\bp/i.test(name))).toEqual([]);
    expect(idsOf('eat')).toEqual([]);
  });
});

describe('a product is found', () => {
  it.each([
    ['46-0-0', ['urea', 'urea-nbpt', 'urea-tech']],
    ['12-61', ['map']],
    ['0-52-34', ['mkp']],
    ['0-0-50', ['sop']],
  ])('by its analysis %s, printed or as its nutrients come to it', (text, ids) => {
    expect(idsOf(text).slice(0, ids.length).toSorted()).toEqual(ids.toSorted());
  });

  it('at every letter of its name, so that a list does not jump to others while it is typed', () => {
    const name = 'ammonium sulphate';
    for (let end = 1; end <= name.length; end += 1) {
      expect(idsOf(name.slice(0, end))).toContain('ams');
    }
  });

  it('before the names have come, by its own', () => {
    const [first] = searchProducts(products, { text: 'glyphosate', group: null }).found;
    expect(first).toMatchObject({ names: [], product: { groups: ['SL', 'GLY'] } });
  });

  it('and nothing where nothing is meant', () => {
    expect(idsOf('zzzzzz')).toEqual([]);
    expect(idsOf('99-99-99')).toEqual([]);
  });
});
