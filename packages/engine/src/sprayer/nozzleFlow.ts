import { bar, litresPerMinute, type Bar, type LitresPerMinute } from '../units/quantity.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';

/**
 * Water through one tip at a pressure, L/min: published flow x (p / published pressure) ^ exponent
 * (nozzle tables, S36; 0.5 is the square-root law of S39). Null when the maker publishes no flow.
 */
export const nozzleFlow = (nozzle: Nozzle, pressure: Bar): LitresPerMinute | null =>
  nozzle.flowLPerMin === null || nozzle.atBar === null
    ? null
    : litresPerMinute(nozzle.flowLPerMin * (pressure / nozzle.atBar) ** nozzle.flowExponent);

/** Pressure, bar, at which one tip passes this much water. Null when the maker publishes no flow. */
export const pressureForFlow = (nozzle: Nozzle, waterFlow: LitresPerMinute): Bar | null =>
  nozzle.flowLPerMin === null || nozzle.atBar === null
    ? null
    : bar(nozzle.atBar * (waterFlow / nozzle.flowLPerMin) ** (1 / nozzle.flowExponent));
