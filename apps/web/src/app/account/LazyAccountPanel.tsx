import { useStore } from 'zustand';
import { accountPanel, closeAccount } from '../../account/accountPanel.ts';
import { AwaitedSheet } from '../../components/lazy/AwaitedSheet.tsx';
import { lazyComponent } from '../../components/lazy/lazyComponent.tsx';
import { accountChipWords } from '../../words/made/en/account/accountChipWords.ts';

/** Signing in and all that belongs to an account: fetched when it is opened. */
const AccountPanel = lazyComponent(
  async () => (await import('../../screens/account/accountScreens.ts')).AccountPanel,
);

/** The account panel lies over any screen. */
export function LazyAccountPanel() {
  const view = useStore(accountPanel, (panel) => panel.view);
  return (
    view !== null && (
      <AwaitedSheet title={accountChipWords.account} onClose={closeAccount}>
        <AccountPanel view={view} />
      </AwaitedSheet>
    )
  );
}
