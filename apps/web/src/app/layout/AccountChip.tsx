import { useStore } from 'zustand';
import { buttonClass } from '../../ui/buttonClass.ts';
import { classNames } from '../../ui/classNames.ts';
import { accountChipWords } from '../../i18n/made/en/account/accountChipWords.ts';
import { showAccount } from '../../session/accountPanel.ts';
import { useAccount } from '../../session/accountStore.ts';
import { isSharedStore } from '../../sync/sharedDevice/isSharedStore.ts';
import { workspaceStore } from '../../sync/workspace/workspaceStore.ts';
import styles from './AccountChip.module.css';

/** The farm in use, the account's name, or the way to sign in; on a shared device the person. */
export function AccountChip() {
  const account = useAccount();
  const farm = useStore(workspaceStore, ({ place }) => place);
  const person = useStore(isSharedStore, ({ name }) => name);
  const own = account?.name ?? accountChipWords.account;
  const word =
    account === null
      ? accountChipWords.signIn
      : farm !== null && farm.uid === account?.uid && farm.farmName !== ''
        ? (person ?? farm.farmName)
        : own;
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
