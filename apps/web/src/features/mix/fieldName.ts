import type { MessageFormat } from '@mix/messages';
import { fieldNameText } from '../../i18n/fieldNameText.ts';
import { inSentence } from '../../i18n/inSentence.ts';
import { mixWords } from '../../i18n/mixWords.ts';

/** A place of the draft inside a sentence, for "Missing: ..." and "Check: ...". */
export function fieldName(path: string, format: Pick<MessageFormat, 'productAt'>): string {
  const short: Readonly<Record<string, string>> = mixWords.shortNames;
  return short[path] ?? inSentence(fieldNameText(path, format));
}
