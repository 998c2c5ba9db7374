import { fieldLabel, type MessageFormat } from '@mix/messages';
import { problemLanguage } from './problemLanguage.ts';

/** What a field is called, in the reader's language. */
export const fieldNameText = (
  field: string | null,
  format: Pick<MessageFormat, 'productAt'>,
): string => fieldLabel(field, format, problemLanguage()?.fields);
