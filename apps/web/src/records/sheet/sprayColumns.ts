import { guessColumns, plain, type ColumnUse } from '../../plan/spreadsheet/planColumns.ts';

type ReadersUnits = Parameters<typeof guessColumns>[1];

/** How people head the columns that a plan has not, in the languages of the app; the first that fits counts. */
const NAMES: readonly (readonly ['notes' | 'operator' | 'day', RegExp])[] = [
  ['notes', /\b(?:notes?|comments?|remarks?|notas?|observacion(?:es)?|remarques?)\b/],
  [
    'operator',
    /\b(?:operator|applicator|applied by|sprayed by|by|who|driver|operador|aplicador|operateur|applicateur|chauffeur)\b/,
  ],
  ['day', /\b(?:date|day|sprayed on|when|fecha|dia|cuando|jour|quand)\b/],
];

/** An amount over all of the ground: a unit alone, without what it is for. */
const KG = /\b(?:kg|kilos?|kilograms?|kilogramos?|kilogrammes?)$/;
const LITRES = /\b(?:l|lit(?:re|er)s?|litros?)$/;

/** Whether a heading is of something that is no product's. */
const OF_WATER = /\b(?:water|carrier|agua|eau|bouillie|caldo|spray volume)\b/;

function columnOf(heading: string, guessed: ColumnUse): ColumnUse {
  const words = plain(heading);
  const named = NAMES.find(([, name]) => name.test(words))?.[0];
  if (named !== undefined) return { is: named };
  const isOfProduct = !OF_WATER.test(words) && guessed.is !== 'area';
  if (isOfProduct && KG.test(words)) return { is: 'used', unit: 'kg' };
  if (isOfProduct && LITRES.test(words)) return { is: 'used', unit: 'L' };
  return guessed;
}

/** What the columns of a sheet of sprays most likely hold. The guess is shown and can be changed. */
export const guessSprayColumns = (
  headings: readonly string[],
  units: ReadersUnits,
): readonly ColumnUse[] => {
  const guessed = guessColumns(headings, units);
  return headings.map((heading, at) => columnOf(heading, guessed[at] ?? { is: 'nothing' }));
};
