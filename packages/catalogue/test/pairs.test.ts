import {
  calculateMix,
  rulesBetween,
  type MixDraft,
  type MixDraftProduct,
  type Product,
} from '@mix/engine';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/index.ts';
import { anyDose } from './anyDose.ts';

const line = ({ id, form }: Product): MixDraftProduct => ({
  productId: id,
  rate: { value: 1, unit: form === 'liquid' ? 'L/ha' : 'kg/ha' },
  ...anyDose,
});

/** What is said of two products, a kilogram or litre of each in 100 L. */
function said(a: Product, b: Product, more: Partial<MixDraft> = {}) {
  const draft: MixDraft = {
    tankCapacityL: 1000,
    sprayAreaHa: 10,
    applicationRateLPerHa: 100,
    products: [line(a), line(b)],
    ...more,
  };
  const { problems } = calculateMix(draft, catalogue);
  return problems.filter(({ values }) => values['ruleIds'] !== undefined || 'pairs' in values);
}

const inGroups = (...groups: readonly string[]): readonly Product[] =>
  catalogue.products.filter((product) => product.groups.some((group) => groups.includes(group)));

const byId = (id: string): Product => {
  const found = catalogue.products.find((product) => product.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const inCategory = (wanted: string) =>
  catalogue.products.filter(({ category }) => category === wanted);

const silent = (as: readonly Product[], bs: readonly Product[]): string[] =>
  as.flatMap((a) =>
    bs
      .filter((b) => a.id !== b.id)
      .filter((b) => !said(a, b).some(({ severity }) => severity !== 'note'))
      .map((b) => `${a.id} ${b.id}`),
  );

const METALS = ['ZN', 'CU', 'MN', 'FE', 'CO'];
const ALKALI = ['ALK_MILD', 'ALK_STRONG', 'CARBONATE'];

describe('pairs that do harm', () => {
  it.each<readonly [string, readonly Product[], readonly Product[]]>([
    ['seed and herbicides', inCategory('seed'), inCategory('herbicide')],
    ['seed and salts', inCategory('seed'), inGroups('NH4', 'NO3', 'K', 'CL', 'S2O3', ...METALS)],
    ['gibberellic acid and alkali', [byId('ga3')], inGroups(...ALKALI)],
    ['pyrethroids and alkali', inGroups('PYRETHROID'), inGroups(...ALKALI)],
    ['metals and lime', inGroups(...METALS), inGroups('CARBONATE', 'ALK_STRONG')],
    ['metals and phenoxy amines', inGroups(...METALS), inGroups('PHENOXY_AMINE')],
    ['soluble calcium and borate, molybdate', inGroups('CA_SOL'), inGroups('BORON', 'MOLY')],
    ['paraquat and humate, phenoxy', inGroups('CATION'), inGroups('HUMATE', 'PHENOXY_AMINE')],
    [
      'live products and what kills them',
      inGroups('LIVE'),
      inGroups('SULPHUR', 'CATION', 'GLY', 'K'),
    ],
    ['fixed copper and oils', inGroups('COPPER_FIXED'), inGroups('OIL', 'EC')],
    ['chelates', inGroups('CHELATE'), inGroups(...ALKALI, 'ACID_STRONG', 'CA_SOL')],
    ['organosilicone', inGroups('ORGANOSILICONE'), inGroups(...ALKALI, 'ACID_STRONG', 'ACID_WEAK')],
    [
      'a urease inhibitor in acid',
      inGroups('NBPT'),
      inGroups('ACID_STRONG', 'ACID_WEAK', 'PO4', 'FE'),
    ],
  ])('%s are warned of, every one', (_name, as, bs) => {
    expect(as.length * bs.length).toBeGreaterThan(0);
    expect(silent(as, bs)).toEqual([]);
  });
});

describe('pairs that do none', () => {
  const codesOf = (a: string, b: string): readonly string[] =>
    said(byId(a), byId(b)).map(({ code }) => code);

  it.each([
    ['gypsum', 'hydrated-lime'],
    ['gypsum', 'can-sol'],
    ['gypsum', 'cacl2'],
    ['gypsum', 'mop'],
    ['gypsum', 'kno3'],
    ['ams', 'ats'],
    ['ams', '24d'],
  ])('%s and %s neither stop nor warn', (a, b) => {
    const codes = codesOf(a, b);
    for (const code of ['incompatible', 'solidForms', 'useWithCaution'])
      expect(codes).not.toContain(code);
  });

  it('ammonium sulphate and lime stop for the ammonia', () => {
    const [problem] = said(byId('ams'), byId('lime-flour'));
    expect(problem?.code).toBe('incompatible');
    expect(problem?.values['ruleIds']).toEqual(['ammoniaCarbonate']);
  });
});

describe('mixes that labels ask for', () => {
  const cautionsOf = (a: string, b: string, more: Partial<MixDraft> = {}) =>
    said(byId(a), byId(b), more).filter(({ severity }) => severity !== 'note');

  it.each([
    ['clethodim-240-ec', 'ams'],
    ['haloxyfop', 'ams'],
    ['s-metolachlor-960-ec', 'ams'],
    ['glyphosate-540-ipa-sl', 'trifluralin-480-ec'],
    ['selenium', 'cuso4'],
  ])('%s and %s warn of nothing', (a, b) => {
    expect(cautionsOf(a, b)).toEqual([]);
  });

  it('an emulsion in strong fertiliser is still warned of', () => {
    const strong = { ...line(byId('ams')), rate: { value: 10, unit: 'kg/ha' as const } };
    const products = [line(byId('clethodim-240-ec')), strong];
    expect(cautionsOf('clethodim-240-ec', 'ams', { products })).toHaveLength(1);
  });

  it('a strobilurin with an emulsion burns leaf, but not on cereals', () => {
    const azoxystrobin = (crop: NonNullable<MixDraft['crop']> | null) =>
      cautionsOf('azoxy', 'prothioconazole-275-ec', { crop });
    expect(azoxystrobin('cereals')).toEqual([]);
    for (const crop of ['trees', 'broadLeaved', null] as const)
      expect(azoxystrobin(crop)).toHaveLength(1);
  });

  it('gibberellic acid and chlormequat are used together on vines, and work against each other on grass', () => {
    expect(cautionsOf('ga3', 'chlormequat-sl', { crop: 'trees' })).toEqual([]);
    expect(cautionsOf('ga3', 'chlormequat-sl', { crop: 'pasture' })).toHaveLength(1);
  });

  it('selenite is warned of beside metals, and what is only called selenium too', () => {
    expect(cautionsOf('na-selenite', 'cuso4')).toHaveLength(1);
    const own = { ...byId('selenium'), id: 'own', groups: ['SELENIUM'] };
    expect(rulesBetween(catalogue.compatibilityRules, own, byId('cuso4')).verdict).toBe('caution');
  });
});

it('what only plants, seed or pests show is not sent to a jar', () => {
  const rules = new Map(catalogue.compatibilityRules.map((rule) => [rule.id, rule.mechanism]));
  expect(rules.get('seedHerbicide')).toBe('germination');
  expect(rules.get('grassAuxin')).toBe('antagonism');
  const seed = said(byId('24d'), inCategory('seed')[0] ?? byId('urea'));
  expect(seed[0]?.values['mechanisms']).toEqual(['germination']);
  const metal = said(byId('znso4'), byId('lime-flour'));
  expect(metal[0]?.values['mechanisms']).toEqual(['precipitation']);
});
