import { accountWords } from '../../i18n/made/en/account/accountWords.ts';
import type { ActionMode } from './actionLink.ts';

interface ActionTexts {
  /** Before: what the button will do. */
  readonly title: string;
  readonly text: string;
  readonly act: string;
  /** After: what has happened. */
  readonly doneTitle: string;
  readonly doneText: string;
}

/** What one kind of link says, before and after. */
export function actionTexts(mode: ActionMode, email: string): ActionTexts {
  const words = accountWords;
  switch (mode) {
    case 'verifyEmail':
      return {
        title: words.confirmTitle,
        text: words.confirmText(email),
        act: words.confirm,
        doneTitle: words.confirmedTitle,
        doneText: words.confirmedText(email),
      };
    case 'resetPassword':
      return {
        title: words.resetTitle,
        text: words.resetText(email),
        act: words.setPassword,
        doneTitle: words.resetDoneTitle,
        doneText: words.resetDoneText,
      };
    case 'recoverEmail':
      return {
        title: words.recoverTitle,
        text: words.recoverText(email),
        act: words.recover,
        doneTitle: words.recoveredTitle,
        doneText: words.recoveredText(email),
      };
    case 'verifyAndChangeEmail':
      return {
        title: words.changeTitle,
        text: words.changeText(email),
        act: words.change,
        doneTitle: words.changedTitle,
        doneText: words.changedText(email),
      };
  }
}
