import type { Mechanism } from '@mix/engine';
import { JAR_TEST } from './words.ts';

const LABEL = 'Un frasco no lo muestra: siga la etiqueta, o aplíquelos aparte.';
const LIVING = 'Eche lo vivo al final, y aplique enseguida.';

/** What to do about each way two products act on each other. */
export const mechanismAdvice: Readonly<Record<Mechanism, string>> = {
  none: JAR_TEST,
  order: 'Respete el orden de los pasos.',
  precipitation: JAR_TEST,
  coagulation: JAR_TEST,
  separation: JAR_TEST,
  gas: JAR_TEST,
  heat: JAR_TEST,
  ammonia: 'Mezcle al aire libre, y aplique enseguida.',
  breakdown: 'Ajuste el pH como dice la etiqueta, y aplique enseguida.',
  antagonism: LABEL,
  deactivation: LABEL,
  killsLive: LIVING,
  germination: LIVING,
  leafBurn: 'Pruebe antes en una parcela pequeña.',
};
