import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../session/accountStore.ts';
import { browserStorage } from '../device/storage/deviceStorage.ts';

const nothingChanges = () => () => undefined;

function holdsValues(): boolean {
  try {
    return Object.keys(browserStorage() ?? {}).some((key) => key.startsWith('mix.'));
  } catch {
    return false;
  }
}

async function holdsDocuments(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'mix-documents');
  } catch {
    return false;
  }
}

/**
 * A hook. Whether this device holds work, or somebody is signed in who may bring some. A browser
 * that was killed may have kept the documents and lost the draft: it writes the one to disk at once
 * and the other when it has time. False in a page drawn at build time.
 */
export function useHoldsWork(): boolean {
  const hasValues = useSyncExternalStore(nothingChanges, holdsValues, () => false);
  const [hasDocuments, setHasDocuments] = useState(false);
  const isSignedIn = useAccount() != null;
  useEffect(() => {
    if (!hasValues) void holdsDocuments().then(setHasDocuments);
  }, [hasValues]);
  return hasValues || hasDocuments || isSignedIn;
}
