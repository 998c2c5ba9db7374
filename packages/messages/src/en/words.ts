import { message, type Words } from '../Words.ts';

export const JAR_TEST = 'Do a jar test first.';
export const CHECK = 'Check the figure and its unit.';

export const notSet =
  (what: string, lost: string, action: string): Words =>
  () =>
    message(`${what} is not set`, lost, action);

/** Message for a check that needs a figure which is not entered. */
export const notChecked =
  (what: string, why: string, action: string): Words =>
  () =>
    message(`Not checked: ${what}`, why, action);
