import type { Mechanism } from '@mix/engine';
import { JAR_TEST } from './words.ts';

const LABEL = 'A jar does not show this: keep to the label, or spray them apart.';
const LIVING = 'Put what lives in last, and spray at once.';

/** What to do about each way two products act on each other. */
export const mechanismAdvice: Readonly<Record<Mechanism, string>> = {
  none: JAR_TEST,
  order: 'Keep to the order of the steps.',
  precipitation: JAR_TEST,
  coagulation: JAR_TEST,
  separation: JAR_TEST,
  gas: JAR_TEST,
  heat: JAR_TEST,
  ammonia: 'Mix in the open air, and spray at once.',
  breakdown: 'Set the pH as the label says, and spray at once.',
  antagonism: LABEL,
  deactivation: LABEL,
  killsLive: LIVING,
  germination: LIVING,
  leafBurn: 'Try a small patch first.',
};
