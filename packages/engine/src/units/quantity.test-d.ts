/*
 * What must not compile. `tsc` checks this file with the sources: an expected error that does not
 * come is itself an error. Every unit is tried against every other one, so a brand made by copy and
 * paste with the wrong text cannot slip in.
 */
import { plus, volumeForArea } from './operations.ts';
import type {
  Bar,
  Celsius,
  Cents,
  Fraction,
  Hectares,
  Kilograms,
  KilogramsPerHectare,
  KilogramsPerLitre,
  KilometresPerHour,
  Litres,
  LitresPerHectare,
  LitresPerKilogram,
  LitresPerMinute,
  MassFraction,
  Metres,
  Minutes,
} from './quantity.ts';

interface Brands {
  litres: Litres;
  kilograms: Kilograms;
  hectares: Hectares;
  litresPerHectare: LitresPerHectare;
  kilogramsPerHectare: KilogramsPerHectare;
  kilogramsPerLitre: KilogramsPerLitre;
  litresPerKilogram: LitresPerKilogram;
  metres: Metres;
  kilometresPerHour: KilometresPerHour;
  litresPerMinute: LitresPerMinute;
  bar: Bar;
  celsius: Celsius;
  massFraction: MassFraction;
  fraction: Fraction;
  minutes: Minutes;
  cents: Cents;
}

/** Names of other brands that a brand could be used as; must be none. */
type Confusable = {
  [Name in keyof Brands]: {
    [Other in Exclude<keyof Brands, Name>]: Brands[Name] extends Brands[Other] ? Other : never;
  }[Exclude<keyof Brands, Name>];
}[keyof Brands];

const none: [Confusable] extends [never] ? true : false = true;

export function mustNotCompile(volume: Litres, area: Hectares, rate: LitresPerHectare): unknown[] {
  return [
    none,
    // @ts-expect-error a bare number has no unit
    volumeForArea(100, area),
    // @ts-expect-error rate and area swapped
    volumeForArea(area, rate),
    // @ts-expect-error litres and hectares do not add up
    plus(volume, area),
    // @ts-expect-error a sum loses its unit and has to go through an operation
    (volume + volume) satisfies Litres,
  ];
}
