import type { WordsOf } from '../../localized.ts';
import type { plotWords as english } from '../../en/app/plotWords.ts';
import type { spokenUnitWords as englishUnits } from '../../en/app/spokenUnitWords.ts';

export const plotWords: WordsOf<typeof english> = {
  mostThatDissolves: 'lo más que se disuelve',
  freezes: (temperature) => `se congela ${temperature}`,
  fullTank: (temperature) => `tanque lleno ${temperature}`,
  water: (temperature) => `agua ${temperature}`,
  tankAxis: (unit) => `tanque ${unit}`,
};

export const spokenUnitWords: WordsOf<typeof englishUnits> = {
  L: 'litros',
  mL: 'mililitros',
  kg: 'kilogramos',
  g: 'gramos',
  ha: 'hectáreas',
  m: 'metros',
  min: 'minutos',
  '°C': 'grados Celsius',
  'L/ha': 'litros por hectárea',
  'kg/ha': 'kilogramos por hectárea',
  'kg/L': 'kilogramos por litro',
  'L/kg': 'litros por kilogramo',
  'kJ/kg': 'kilojulios por kilogramo',
  'km/h': 'kilómetros por hora',
  'L/min': 'litros por minuto',
  '% v/v': 'por ciento en volumen',
  '%': 'por ciento',
  ppm: 'partes por millón',
  gal: 'galones',
  'fl oz': 'onzas líquidas',
  lb: 'libras',
  oz: 'onzas',
  ac: 'acres',
  ft: 'pies',
  psi: 'libras por pulgada cuadrada',
  mph: 'millas por hora',
  '°F': 'grados Fahrenheit',
  'gal/ac': 'galones por acre',
  'lb/ac': 'libras por acre',
};
