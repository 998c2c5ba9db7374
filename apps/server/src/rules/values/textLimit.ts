import { Fault } from './Fault.ts';

/** Longest text an expression may build: a document's own size limit, in UTF-16 units. */
export const LONGEST_TEXT = 1_048_576;

/** Passes a built text on, or refuses it. */
export const limited = (text: string): string | Fault =>
  text.length > LONGEST_TEXT ? new Fault('the text built is too long') : text;
