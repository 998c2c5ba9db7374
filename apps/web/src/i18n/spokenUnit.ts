import { localized } from './localized.ts';

export const spokenUnitWords = localized('spokenUnit', {
  L: 'litres',
  mL: 'millilitres',
  kg: 'kilograms',
  g: 'grams',
  ha: 'hectares',
  m: 'metres',
  min: 'minutes',
  '°C': 'degrees Celsius',
  'L/ha': 'litres per hectare',
  'kg/ha': 'kilograms per hectare',
  'kg/L': 'kilograms per litre',
  'L/kg': 'litres per kilogram',
  'kJ/kg': 'kilojoules per kilogram',
  'km/h': 'kilometres per hour',
  'L/min': 'litres per minute',
  '% v/v': 'percent by volume',
  '%': 'percent',
  ppm: 'parts per million',
  gal: 'gallons',
  'fl oz': 'fluid ounces',
  lb: 'pounds',
  oz: 'ounces',
  ac: 'acres',
  ft: 'feet',
  psi: 'pounds per square inch',
  mph: 'miles per hour',
  '°F': 'degrees Fahrenheit',
  'gal/ac': 'gallons per acre',
  'lb/ac': 'pounds per acre',
});

/** A unit in full, for an accessible name; one that is read out well as it stands is kept. */
export const spokenUnit = (unit: string): string =>
  new Map(Object.entries(spokenUnitWords)).get(unit) ?? unit;
