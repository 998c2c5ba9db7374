import type { Oxide } from '../units/oxides.ts';
import type { Nutrient, RateUnit } from './Product.ts';

/** What a rate unit measures, and per what. */
export interface RateUnitFacts {
  /** `time`: seconds of a run whose discharge was measured. */
  readonly measure: 'mass' | 'volume' | 'time';
  /** Per ha, per 100 L of finished spray, or per load. */
  readonly basis: 'area' | 'volume' | 'load';
  /** How many of the unit make a kg or an L: 1000 for g and mL, 10,000 mg/L a kg in 100 L. Divide by it. */
  readonly perBase: 1 | 1000 | 10_000;
  /** The nutrient the rate speaks of instead of the product; an oxide by its name. */
  readonly nutrient: Nutrient | Oxide | null;
  /** The active ingredient or the acid of it, where the rate speaks of that instead of the product. */
  readonly active: 'ai' | 'ae' | null;
}

const facts = (
  measure: RateUnitFacts['measure'],
  basis: RateUnitFacts['basis'],
  perBase: RateUnitFacts['perBase'] = 1,
  nutrient: RateUnitFacts['nutrient'] = null,
): RateUnitFacts => ({ measure, basis, perBase, nutrient, active: null });

const activeFacts = (
  active: 'ai' | 'ae',
  basis: RateUnitFacts['basis'],
  perBase: RateUnitFacts['perBase'],
): RateUnitFacts => ({ measure: 'mass', basis, perBase, nutrient: null, active });

/** Volume shares are exact: 1 % v/v is 1 L in 100 L of finished spray. */
export const RATE_UNIT_FACTS: Readonly<Record<RateUnit, RateUnitFacts>> = {
  'kg/ha': facts('mass', 'area'),
  'g/ha': facts('mass', 'area', 1000),
  'L/ha': facts('volume', 'area'),
  'mL/ha': facts('volume', 'area', 1000),
  'kg/100 L': facts('mass', 'volume'),
  'g/100 L': facts('mass', 'volume', 1000),
  'L/100 L': facts('volume', 'volume'),
  'mL/100 L': facts('volume', 'volume', 1000),
  '% v/v': facts('volume', 'volume'),
  'kg/load': facts('mass', 'load'),
  'g/load': facts('mass', 'load', 1000),
  'L/load': facts('volume', 'load'),
  'mL/load': facts('volume', 'load', 1000),
  'kg N/ha': facts('mass', 'area', 1, 'N'),
  'kg P/ha': facts('mass', 'area', 1, 'P'),
  'kg K/ha': facts('mass', 'area', 1, 'K'),
  'kg S/ha': facts('mass', 'area', 1, 'S'),
  'kg Ca/ha': facts('mass', 'area', 1, 'Ca'),
  'kg Mg/ha': facts('mass', 'area', 1, 'Mg'),
  'kg P2O5/ha': facts('mass', 'area', 1, 'P2O5'),
  'kg K2O/ha': facts('mass', 'area', 1, 'K2O'),
  'kg SO3/ha': facts('mass', 'area', 1, 'SO3'),
  'kg MgO/ha': facts('mass', 'area', 1, 'MgO'),
  'g Zn/ha': facts('mass', 'area', 1000, 'Zn'),
  'g Cu/ha': facts('mass', 'area', 1000, 'Cu'),
  'g Mn/ha': facts('mass', 'area', 1000, 'Mn'),
  'g Fe/ha': facts('mass', 'area', 1000, 'Fe'),
  'g Co/ha': facts('mass', 'area', 1000, 'Co'),
  'g B/ha': facts('mass', 'area', 1000, 'B'),
  'g Mo/ha': facts('mass', 'area', 1000, 'Mo'),
  'g Se/ha': facts('mass', 'area', 1000, 'Se'),
  'g ai/ha': activeFacts('ai', 'area', 1000),
  'kg ai/ha': activeFacts('ai', 'area', 1),
  'g ae/ha': activeFacts('ae', 'area', 1000),
  'kg ae/ha': activeFacts('ae', 'area', 1),
  'mg/L': facts('mass', 'volume', 10_000),
  'mg ai/L': activeFacts('ai', 'volume', 10_000),
  'mg ae/L': activeFacts('ae', 'volume', 10_000),
  'mg N/L': facts('mass', 'volume', 10_000, 'N'),
  'mg P/L': facts('mass', 'volume', 10_000, 'P'),
  'mg K/L': facts('mass', 'volume', 10_000, 'K'),
  's/load': facts('time', 'load'),
};
