import type { MixPlan, Working, WorkingFormula, WorkingTerm } from '@mix/engine';
import { loadExtent } from '@mix/messages/loadExtent';
import { figureNames } from '../made/en/mix/figureNames.ts';
import { formulaWords, termWords } from './formulaWords.ts';
import { workingWords } from '../made/en/result/workingWords.ts';
import { reader } from '../preferences/reader.ts';
import { plainQuantityText } from '../figures/plainQuantityText.ts';
import { publishedText } from '../figures/publishedFigure.ts';
import { inSentence } from '../products/inSentence.ts';
import type { NameOf } from '../products/productNames.ts';
import { workingParts } from './workingParts.ts';

/** One figure of a plan and how it was worked out, in words that need no context. */
export interface WorkingText {
  readonly name: string;
  /** Which load it is for: "load 1", "loads 2 to 5", "whole job". */
  readonly load: string;
  /** As the screens of the plan show it. */
  readonly value: string;
  /** The formula with its numbers. Formulas hold in metric units, so the sentence is in them. */
  readonly sentence: string;
  /** Terms that are not known and not counted; empty where all are known. */
  readonly notCounted: readonly string[];
  /** Terms that nobody vouches for. */
  readonly assumed: readonly string[];
  /** Keys of the sources of the other terms. */
  readonly sourceIds: readonly string[];
  /** Terms that the operator gave. */
  readonly own: readonly string[];
}

const ROUNDED_UP: ReadonlySet<WorkingFormula> = new Set(['loadCount', 'dissolvingWait']);

const productsOf = ({ terms }: Working): ReadonlySet<string> =>
  new Set(terms.flatMap(({ productId }) => productId ?? []));

/** A unit as it is written. */
const signOf = (unit: string): string => (unit === 'um' ? 'µm' : unit);

/** Decimals for four figures, and at least one: a reader with a calculator gets the same result. */
const decimalsOf = (value: number): number =>
  value === 0 ? 0 : Math.max(1, 3 - Math.floor(Math.log10(Math.abs(value))));

const inMetric = (value: number, unit: string): string =>
  plainQuantityText(value, signOf(unit), decimalsOf(value));

/** The index of a load among the entries of the plan; null for a figure of the whole job. */
export const loadPlaceOf = ({ figure }: Working): number | null => {
  const place = /^loads\.(\d+)\./.exec(figure)?.[1];
  return place === undefined ? null : Number(place);
};

/** "load 1", "loads 2 to 5": the loads of the plan's entry at that index; else "whole job". */
export function placeText(place: number | null, { loads }: Pick<MixPlan, 'loads'>): string {
  const load = place === null ? undefined : loads[place];
  if (load === undefined) return workingWords.ofJob;
  const [from, to] = [load.number, load.number + load.count - 1];
  return workingWords.ofLoads(loadExtent(from, to), from, to);
}

/** Temperatures and strengths are of a full tank; figures without a load, of the whole job. */
const loadText = (working: Working, plan: Pick<MixPlan, 'loads'>): string =>
  /^(?:dissolving|suspension)\./.test(working.figure)
    ? workingWords.ofFullTank
    : placeText(loadPlaceOf(working), plan);

function nameText(working: Working, nameOf: NameOf): string {
  const [only, ...others] = productsOf(working);
  const name = figureNames[working.formula];
  return only === undefined || others.length > 0 ? name : `${name}: ${nameOf(only)}`;
}

function sentenceOf(working: Working, nameOf: NameOf): string {
  const named = productsOf(working).size > 1;
  const said = (term: WorkingTerm): string => {
    const figure = inMetric(term.value ?? 0, term.unit);
    return named && term.productId !== undefined
      ? `${figure} (${inSentence(nameOf(term.productId))})`
      : figure;
  };
  const parts = workingParts(working);
  const sum =
    parts === null
      ? `${formulaWords[working.formula]}: ${working.terms
          .map((term) => `${termWords[term.name]} ${said(term)}`)
          .join(', ')}`
      : parts.map((part) => (typeof part === 'string' ? part : said(part))).join('');
  const rounded = ROUNDED_UP.has(working.formula) ? workingWords.roundedUp(sum) : sum;
  const plain = inMetric(working.value, working.unit);
  const shown = publishedText(working.value, working.unit);
  // For other units the figure is repeated as the screens show it.
  return `${rounded} = ${plain}${reader.system === 'metric' ? '' : ` (${shown})`}`;
}

/** A working in words. @param plan whose workings they are */
export function workingText(
  working: Working,
  plan: Pick<MixPlan, 'loads'>,
  nameOf: NameOf,
): WorkingText {
  const isNamed = productsOf(working).size > 1;
  const termText = ({ name, productId }: WorkingTerm): string =>
    isNamed && productId !== undefined
      ? `${termWords[name]} (${inSentence(nameOf(productId))})`
      : termWords[name];
  const of = (wanted: (source: string) => boolean): readonly WorkingTerm[] =>
    working.terms.filter(({ source, value }) => value !== null && wanted(source));
  const isSource = (source: string): boolean =>
    !['draft', 'worked', 'own', 'assumed'].includes(source);
  return {
    name: nameText(working, nameOf),
    load: loadText(working, plan),
    value: publishedText(working.value, working.unit),
    sentence: sentenceOf(working, nameOf),
    notCounted: working.terms.filter(({ value }) => value === null).map(termText),
    assumed: of((source) => source === 'assumed').map(termText),
    sourceIds: [...new Set(of(isSource).map(({ source }) => source))],
    own: of((source) => source === 'draft' || source === 'own').map(termText),
  };
}
