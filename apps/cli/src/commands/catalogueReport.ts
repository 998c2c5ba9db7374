import {
  assumedShare,
  factShares,
  SECOND_READING_OF_SPRAYS_SEED,
  SECOND_READING_SEED,
  secondReading,
  secondReadingOfSprays,
  secondReadingOfTips,
  sources,
  type CatalogueSource,
  type DecidingKind,
} from '@mix/catalogue';
import { productOrigins } from '@mix/catalogue/productOrigins';
import { rulesBetween, type Catalogue, type Product } from '@mix/engine';

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n');
const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${((100 * part) / whole).toFixed(1)} %`;

const countOf = <Entry>(entries: readonly Entry[], fits: (entry: Entry) => boolean): number =>
  entries.filter(fits).length;

/** A row for each category of products: how many lack a fact that a plan needs. */
function productRows({ products, compatibilityRules }: Catalogue): string[] {
  const categories = [...new Set(products.map(({ category }) => category))];
  return categories.map((category) => {
    const own = products.filter((product) => product.category === category);
    const liquids = own.filter(({ form }) => form === 'liquid');
    const solids = own.filter(({ form }) => form !== 'liquid');
    const salts = solids.filter(({ behaviour }) => behaviour === 'dissolves');
    const roomless = countOf(
      solids,
      ({ displacementLPerKg, saltTable }) => displacementLPerKg === null && saltTable === null,
    );
    const met = own.flatMap((one) =>
      products
        .filter((other) => other !== one)
        .map((other) => rulesBetween(compatibilityRules, one, other).verdict),
    );
    const isSparse = ({ solubility }: Product) => solubility.length === 0;
    return row(
      category,
      own.length,
      `${countOf(liquids, ({ liquidDensityKgPerL }) => liquidDensityKgPerL === null)} of ${liquids.length}`,
      `${roomless} of ${solids.length}`,
      `${countOf(salts, isSparse)} of ${salts.length}`,
      countOf(own, ({ nutrientsPct }) => nutrientsPct === null),
      percent(
        countOf(met, (verdict) => verdict === null),
        met.length,
      ),
    );
  });
}

const shareRows = (catalogue: Catalogue, kind: DecidingKind): string[] =>
  factShares(catalogue, kind).map(({ fact, sourced, byName, workedOut, assumed }) =>
    row(
      `${kind}: ${fact}`,
      sourced,
      byName,
      workedOut,
      assumed,
      percent(assumed, sourced + byName + assumed),
    ),
  );

function nozzleRows({ nozzles }: Catalogue): string[] {
  const makers = [...new Set(nozzles.map(({ maker }) => maker))];
  return makers.map((maker) => {
    const own = nozzles.filter((nozzle) => nozzle.maker === maker);
    const isNominal = ({ sources: cited }: (typeof own)[number]) =>
      cited['flowLPerMin']?.assumed === true;
    return row(
      maker,
      new Set(own.map(({ series }) => series)).size,
      own.length,
      countOf(own, (nozzle) => nozzle.flowLPerMin !== null && !isNominal(nozzle)),
      countOf(own, isNominal),
      countOf(own, ({ flowLPerMin }) => flowLPerMin === null),
      countOf(own, ({ dropletBands }) => dropletBands.length > 0),
    );
  });
}

function machineText({ machines }: Catalogue): string {
  const made = machines.filter(({ id }) => id !== 'custom');
  const unknown = made.filter(({ nominalTankL }) => nominalTankL === null);
  const full = made.filter(({ usableFraction }) => usableFraction === 1);
  const assumed = countOf(made, ({ sources: cited }) => cited['usableFraction']?.assumed === true);
  return [
    `${made.length} machines besides one of your own. Sold as and filled to are two figures: of ${full.length} a page says that the tank holds more than it is sold as, so that the nominal volume may be filled (${full.map(({ name }) => name).join(', ')}); of ${assumed} the share of 95 % is assumed, and the machine’s sheet says so beside the volume until it is typed over.`,
    `Without a tank volume: ${unknown.map(({ name }) => name).join(', ')}. Nobody published it, and it is not guessed from the name.`,
    `What stays in the machine was published for ${countOf(made, ({ sources: cited }) => cited['deadVolumeL']?.assumed === false)} of them.`,
  ].join('\n\n');
}

function secondReadingText(): string {
  const outcome = (wanted: string) => countOf(secondReading, ({ outcome: is }) => is === wanted);
  const [same, differs, notFound] = [outcome('same'), outcome('differs'), outcome('notFound')];
  return [
    `A tenth of the products and of the tips, drawn by the number ${SECOND_READING_SEED}, was read again where it was first read. Of ${secondReading.length} sourced values of products ${notFound} could not be had again; of the ${same + differs} that could, ${differs} differed (${percent(differs, same + differs)}) and were mended. Of ${secondReadingOfTips.drawn} tips ${secondReadingOfTips.found} could be had again, with ${secondReadingOfTips.values} values; ${secondReadingOfTips.differ} differed. The makers’ own papers of tips could not be opened in either reading: what was compared is an open transcription of them.`,
    `Of the sprays and figures that came later ${secondReadingOfSprays.length} sourced values, a tenth, were drawn by the number ${SECOND_READING_OF_SPRAYS_SEED}: ${countOf(secondReadingOfSprays, ({ outcome: is }) => is === 'same')} read the same in the registers, permits, labels and sheets themselves.`,
    table(
      ['value', 'outcome', ''],
      [...secondReading, ...secondReadingOfSprays]
        .filter(({ outcome: is }) => is !== 'same')
        .map(({ value, outcome: is, note }) =>
          row(value, is === 'differs' ? 'differs' : 'not found again', note ?? ''),
        ),
    ),
  ].join('\n\n');
}

function originText(): string {
  const labels = productOrigins.flatMap(({ label }) => (label === null ? [] : [label.country]));
  const countries = [...new Set(labels)].sort();
  const counted = countries.map(
    (country) => `${country} ${countOf(labels, (one) => one === country)}`,
  );
  return `Behind ${productOrigins.length} of them stands a brand or a label that was read, by country: ${counted.join(', ')}. That says where facts come from, never that a product is registered or sold where the reader is.`;
}

function labelText(products: Catalogue['products']): string {
  const labels = products.flatMap(({ label }) => label ?? []);
  const figures = labels.map((label) => Object.keys(label).length - 1);
  const countries = [...new Set(labels.map(({ country }) => country))].join(', ');
  return `${labels.length} products carry ${figures.reduce((sum, count) => sum + count, 0)} figures of a label that was read (${countries}): intervals, the most in a year, the finest droplets, where one figure stands for all uses of that label. They count where a mix names that country. What differs by crop, the stages of a crop among it, is in none: it is the owner’s label that has it.`;
}

function sourceText(): string {
  const all: readonly CatalogueSource[] = sources;
  const dated = countOf(all, ({ readOn }) => readOn !== undefined);
  return `${all.length} sources, each with a title; ${countOf(all, ({ url }) => url !== null)} with an address, ${dated} with publisher and the day they were read. The ${all.length - dated} of the first releases have the publisher in their title and no day. A page stands in the note of a fact where one was written down.`;
}

/** What the catalogue holds, where it came from, and what is missing, as a page of Markdown. */
export function catalogueReport(catalogue: Catalogue): string {
  const kinds: readonly DecidingKind[] = ['products', 'nozzles', 'machines'];
  const { products, nozzles, nozzleSizes, compatibilityRules } = catalogue;
  const whole = assumedShare(kinds.flatMap((kind) => factShares(catalogue, kind)));
  const text = [
    '# The catalogue',
    `${products.length} products, ${nozzles.length} tips and ${nozzleSizes.length} sizes, ${catalogue.machines.length} machines, ${compatibilityRules.length} rules.`,
    'A product is listed with what is known of it. What is not known is not set, and the plan says so. A label’s figures hold for its own country. The rates of sprays stay blank.',
    labelText(products),
    '## Products and what is missing of them',
    table(
      [
        'category',
        'products',
        'liquids without density',
        'solids without room',
        'salts without solubility',
        'analysis not stated',
        'pairs not known',
      ],
      productRows(catalogue),
    ),
    originText(),
    '## Values that decide an amount, a stop or a warning',
    `${(100 * whole).toFixed(1)} % of them are assumed: ${kinds.map((kind) => `${(100 * assumedShare(factShares(catalogue, kind))).toFixed(1)} % of ${kind}`).join(', ')}. “By name” is the group of a salt, an active or seed. “Worked out” is the opening of a tip, as a round hole of the same flow with an assumed coefficient: no maker prints one, so it stops nothing and clears nothing. ${countOf(compatibilityRules, ({ source }) => source.assumed)} of the ${compatibilityRules.length} rules are assumed in part, mostly by likeness.`,
    table(
      ['value', 'sourced', 'by name', 'worked out', 'assumed', 'assumed of all'],
      kinds.flatMap((kind) => shareRows(catalogue, kind)),
    ),
    '## Tips',
    table(
      ['maker', 'series', 'tips', 'flow printed', 'nominal flow', 'no flow', 'droplet classes'],
      nozzleRows(catalogue),
    ),
    '## Machines',
    machineText(catalogue),
    '## Sources',
    sourceText(),
    '## Read a second time',
    secondReadingText(),
  ].join('\n\n');
  return `${text}\n`;
}
