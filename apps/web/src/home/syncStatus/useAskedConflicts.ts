import { useEffect, useState } from 'react';
import { askedConflicts, type AskedConflict } from '../../sync/device/askedConflicts.ts';
import { documentOwner } from '../../sync/documentOwner.ts';
import { documentStore } from '../../sync/device/documentStore.ts';

/** A hook. What two devices made of one place and a person can choose, read anew at every change. */
export function useAskedConflicts(): readonly AskedConflict[] {
  const [asked, setAsked] = useState<readonly AskedConflict[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = await askedConflicts(documentStore, documentOwner());
      if (!gone) setAsked(found);
    };
    void read();
    const stop = documentStore.onChange(() => void read());
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return asked;
}
