import { loadOnce } from '../../device/loadOnce.ts';
import { accountPanel } from '../../account/accountPanel.ts';

/** Signing in and all that belongs to an account: fetched when it is quiet, or when it is opened. */
export const accountPanelPart = loadOnce(
  async () => (await import('../../screens/account/AccountPanel.tsx')).AccountPanel,
);

// Each press asks again for a part that did not load.
accountPanel.subscribe(accountPanelPart.start);
