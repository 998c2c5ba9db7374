import { fieldLabel, type MessageFormat } from '@mix/messages';
import { mixWords } from '../../i18n/mixWords.ts';

const short: Readonly<Record<string, string>> = mixWords.shortNames;

/** A place of the draft inside a sentence, for "Missing: ..." and "Check: ...". */
export function fieldName(path: string, format: Pick<MessageFormat, 'productAt'>): string {
  const name = short[path] ?? fieldLabel(path, format);
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
