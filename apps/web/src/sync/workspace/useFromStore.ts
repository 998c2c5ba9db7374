import { useEffect, useState } from 'react';
import { loadDocumentStore } from '../loadDocumentStore.ts';

/**
 * A hook. What `read` finds in the store of this device, read again after each change of the store.
 * @param read the same function at every drawing, as long as it asks for the same; null asks for
 *   nothing
 * @returns undefined until it is read, and where the store does not load; the next screen asks
 *   again
 */
export function useFromStore<Found>(
  read: ((store: Awaited<ReturnType<typeof loadDocumentStore>>) => Promise<Found>) | null,
): Found | undefined {
  const [found, setFound] = useState<{ readonly by: typeof read; readonly value: Found }>();
  useEffect(() => {
    if (read === null) return undefined;
    let isGone = false;
    let stop: () => void = () => undefined;
    const start = async () => {
      const store = await loadDocumentStore();
      const readAnew = async () => {
        const value = await read(store);
        if (!isGone) setFound({ by: read, value });
      };
      await readAnew();
      if (!isGone) stop = store.onChange(() => void readAnew());
    };
    start().catch(() => undefined);
    return () => {
      isGone = true;
      stop();
    };
  }, [read]);
  return found !== undefined && found.by === read ? found.value : undefined;
}
