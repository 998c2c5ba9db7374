import { useEffect, useEffectEvent, useState } from 'react';

/** Files that were dropped together; each drop is another list, also of the same file. */
export type Dropped = readonly File[];

/**
 * A hook. Takes files that are dropped anywhere on the page; else the browser would leave the app and
 * show them. It gives what was dropped and not taken yet, and what says that it was taken.
 */
export function useDroppedFile(onDrop: () => void) {
  const [dropped, setDropped] = useState<Dropped | null>(null);
  const handle = useEffectEvent((event: DragEvent) => {
    const { type, dataTransfer } = event;
    if (dataTransfer?.types.includes('Files') !== true) return;
    event.preventDefault();
    if (type === 'dragover') return;
    setDropped([...dataTransfer.files]);
    onDrop();
  });
  useEffect(() => {
    window.addEventListener('dragover', handle);
    window.addEventListener('drop', handle);
    return () => {
      window.removeEventListener('dragover', handle);
      window.removeEventListener('drop', handle);
    };
  }, []);
  return { dropped, onTaken: () => setDropped(null) };
}
