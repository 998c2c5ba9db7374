import { message, type Words } from '../Words.ts';

export const JAR_TEST = 'Faites d’abord un essai en bocal.';
export const CHECK = 'Vérifiez le chiffre et son unité.';

export const notSet =
  (what: string, lost: string, action: string): Words =>
  () =>
    message(`Il manque : ${what}`, lost, action);

/** Message for a check that needs a figure which is not entered. */
export const notChecked =
  (what: string, why: string, action: string): Words =>
  () =>
    message(`Non vérifié : ${what}`, why, action);
