import type { Product, RateUnit } from '@mix/engine';

/** The unit a product's usual rate is given in, else the one its kind is measured in. */
export const firstRateUnit = ({ rate, behaviour }: Product): RateUnit =>
  rate?.unit ?? (behaviour === 'liquid' ? 'L/ha' : 'kg/ha');
