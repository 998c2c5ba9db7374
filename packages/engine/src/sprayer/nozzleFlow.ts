import { bar, litresPerMinute, type Bar, type LitresPerMinute } from '../units/quantity.ts';
import type { Nozzle } from '../catalogue/Nozzle.ts';

/**
 * A tip more than this far off a new one, or off the others, is not sprayed with: 0.1 is 10 % (off
 * its table: a sprayer guide, S567; off the others: Ohio State University, S564).
 */
export const FLOW_TOLERANCE = 0.1;

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

/**
 * The tip as it was measured: its flow at the pressure of the test stands for the published one, and
 * its own exponent carries it to other pressures. With a published flow this is the table times
 * (measured flow ÷ table flow at the pressure of the test); without one the test is all there is.
 */
export const measuredNozzle = (
  nozzle: Nozzle,
  flowLPerMin: LitresPerMinute,
  atBar: Bar,
): Nozzle => ({ ...nozzle, flowLPerMin, atBar });
