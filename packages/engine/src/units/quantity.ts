/**
 * Canonical units of the engine: a number that carries its unit in the type. Field units are kept
 * (L, kg, ha, bar) because every label and worked example uses them. This folder alone may mint a
 * brand; everywhere else a wrong unit does not compile.
 */
declare const unit: unique symbol;

export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

export type Litres = Quantity<'L'>;
export type Kilograms = Quantity<'kg'>;
export type Hectares = Quantity<'ha'>;
export type LitresPerHectare = Quantity<'L/ha'>;
export type KilogramsPerHectare = Quantity<'kg/ha'>;
export type KilogramsPerLitre = Quantity<'kg/L'>;
export type LitresPerKilogram = Quantity<'L/kg'>;
export type Metres = Quantity<'m'>;
export type KilometresPerHour = Quantity<'km/h'>;
export type LitresPerMinute = Quantity<'L/min'>;
export type Bar = Quantity<'bar'>;
export type Celsius = Quantity<'°C'>;
/** Mass of solute per mass of solution, 0 to 1. */
export type MassFraction = Quantity<'kg/kg'>;
/** A part of a whole, 0 to 1, by volume or by count. */
export type Fraction = Quantity<'1'>;
export type Minutes = Quantity<'min'>;
/** Whole cents of the owner's currency; money is never held in fractions of a cent. */
export type Cents = Quantity<'cent'>;

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${String(value)}`);
  // Minus zero would reach a screen as "-0"; it is the same amount as zero.
  return value === 0 ? 0 : value;
}

export const litres = (value: number): Litres => finite(value) as Litres;
export const kilograms = (value: number): Kilograms => finite(value) as Kilograms;
export const hectares = (value: number): Hectares => finite(value) as Hectares;
export const litresPerHectare = (value: number): LitresPerHectare =>
  finite(value) as LitresPerHectare;
export const kilogramsPerLitre = (value: number): KilogramsPerLitre =>
  finite(value) as KilogramsPerLitre;
export const litresPerKilogram = (value: number): LitresPerKilogram =>
  finite(value) as LitresPerKilogram;
export const metres = (value: number): Metres => finite(value) as Metres;
export const kilometresPerHour = (value: number): KilometresPerHour =>
  finite(value) as KilometresPerHour;
export const litresPerMinute = (value: number): LitresPerMinute => finite(value) as LitresPerMinute;
export const bar = (value: number): Bar => finite(value) as Bar;
export const celsius = (value: number): Celsius => finite(value) as Celsius;
export const massFraction = (value: number): MassFraction => finite(value) as MassFraction;
export const fraction = (value: number): Fraction => finite(value) as Fraction;
export const minutes = (value: number): Minutes => finite(value) as Minutes;
export const cents = (value: number): Cents => {
  if (!Number.isInteger(value)) throw new RangeError(`not whole cents: ${String(value)}`);
  return finite(value) as Cents;
};
