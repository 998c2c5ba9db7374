import { useStore } from 'zustand';
import { accountStore } from '../session/accountStore.ts';
import { DEVICE_OWNER, type DocumentOwner } from './device/StoredEntry.ts';
import { ownerOf } from './workspace/Workspace.ts';
import { workspaceStore } from './workspace/workspaceStore.ts';

/**
 * Whose documents the screens show: of the account alone, of the farm it works on, or of the device
 * while nobody is signed in. The account is
 * remembered by the device, so that its documents are there before the account has been asked for,
 * weeks without a signal included.
 */
export const documentOwner = (): DocumentOwner => {
  const uid = accountStore.getState().account?.uid;
  const { place } = workspaceStore.getState();
  if (uid === undefined) return DEVICE_OWNER;
  return place?.uid === uid ? ownerOf(place) : uid;
};

/**
 * Calls when another owner takes over.
 * @returns stops calling
 */
export const onDocumentOwner = (listener: () => void): (() => void) => {
  let before = documentOwner();
  const look = () => {
    if (documentOwner() === before) return;
    before = documentOwner();
    listener();
  };
  const stops = [accountStore.subscribe(look), workspaceStore.subscribe(look)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Whether the documents on show belong to an account. */
export const useSignedIn = (): boolean => useStore(accountStore, ({ account }) => account != null);
