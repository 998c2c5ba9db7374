import type { FieldText } from './DraftField.ts';
import { fieldTexts } from './draftFields.ts';
import { productTexts } from './productFields.ts';

/** Title and meaning of a field by its path, `*` standing for a place in a list. */
export const draftTexts: Readonly<Record<string, FieldText>> = { ...fieldTexts, ...productTexts };
