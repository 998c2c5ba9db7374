import {
  hectares,
  kilograms,
  litres,
  type Hectares,
  type Kilograms,
  type KilogramsPerLitre,
  type Litres,
  type LitresPerHectare,
  type Quantity,
} from './quantity.ts';

/*
 * The arithmetic across units, named. Brands do not stop `litres + hectares`, so formulas are
 * written as chains of these. Results that are not finite throw: callers check divisors first.
 */

/** L on an area at a rate in L/ha. */
export const volumeForArea = (rate: LitresPerHectare, area: Hectares): Litres =>
  litres(rate * area);

/** ha that a volume covers at a rate in L/ha. */
export const areaForVolume = (volume: Litres, rate: LitresPerHectare): Hectares =>
  hectares(volume / rate);

/** kg of a liquid from its volume and density. */
export const massOfVolume = (volume: Litres, density: KilogramsPerLitre): Kilograms =>
  kilograms(volume * density);

/** Sum of two amounts in one unit. */
export const plus = <Unit extends string>(
  first: Quantity<Unit>,
  second: NoInfer<Quantity<Unit>>,
): Quantity<Unit> => checked(first, first + second);

/** Difference of two amounts in one unit. */
export const minus = <Unit extends string>(
  first: Quantity<Unit>,
  second: NoInfer<Quantity<Unit>>,
): Quantity<Unit> => checked(first, first - second);

/** An amount a bare number of times. */
export const times = <Unit extends string>(
  amount: Quantity<Unit>,
  factor: number,
): Quantity<Unit> => checked(amount, amount * factor);

/** How many times the second amount is in the first, without a unit. */
export const ratio = <Unit extends string>(
  first: Quantity<Unit>,
  second: NoInfer<Quantity<Unit>>,
): number => first / second;

/** A result in the unit of `model`; refuses what is not finite, like the constructors. */
function checked<Unit extends string>(_model: Quantity<Unit>, value: number): Quantity<Unit> {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${String(value)}`);
  return (value === 0 ? 0 : value) as Quantity<Unit>;
}
