import { browserStorage, forgetOnDevice, keepOnDevice } from '../device/storage/deviceStorage.ts';
import type { Account } from './Account.ts';
import { ACCOUNT_KEY, accountStore } from './accountStore.ts';

/**
 * Remembers on this device who is signed in; null forgets.
 * @param isAsked the person at this device asked for it
 */
export function setAccount(account: Account | null, isAsked: boolean): void {
  if (account === null) forgetOnDevice(browserStorage(), ACCOUNT_KEY);
  else keepOnDevice(browserStorage(), ACCOUNT_KEY, JSON.stringify(account));
  accountStore.setState((known) => ({
    account,
    wasEnded: account === null && (known.wasEnded || (Boolean(known.account) && !isAsked)),
  }));
}
