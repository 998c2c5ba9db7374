import type { FieldMessage } from '../../ui/fields/FieldMessageText.tsx';
import type { ProductTexts } from './ProductTexts.ts';

/** What every part of the editor is given. */
export interface EditorForm {
  readonly texts: ProductTexts;
  readonly onTexts: (change: Partial<ProductTexts>) => void;
  readonly onField: (key: string, text: string) => void;
  /** What is wrong at a field; "needed" is said only once saving was tried. */
  readonly messageAt: (key: string) => FieldMessage | null;
}
