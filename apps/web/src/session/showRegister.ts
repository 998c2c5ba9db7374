import { accountPanel } from './accountPanel.ts';
import { dispatchSession } from './sessionStore.ts';

/** The show-register action: opens the account panel where somebody registers. */
export function showRegister(): void {
  dispatchSession({ type: 'registerShown' });
  accountPanel.setState({ view: 'register' });
}
