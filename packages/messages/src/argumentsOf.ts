import { MECHANISMS, type MixProblem, type UnitId } from '@mix/engine';
import type { MessageFormat } from './MessageFormat.ts';
import type { ProblemArguments } from './ProblemArguments.ts';
import type { ProblemLanguage } from './ProblemLanguage.ts';
import {
  amount,
  count,
  difference,
  least,
  limit,
  list,
  DASH,
  most,
  number,
  percent,
  quantity,
  rate,
  text,
  typed,
  written,
  type Told,
} from './problemFigures.ts';

type Words = ProblemLanguage['values'];

/** Most pairs that are named; the others are only counted. */
const MOST_PAIRS = 3;

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/** All texts joined by two and two. */
const joined = (texts: readonly string[], join: (first: string, second: string) => string) =>
  texts.length === 0 ? DASH : texts.reduce((said, text) => join(said, text));

/** A name in words; a code that has none is shown as it is. */
const nameIn = (names: Readonly<Record<string, string>>, code: string): string =>
  names[code] ?? (code || DASH);

/** Those of the names that are in a list, in the order of the names. */
const namesIn = (names: Readonly<Record<string, string>>, codes: readonly string[]): string =>
  Object.entries(names)
    .flatMap(([code, name]) => (codes.includes(code) ? [name] : []))
    .join(', ') || DASH;

/** Names of products. */
const names = ({ format }: Told, ids: readonly string[]): readonly string[] =>
  ids.map((id) => format.productName(id));

const products = (v: Told, key: string): string => names(v, list(v, key)).join(', ') || DASH;

function nozzle(v: Told): string {
  const id = text(v, 'nozzleId');
  return id === '' ? DASH : (v.format.nozzleName?.(id) ?? id);
}

/** The single changes that were tried and lead to a plan. */
function ways(v: Told, words: Words): string {
  const { rate, temperature, ofProduct } = words.ways;
  const found = [
    rate(least(v, 'workableApplicationRateLPerHa')),
    temperature(least(v, 'workableWaterTemperatureC', '°C', 1)),
    ofProduct(typed(v, 'workableRate', 'workableRateUnit', 'floor')),
  ].filter((way) => !way.includes(DASH));
  return joined(found, words.or);
}

/** Pairs kept as `a+b`: the first few, and how many more. */
function pairs(v: Told, words: Words): string {
  const all = list(v, 'pairs');
  const named = all
    .slice(0, MOST_PAIRS)
    .map((pair) => joined(names(v, pair.split('+')), words.pair));
  const more = all.length - MOST_PAIRS;
  return [...named, ...(more > 0 ? [words.morePairs(more)] : [])].join('; ');
}

/** What to do about how two products act on each other, each advice once. */
function advice(v: Told, { mechanismAdvice }: Words): string {
  const mechanisms = list(v, 'mechanisms');
  const said = MECHANISMS.filter((mechanism) => mechanisms.includes(mechanism)).map(
    (mechanism) => mechanismAdvice[mechanism],
  );
  return [...new Set(said.length > 0 ? said : [mechanismAdvice.none])].join(' ');
}

/** Reasons of the compatibility rules, as the catalogue words them. */
function reasons(v: Told, words: Words): string {
  const said = list(v, 'ruleIds').flatMap((id) => {
    const reason = v.format.ruleReason?.(id) ?? null;
    return reason === null ? [] : words.ruleReason(id, reason);
  });
  // Several groups of one product may have the same reason.
  const sentences = [...new Set(said.map(asSentence))];
  return sentences.length === 0 ? words.ruleSays : sentences.join(' ');
}

const chosen = (is: boolean): string => (is ? 'yes' : '');

/** The values of a problem as its messages name them. @param label the field in words */
export function argumentsOf(
  problem: MixProblem,
  label: string,
  format: MessageFormat,
  words: Words,
): ProblemArguments {
  const { field, values } = problem;
  const v: Told = { values, format };
  const unitOfField: UnitId = field === 'travelSpeedKmPerH' ? 'km/h' : 'L/ha';
  return (name) => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- only what is not written as its value and its name say
    switch (name) {
      // Figures whose unit stands in the sentence, or that have none.
      case 'standingMin':
      case 'mostMin':
        return count(v, name);
      case 'settlingSeconds':
        return count(v, name, 0);
      case 'entries':
        return count(v, 'value');
      case 'mostEntries':
        return count(v, 'maximum');
      case 'saturationTimes':
        return count(v, 'saturation');
      case 'timesAsMuch':
        return number(v, 'times') >= 1.5 ? count(v, 'times') : DASH;

      case 'change':
      case 'remaining':
      case 'saturation':
      case 'saturationSum':
      case 'share':
        return percent(v, name);
      case 'dropC':
      case 'marginK':
        return difference(v, name);

      // In the unit that the problem names.
      case 'amount':
      case 'equalAmount':
      case 'least':
      case 'measured':
        return amount(v, name);
      case 'beforePerHa':
      case 'perHa':
        return rate(v, name);
      case 'mostPerHa':
        return rate(v, name, 'floor');
      case 'leftPerHa':
        return number(v, name) > 0 ? rate(v, name, 'floor') : DASH;
      case 'maximum':
      case 'minimum':
      case 'usualMaximum':
      case 'usualMinimum':
        return limit(v, name);
      case 'usualRateMinimum':
        return limit(v, 'usualMinimum', 'usualUnit');
      case 'usualRateMaximum':
        return limit(v, 'usualMaximum', 'usualUnit');
      case 'value':
        return typed(v, name);
      case 'labelMaximum':
        return typed(v, 'maximum', 'maximumUnit', 'floor');
      case 'rate':
        return quantity(v, 'value', unitOfField);
      case 'leastRate':
        return least(v, 'min', unitOfField);
      case 'mostRate':
        return most(v, 'max', unitOfField);

      // Limits that pass when they are typed back: the most rounded down, the least up.
      case 'allowedL':
      case 'capKgPerHa':
      case 'limitKg':
      case 'limitKgPer100L':
      case 'maxBar':
      case 'mostGPerHa':
      case 'mostKgPer100L':
        return most(v, name);
      case 'inMixKgPer100L':
        return number(v, name) > 0 ? most(v, name) : DASH;
      case 'tankHoldsL':
        return most(v, 'tankCapacityL');
      case 'mostKmPerH':
        return most(v, 'fastestKmPerH');
      case 'mostSolids':
        return percent(v, 'stopFraction', 'floor');
      case 'minBar':
      case 'ammoniumSulphateKgPer100L':
        return least(v, name);
      case 'leastKmPerH':
        return least(v, 'slowestKmPerH');

      case 'alreadyInL':
        return number(v, 'heelL') > 0 ? quantity(v, 'heelL') : DASH;
      case 'metalKgPer100L':
        return quantity(v, 'mostKgPer100L');

      case 'label':
        return label;
      case 'choice':
        return text(v, 'value');
      case 'product':
        return format.productName(text(v, 'productId'));
      case 'products':
        return products(v, 'productIds');
      case 'classProducts':
        return products(v, 'classProductIds');
      case 'canTells':
        return products(v, name);
      case 'notCounted':
        return products(v, 'notCountedIds');
      case 'pair':
        return joined(names(v, list(v, 'productIds')), words.pair);
      case 'pairs':
        return pairs(v, words);
      case 'nozzle':
        return nozzle(v);
      case 'solid':
        return nameIn(words.solids, text(v, name));
      case 'got':
      case 'expected':
        return nameIn(words.kinds, text(v, name));
      case 'finest':
      case 'dropletClass':
        return nameIn(words.droplets, text(v, name));
      case 'missingIon':
        return nameIn(words.ions, text(v, name));
      case 'missing':
        return list(v, name)
          .map((place) => nameIn(words.sprayerParts, place))
          .join(', ');
      case 'factors':
        return namesIn(words.leafFactors, list(v, name));
      case 'kinds':
        return namesIn(words.intervals, list(v, name));
      case 'ways':
        return ways(v, words);
      case 'reasons':
        return reasons(v, words);
      case 'advice':
        return advice(v, words);

      case 'ofHeel':
        return chosen(field === 'heel.volumeL');
      case 'tried':
        return chosen('workableApplicationRateLPerHa' in values);
      case 'isCooled':
        return chosen(number(v, 'dropC') > 0);
      case 'isOneRate':
        return chosen(number(v, 'usualMinimum') === number(v, 'usualMaximum'));
      case 'frost':
        return chosen(list(v, 'factors').includes(name));

      default:
        return written(v, name);
    }
  };
}
