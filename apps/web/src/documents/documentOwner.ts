import { useStore } from 'zustand';
import { accountStore } from '../account/accountStore.ts';
import { DEVICE_OWNER, type DocumentOwner } from './device/StoredEntry.ts';

/**
 * Whose documents the screens show. The account is remembered by the device, so that its documents
 * are there before the account has been asked for, weeks without a signal included.
 */
export const documentOwner = (): DocumentOwner =>
  accountStore.getState().account?.uid ?? DEVICE_OWNER;

/** Calls when another owner takes over. */
export const onDocumentOwner = (listener: () => void): void => {
  let before = documentOwner();
  accountStore.subscribe(() => {
    if (documentOwner() === before) return;
    before = documentOwner();
    listener();
  });
};

/** Whether the documents on show belong to an account. */
export const useSignedIn = (): boolean => useStore(accountStore, ({ account }) => account != null);
