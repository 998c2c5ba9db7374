import { useStore } from 'zustand';
import { classNames } from '../ui/classNames.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { accountWords } from '../i18n/made/en/account/accountWords.ts';
import { SendResetForm } from './action/SendResetForm.tsx';
import styles from './account.module.css';
import { accountForm } from './accountForm.ts';

/** The way in for somebody who does not know the password any more. */
export function ForgottenForm({ onBack }: { readonly onBack: () => void }) {
  const email = useStore(accountForm, (typed) => typed.email);
  return (
    <>
      <p className={classNames('padding-block-2 break-words', styles.who)}>
        {accountWords.linkNote}
      </p>
      <SendResetForm
        word={accountWords.sendLink}
        email={email}
        onEmail={(text) => accountForm.setState({ email: text })}
      />
      <button type="button" className={buttonClass('text')} onClick={onBack}>
        {accountWords.backToSignIn}
      </button>
    </>
  );
}
