import { buttonClass } from '../../components/buttonClass.ts';
import { classNames } from '../../components/classNames.ts';
import { accountChipWords } from '../../words/en/account/accountChipWords.ts';
import { showAccount } from '../../account/accountPanel.ts';
import { useAccount } from '../../account/accountStore.ts';
import styles from './AccountChip.module.css';

/** Who is signed in, or the way to sign in. */
export function AccountChip() {
  const account = useAccount();
  const word =
    account === null ? accountChipWords.signIn : (account?.name ?? accountChipWords.account);
  return (
    <button
      type="button"
      className={classNames(buttonClass('text'), styles.chip)}
      onClick={showAccount}
    >
      <span data-shortened>{word}</span>
    </button>
  );
}
