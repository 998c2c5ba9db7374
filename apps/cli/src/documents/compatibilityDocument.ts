import { everydayPairs, everydayProducts, sources } from '@mix/catalogue';
import {
  CHEMICAL_GROUPS,
  rulesBetween,
  type Catalogue,
  type CompatibilityRule,
  type CompatibilityVerdict,
} from '@mix/engine';
import { limitText } from './limitText.ts';
import { pairCounts } from './pairMatrix.ts';

const WORDS: Readonly<Record<CompatibilityVerdict | 'notKnown', string>> = {
  incompatible: 'stop',
  caution: 'care',
  compatible: 'fits',
  notKnown: '**not known**',
};

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');

const betweenText = ({ between }: CompatibilityRule): string =>
  Object.entries(between)
    .map(([group, others = []]) => `${group} with ${others.join(', ')}`)
    .join('; ');

const sourceText = ({ source }: CompatibilityRule): string =>
  `${source.sourceIds.join(' ')}${source.assumed ? ' (assumed)' : ''}`.trim();

/** What the groups were said of before, between the 72 products of then. */
const BEFORE: readonly (readonly [string, number, number, number, number])[] = [
  ['groups of 0.9 with 56 rules', 153, 288, 30, 2085],
  ['the same with 99 rules and their mechanisms', 175, 509, 36, 1836],
  ['72 groups with 187 rules', 222, 1079, 654, 601],
];

const shareText = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

/** Categories against categories: a whole matrix of products would be too wide for a page. */
function unknownByCategory({ products, compatibilityRules }: Catalogue): string {
  const categories = [...new Set(products.map(({ category }) => category))];
  const unknownPct = (one: string, other: string): number => {
    const pairs = products
      .filter(({ category }) => category === one)
      .flatMap((a) =>
        products.filter((b) => b.category === other && b !== a).map((b) => [a, b] as const),
      );
    const unknown = pairs.filter(
      ([a, b]) => rulesBetween(compatibilityRules, a, b).verdict === null,
    );
    return Math.round((100 * unknown.length) / pairs.length);
  };
  return table(
    ['', ...categories],
    categories.map((one) => row(one, ...categories.map((other) => unknownPct(one, other)))),
  );
}

function everydayRows({ products, compatibilityRules }: Catalogue): string[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  const meeting = (id: string) => {
    const product = byId.get(id) ?? everydayProducts[id];
    if (product === undefined) throw new Error(`${id} is in no list`);
    return { id, name: product.name, groups: product.groups };
  };
  return everydayPairs.map(([a, b, printed, sourceIds, condition = null]) => {
    const [one, other] = [meeting(a), meeting(b)];
    const { rules, verdict } = rulesBetween(compatibilityRules, one, other);
    const mechanisms = rules
      .filter((rule) => rule.verdict === verdict && rule.mechanism !== 'none')
      .map(({ mechanism }) => mechanism);
    const says = `${WORDS[verdict ?? 'notKnown']} ${[...new Set(mechanisms)].join(', ')}`.trim();
    const told = condition === null ? printed : `${printed}: ${condition}`;
    return row(one.name, other.name, says, told, sourceIds.join(' '));
  });
}

/** docs/compatibility.md: the groups, the rules, the counts and the everyday pairs. */
export function compatibilityDocument(catalogue: Catalogue): string {
  const { incompatible, caution, compatible, notKnown } = pairCounts(catalogue);
  const total = incompatible + caution + compatible + notKnown;
  const cited = new Set<string>([
    ...catalogue.compatibilityRules.flatMap(({ source }) => source.sourceIds),
    ...everydayPairs.flatMap(([, , , ids]) => ids),
  ]);
  const text = [
    '# Compatibility',
    'Written by `node apps/cli/src/writeDocuments.ts` from the catalogue. Do not edit by hand.',
    'Products meet by the groups they are made of. The gravest rule decides and every reason is told. Two products fit only where everything that reacts in one is known with everything that reacts in the other; what stands in no rule is not known. A label that names two products goes before their groups. “Fits” means that no reason against it is known, never a promise.',
    '## Pairs of the catalogue',
    table(
      ['', 'stop', 'care', 'fits', 'not known', 'share not known'],
      [
        ...BEFORE.map(([name, ...counts]) =>
          row(
            name,
            ...counts,
            shareText(
              counts[3],
              counts.reduce((sum, count) => sum + count, 0),
            ),
          ),
        ),
        row(
          `${catalogue.products.length} products, ${catalogue.compatibilityRules.length} rules`,
          incompatible,
          caution,
          compatible,
          notKnown,
          shareText(notKnown, total),
        ),
      ],
    ),
    '`npm run -s mix -- pairs` prints the whole matrix, `mix pairs <product>` one line of it with its reasons, `mix pairs <product> <product>` all that is known of two.',
    '### Share of pairs of which nothing is known, in %, by what they are for',
    unknownByCategory(catalogue),
    '## Everyday pairs',
    `${everydayPairs.length} pairs that guides, trials and labels speak of, with what they say in one word and, where it was written down, what they bind it to. A label counts for its own product and country.`,
    table(['', 'with', 'here', 'printed', 'source'], everydayRows(catalogue)),
    '## Groups',
    Object.entries(CHEMICAL_GROUPS)
      .map(([group, kind]) => `\`${group}\` ${kind}`)
      .join(', '),
    '## Rules',
    table(
      ['rule', 'verdict', 'mechanism', 'between', 'limit', 'source'],
      catalogue.compatibilityRules.map((rule) =>
        row(
          `${rule.id}: ${rule.reason}`,
          WORDS[rule.verdict],
          rule.mechanism,
          betweenText(rule),
          limitText(rule),
          sourceText(rule),
        ),
      ),
    ),
    '## Sources',
    sources
      .filter(({ id }) => cited.has(id))
      .map(({ id, title, url }) => `- ${id}: ${url === null ? title : `[${title}](${url})`}`)
      .join('\n'),
  ].join('\n\n');
  return `${text}\n`;
}
