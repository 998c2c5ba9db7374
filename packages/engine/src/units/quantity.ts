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

function mint<Q extends number>(value: number): Q {
  if (!Number.isFinite(value)) throw new RangeError(`not a finite number: ${String(value)}`);
  // Minus zero would reach a screen as "-0"; it is the same amount as zero.
  return (value === 0 ? 0 : value) as Q;
}

export const litres = (value: number): Litres => mint(value);
export const kilograms = (value: number): Kilograms => mint(value);
export const hectares = (value: number): Hectares => mint(value);
export const litresPerHectare = (value: number): LitresPerHectare => mint(value);
export const kilogramsPerHectare = (value: number): KilogramsPerHectare => mint(value);
export const kilogramsPerLitre = (value: number): KilogramsPerLitre => mint(value);
export const litresPerKilogram = (value: number): LitresPerKilogram => mint(value);
export const metres = (value: number): Metres => mint(value);
export const kilometresPerHour = (value: number): KilometresPerHour => mint(value);
export const litresPerMinute = (value: number): LitresPerMinute => mint(value);
export const bar = (value: number): Bar => mint(value);
export const celsius = (value: number): Celsius => mint(value);
export const massFraction = (value: number): MassFraction => mint(value);
export const fraction = (value: number): Fraction => mint(value);
export const minutes = (value: number): Minutes => mint(value);
export const cents = (value: number): Cents => {
  if (!Number.isInteger(value)) throw new RangeError(`not whole cents: ${String(value)}`);
  return mint(value);
};
