import {
  hectares,
  kilograms,
  kilogramsPerHectare,
  kilogramsPerLitre,
  litres,
  litresPerHectare,
  type Hectares,
  type Kilograms,
  type KilogramsPerHectare,
  type KilogramsPerLitre,
  type Litres,
  type LitresPerHectare,
  type LitresPerKilogram,
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

/** L/ha that a volume comes to on an area. */
export const rateForVolume = (volume: Litres, area: Hectares): LitresPerHectare =>
  litresPerHectare(volume / area);

/** kg on an area at a rate in kg/ha. */
export const massForArea = (rate: KilogramsPerHectare, area: Hectares): Kilograms =>
  kilograms(rate * area);

/** kg/ha that a mass comes to on an area. */
export const rateForMass = (mass: Kilograms, area: Hectares): KilogramsPerHectare =>
  kilogramsPerHectare(mass / area);

/** kg of a liquid from its volume and density. */
export const massOfVolume = (volume: Litres, density: KilogramsPerLitre): Kilograms =>
  kilograms(volume * density);

/** L of a liquid from its mass and density. */
export const volumeOfMass = (mass: Kilograms, density: KilogramsPerLitre): Litres =>
  litres(mass / density);

/** L of room that a product takes in the tank. */
export const roomOfMass = (mass: Kilograms, displacement: LitresPerKilogram): Litres =>
  litres(mass * displacement);

/** kg/L of a whole from its mass and volume. */
export const densityOf = (mass: Kilograms, volume: Litres): KilogramsPerLitre =>
  kilogramsPerLitre(mass / volume);

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
