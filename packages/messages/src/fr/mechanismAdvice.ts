import type { Mechanism } from '@mix/engine';
import { JAR_TEST } from './words.ts';

const LABEL = 'Un bocal ne le montre pas : suivez l’étiquette, ou appliquez-les à part.';
const LIVING = 'Mettez le vivant en dernier, et appliquez aussitôt.';

/** What to do about each way two products act on each other. */
export const mechanismAdvice: Readonly<Record<Mechanism, string>> = {
  none: JAR_TEST,
  order: 'Respectez l’ordre des étapes.',
  precipitation: JAR_TEST,
  coagulation: JAR_TEST,
  separation: JAR_TEST,
  gas: JAR_TEST,
  heat: JAR_TEST,
  ammonia: 'Mélangez en plein air, et appliquez aussitôt.',
  breakdown: 'Réglez le pH comme le dit l’étiquette, et appliquez aussitôt.',
  antagonism: LABEL,
  deactivation: LABEL,
  killsLive: LIVING,
  germination: LIVING,
  leafBurn: 'Essayez d’abord sur une petite surface.',
};
