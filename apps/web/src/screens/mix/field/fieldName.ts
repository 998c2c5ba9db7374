import type { MessageFormat } from '@mix/messages';
import { fieldNameText } from '../../../words/problems/fieldNameText.ts';
import { inSentence } from '../../../words/products/inSentence.ts';
import { mixWords } from '../../../words/en/mix/mixWords.ts';

/** A place of the draft inside a sentence, for "Missing: ..." and "Check: ...". */
export function fieldName(path: string, format: Pick<MessageFormat, 'productAt'>): string {
  const short: Readonly<Record<string, string>> = mixWords.shortNames;
  return short[path] ?? inSentence(fieldNameText(path, format));
}
