import {
  findUnit,
  MECHANISMS,
  PRECIPITATES,
  USUAL_TOLERANCE,
  type FigurePolicy,
  type MixProblem,
  type UnitId,
} from '@mix/engine';
import type { MessageFormat } from './MessageFormat.ts';
import {
  amountText,
  limitText,
  differenceText,
  numberText,
  quantityText,
  typedText,
  withUnit,
} from './quantityText.ts';
import { isWide } from './roundLimit.ts';
import type { ValueWords } from './ValueWords.ts';

/** Most pairs that are named; the others are only counted. */
const MOST_PAIRS = 3;

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1).replace(/\.$/, '')}.`;

/** The values of one problem as words, names and figures with their units. */
export class ProblemValues {
  readonly #values: MixProblem['values'];
  readonly #format: MessageFormat;
  readonly #words: ValueWords;
  readonly field: string | null;

  constructor({ values, field }: MixProblem, format: MessageFormat, words: ValueWords) {
    this.#values = values;
    this.#format = format;
    this.#words = words;
    this.field = field;
  }

  has(key: string): boolean {
    return (this.#values[key] ?? null) !== null;
  }

  /** Whether the problem has this value, also null: the change was tried without success. */
  tried(key: string): boolean {
    return key in this.#values;
  }

  atLeast(key: string, least: number): boolean {
    return this.#number(key) >= least;
  }

  /** Whether the value is above 0. */
  some(key: string): boolean {
    return this.#number(key) > 0;
  }

  is(key: string, value: string): boolean {
    return this.#values[key] === value;
  }

  /** The value as a number; NaN where there is none, which is shown as a dash. */
  #number(key: string): number {
    const value = this.#values[key];
    return typeof value === 'number' ? value : Number.NaN;
  }

  #figure(key: string, write: (value: number) => string): string {
    const value = this.#number(key);
    return Number.isNaN(value) ? '—' : write(value);
  }

  text(key: string): string {
    const value = this.#values[key] ?? '';
    return typeof value === 'object' ? value.join(', ') : String(value);
  }

  list(key: string): readonly string[] {
    const value = this.#values[key] ?? null;
    return typeof value === 'object' && value !== null ? value : [];
  }

  /** A figure that was worked out, to about four figures. */
  quantity(key: string, unit: UnitId): string {
    return this.#figure(key, (value) => quantityText(value, unit, this.#format));
  }

  /** The most that is allowed, rounded down in the unit it is shown in: typed back, it passes. */
  most(key: string, unit: UnitId, decimals?: number): string {
    return this.#figure(key, (value) => quantityText(value, unit, this.#format, decimals, 'floor'));
  }

  /** The least that is allowed, rounded up. */
  least(key: string, unit: UnitId, decimals?: number): string {
    return this.#figure(key, (value) => quantityText(value, unit, this.#format, decimals, 'ceil'));
  }

  typedMost(key: string, unitKey = 'unit'): string {
    return this.typed(key, unitKey, 'floor');
  }

  /**
   * An end of a range as a round figure in the reader's unit. The end of a usual range may be
   * rounded outwards, by less than `USUAL_TOLERANCE`, which the engine lets pass.
   */
  limit(end: 'minimum' | 'maximum' | 'usualMinimum' | 'usualMaximum', unitKey = 'unit'): string {
    const policy = /minimum/i.test(end) ? 'ceil' : 'floor';
    const usual = unitKey === 'usualUnit';
    const unit = findUnit(this.text(unitKey));
    const [minimum, maximum] = end.startsWith('usual')
      ? [this.#number('usualMinimum'), this.#number('usualMaximum')]
      : [this.#number('minimum'), this.#number('maximum')];
    if (unit === null || !isWide(minimum, maximum)) return this.typed(end, unitKey, policy);
    return this.#figure(end, (value) =>
      limitText(value, unit.id, this.#format, policy, usual ? USUAL_TOLERANCE * 0.9 : 0),
    );
  }

  same(key: string, other: string): boolean {
    return this.#number(key) === this.#number(other);
  }

  /** A typed figure, or a limit, in the unit that the problem names under `unitKey`. */
  typed(key: string, unitKey = 'unit', policy: FigurePolicy = 'nearest'): string {
    const id = this.text(unitKey);
    const unit = findUnit(id);
    return this.#figure(key, (value) =>
      unit === null
        ? withUnit(numberText(value, this.#format, undefined, policy), id)
        : typedText(value, unit.id, this.#format, policy),
    );
  }

  /** An amount of product, in the unit that is a value of the problem. */
  amount(key: string): string {
    const unit = this.is('unit', 'L') ? 'L' : 'kg';
    return this.#figure(key, (value) => amountText(value, unit, this.#format));
  }

  /** A rate of product that was worked out, in the unit that is a value of the problem. */
  rate(key: string, policy?: FigurePolicy): string {
    const unit = this.is('unit', 'L/ha') ? 'L/ha' : 'kg/ha';
    return this.#figure(key, (value) => quantityText(value, unit, this.#format, undefined, policy));
  }

  /** A figure without a unit, to about four figures unless `decimals` says. */
  count(key: string, decimals?: number): string {
    return this.#figure(key, (value) => numberText(value, this.#format, decimals));
  }

  /** A share of 1, shown as %. */
  percent(key: string, policy?: FigurePolicy): string {
    return this.#figure(key, (value) =>
      withUnit(numberText(value * 100, this.#format, 1, policy), '%'),
    );
  }

  /** Degrees to a tenth, as a thermometer shows them. */
  temperature(key: string): string {
    return this.#figure(key, (value) => quantityText(value, '°C', this.#format, 1));
  }

  /** The size of a difference of temperatures, which has no zero of its own. */
  difference(key: string): string {
    return this.#figure(key, (value) => differenceText(value, this.#format));
  }

  /** Fields of the draft by their names in a language: "nozzle, width". */
  named(key: string, names: Readonly<Record<string, string>>): string {
    return this.list(key)
      .map((place) => names[place] ?? place)
      .join(', ');
  }

  product(): string {
    return this.#format.productName(this.text('productId'));
  }

  #names(ids: readonly string[], between: string): string {
    return ids.map((id) => this.#format.productName(id)).join(between);
  }

  products(key = 'productIds'): string {
    return this.#names(this.list(key), ', ');
  }

  /** Two products: "Urea with Captan". */
  pair(): string {
    return this.#names(this.list('productIds'), this.#words.with);
  }

  /** Pairs kept as `a+b`: the first few, and how many more. */
  pairs(): string {
    const pairs = this.list('pairs');
    const named = pairs
      .slice(0, MOST_PAIRS)
      .map((pair) => this.#names(pair.split('+'), this.#words.with));
    const more = pairs.length - MOST_PAIRS;
    return named.join('; ') + (more > 0 ? `; ${this.#words.morePairs(more)}` : '');
  }

  nozzle(): string {
    const id = this.text('nozzleId');
    return this.#format.nozzleName?.(id) ?? id;
  }

  /** The solid that may drop out. */
  solid(): string {
    const id = PRECIPITATES.find((solid) => this.is('solid', solid));
    return id === undefined ? this.text('solid') : this.#words.solids[id];
  }

  /** What to do about how two products act on each other, each advice once. */
  advice(): string {
    const mechanisms = this.list('mechanisms');
    const advice = MECHANISMS.filter((mechanism) => mechanisms.includes(mechanism)).map(
      (mechanism) => this.#words.mechanismAdvice[mechanism],
    );
    return [...new Set(advice.length > 0 ? advice : [this.#words.mechanismAdvice.none])].join(' ');
  }

  /** Reasons of the compatibility rules, as the catalogue words them. */
  reasons(): string {
    const reasons = this.list('ruleIds').flatMap((id) => {
      const reason = this.#format.ruleReason?.(id) ?? null;
      return reason === null ? [] : this.#words.ruleReason(id, reason);
    });
    // Several groups of one product may have the same reason.
    const sentences = [...new Set(reasons.map(asSentence))];
    return sentences.length === 0 ? this.#words.ruleSays : sentences.join(' ');
  }
}
