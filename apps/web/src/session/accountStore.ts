import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { browserStorage, readFromDevice } from '../device/storage/deviceStorage.ts';
import type { Account } from './Account.ts';

/*
 * The account whose work this device shows. The provider's own library keeps the session, but the
 * library is fetched after the first paint; this copy is there at once, weeks later and without a
 * signal too.
 */
export const ACCOUNT_KEY = 'mix.account';

interface KnownAccount {
  /** Undefined while nothing was read, as on a page drawn at build time; null is signed out. */
  readonly account: Account | null | undefined;
  /** Whether the provider ended the session, not the person at this device. */
  readonly wasEnded: boolean;
}

export const accountStore = createStore<KnownAccount>(() => ({
  account: undefined,
  wasEnded: false,
}));

if (typeof window !== 'undefined') {
  accountStore.setState({ account: readAccount(readFromDevice(browserStorage(), ACCOUNT_KEY)) });
}

/** The signed-in account; null signed out, undefined not known yet. */
export const useAccount = (): Account | null | undefined =>
  useStore(accountStore, ({ account }) => account);

/**
 * Reads what `setAccount` wrote. An unreadable copy counts as none: the provider's library still
 * knows the account.
 */
export function readAccount(text: string | null): Account | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Account | null;
    return typeof kept?.uid === 'string' ? kept : null;
  } catch {
    return null;
  }
}
