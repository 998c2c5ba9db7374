import { upTo, type Parameter } from './Parameter.ts';
import type { RateUnit } from '../catalogue/Product.ts';

const perHa = (unit: RateUnit, max: number, softHigh: number): Parameter =>
  upTo(max, unit, 3, 1, [null, softHigh]);

/**
 * Limits of a rate of a trace element. Whether it is plausible is judged by its dose, whatever unit
 * it comes in.
 */
const ofTrace = (unit: RateUnit): Parameter => upTo(100_000, unit, 3, 10);

/**
 * Product rate, by its unit: `products.*.rate.value`. The catalogue's usual range rules over the
 * soft limits, a label maximum over everything.
 */
export const RATE_PARAMETERS: Readonly<Record<RateUnit, Parameter>> = {
  'kg/ha': perHa('kg/ha', 5_000, 500),
  'g/ha': perHa('g/ha', 5_000_000, 50_000),
  'L/ha': perHa('L/ha', 5_000, 500),
  'mL/ha': perHa('mL/ha', 5_000_000, 50_000),
  // No mix holds more than this in 100 L.
  'kg/100 L': upTo(150, 'kg/100 L', 3, 0.1, [null, 40]),
  'g/100 L': upTo(150_000, 'g/100 L', 2, 10, [null, 40_000]),
  // Arithmetic: 100 L cannot hold more than 100 L.
  'L/100 L': upTo(100, 'L/100 L', 3, 0.1, [null, 50]),
  'mL/100 L': upTo(100_000, 'mL/100 L', 1, 10, [null, 50_000]),
  '% v/v': upTo(100, '% v/v', 3, 0.1, [null, 50]),
  'kg/load': upTo(50_000, 'kg/load', 3, 1, [null, 5_000]),
  'g/load': upTo(50_000_000, 'g/load', 1, 10, [null, 50_000]),
  'L/load': upTo(50_000, 'L/load', 3, 1, [null, 5_000]),
  'mL/load': upTo(50_000_000, 'mL/load', 1, 10, [null, 50_000]),
  'kg N/ha': perHa('kg N/ha', 500, 100),
  'kg P/ha': perHa('kg P/ha', 500, 100),
  'kg K/ha': perHa('kg K/ha', 1_000, 250),
  'kg S/ha': perHa('kg S/ha', 1_000, 100),
  'kg Ca/ha': perHa('kg Ca/ha', 2_000, 500),
  'kg Mg/ha': perHa('kg Mg/ha', 1_000, 100),
  'kg P2O5/ha': perHa('kg P2O5/ha', 1_000, 200),
  'kg K2O/ha': perHa('kg K2O/ha', 1_000, 300),
  'kg SO3/ha': perHa('kg SO3/ha', 2_500, 250),
  'kg MgO/ha': perHa('kg MgO/ha', 1_650, 165),
  'g Zn/ha': ofTrace('g Zn/ha'),
  'g Cu/ha': ofTrace('g Cu/ha'),
  'g Mn/ha': ofTrace('g Mn/ha'),
  'g Fe/ha': ofTrace('g Fe/ha'),
  'g Co/ha': ofTrace('g Co/ha'),
  'g B/ha': ofTrace('g B/ha'),
  'g Mo/ha': ofTrace('g Mo/ha'),
  'g Se/ha': ofTrace('g Se/ha'),
  // Old soil sterilants took 100 kg of active ingredient; a field spray seldom takes 5.
  'g ai/ha': perHa('g ai/ha', 200_000, 5_000),
  'kg ai/ha': perHa('kg ai/ha', 200, 5),
  'g ae/ha': perHa('g ae/ha', 200_000, 5_000),
  'kg ae/ha': perHa('kg ae/ha', 200, 5),
  // The same strengths as kg/100 L: 10,000 mg/L are 1 kg.
  'mg/L': upTo(1_500_000, 'mg/L', 1, 10, [null, 400_000]),
  'mg ai/L': upTo(1_500_000, 'mg ai/L', 1, 10, [null, 50_000]),
  'mg ae/L': upTo(1_500_000, 'mg ae/L', 1, 10, [null, 50_000]),
  'mg N/L': upTo(1_500_000, 'mg N/L', 1, 10, [null, 150_000]),
  'mg P/L': upTo(1_500_000, 'mg P/L', 1, 10, [null, 150_000]),
  'mg K/L': upTo(1_500_000, 'mg K/L', 1, 10, [null, 150_000]),
  's/load': upTo(7_200, 's/load', 1, 1, [null, 1_800]),
};

/** The narrower limits of an adjuvant per volume of spray: soft above 2 %, refused above 10 %. */
export const ADJUVANT_LIMIT = { softPct: 2, maxPct: 10 } as const;
