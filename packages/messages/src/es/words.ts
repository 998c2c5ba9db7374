import { message, type Words } from '../Words.ts';

export const JAR_TEST = 'Haga antes una prueba en un frasco.';
export const CHECK = 'Revise la cifra y su unidad.';

export const notSet =
  (what: string, lost: string, action: string): Words =>
  () =>
    message(`Falta: ${what}`, lost, action);

/** Message for a check that needs a figure which is not entered. */
export const notChecked =
  (what: string, why: string, action: string): Words =>
  () =>
    message(`Sin revisar: ${what}`, why, action);
