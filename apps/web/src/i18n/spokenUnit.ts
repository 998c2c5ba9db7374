const SPOKEN: Readonly<Record<string, string>> = {
  L: 'litres',
  mL: 'millilitres',
  kg: 'kilograms',
  g: 'grams',
  ha: 'hectares',
  m: 'metres',
  min: 'minutes',
  '°C': 'degrees Celsius',
  'L/ha': 'litres per hectare',
  'mL/ha': 'millilitres per hectare',
  'kg/ha': 'kilograms per hectare',
  'g/ha': 'grams per hectare',
  'kg/L': 'kilograms per litre',
  'L/kg': 'litres per kilogram',
  'kJ/kg': 'kilojoules per kilogram',
  'km/h': 'kilometres per hour',
  'L/min': 'litres per minute',
  '% v/v': 'percent by volume',
  '%': 'percent',
  ppm: 'parts per million',
};

/** A unit in full, for an accessible name; one that is read out well as it stands is kept. */
export const spokenUnit = (unit: string): string => SPOKEN[unit] ?? unit;
