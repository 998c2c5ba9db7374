import type { ShareFault } from '@mix/sharing';
import { fieldNameText } from '../../i18n/problems/fieldNameText.ts';
import { shareWords } from '../../i18n/made/en/records/shareWords.ts';

export interface LinkFaultText {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Why a link cannot be used, and what to do about it. */
export function linkFaultText(fault: ShareFault): LinkFaultText {
  const words = shareWords.fault;
  switch (fault.code) {
    case 'cut':
      return {
        title: words.cutTitle,
        sentences: [words.cut(fault.gotCharacters, fault.ofCharacters), words.cutDo],
      };
    case 'damaged':
      return { title: words.damagedTitle, sentences: [words.damaged, words.damagedDo] };
    case 'newerVersion':
      return { title: words.newerTitle, sentences: [words.newer(fault.version)] };
    case 'tooLarge':
      return { title: words.tooLargeTitle, sentences: [words.tooLarge(fault.mostCharacters)] };
    case 'notOurs':
    case 'notReadable': {
      const problem = fault.code === 'notReadable' ? fault.problem : null;
      const field =
        problem === null ? [] : [words.notReadableField(fieldNameText(problem.field, {}))];
      return {
        title: words.notReadableTitle,
        sentences: [words.notReadable, ...field],
      };
    }
    case 'browserTooOld':
      return { title: words.browserTooOldTitle, sentences: [words.browserTooOld] };
  }
}
