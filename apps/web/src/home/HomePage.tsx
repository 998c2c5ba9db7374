import { useSearch } from 'wouter';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FirstHome } from './FirstHome.tsx';
import { Shortcut } from './Shortcut.tsx';
import { Work } from './Work.tsx';
import { useAccount } from '../session/accountStore.ts';
import { browserStorage } from '../device/storage/deviceStorage.ts';

/** Home: what is in work on this device; the way to the first mix where there is nothing yet. */
export function HomePage() {
  const search = useSearch();
  const home = useHoldsWork() ? <Work /> : <FirstHome />;
  return (
    <>
      {search !== '' && <Shortcut search={search} />}
      {home}
    </>
  );
}

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
 * that was killed may have kept the documents and lost the draft: it writes documents to disk at
 * once, the draft when it has time. False in a page drawn at build time.
 */
function useHoldsWork(): boolean {
  const hasValues = useSyncExternalStore(nothingChanges, holdsValues, () => false);
  const [hasDocuments, setHasDocuments] = useState(false);
  const isSignedIn = useAccount() != null;
  useEffect(() => {
    if (!hasValues) void holdsDocuments().then(setHasDocuments);
  }, [hasValues]);
  return hasValues || hasDocuments || isSignedIn;
}
