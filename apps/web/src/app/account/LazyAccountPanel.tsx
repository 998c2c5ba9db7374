import { useStore } from 'zustand';
import { onDemand } from '../../ui/lazy/waiting.ts';
import { accountPanel, closeAccount } from '../../session/accountPanel.ts';
import { AwaitedSheet } from '../../ui/lazy/AwaitedSheet.tsx';
import { accountChipWords } from '../../i18n/made/en/account/accountChipWords.ts';

/** Sign-in and the other screens of an account, fetched when the panel is opened. */
const AccountPanel = onDemand(
  async () => (await import('../../account/accountScreens.ts')).AccountPanel,
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
