import { fieldLabel, type MessageFormat } from '@mix/messages';
import { inSentence } from '../../i18n/inSentence.ts';
import { mixWords } from '../../i18n/mixWords.ts';

const short: Readonly<Record<string, string>> = mixWords.shortNames;

/** A place of the draft inside a sentence, for "Missing: ..." and "Check: ...". */
export const fieldName = (path: string, format: Pick<MessageFormat, 'productAt'>): string =>
  short[path] ?? inSentence(fieldLabel(path, format));
