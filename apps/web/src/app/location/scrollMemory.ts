const storageKey = 'mix:scroll';
/** Older entries of the history are forgotten: nobody goes back that far to the same line. */
const kept = 50;

/** Remembers how far down each entry of the history was, so that going back finds the same line. */
export interface ScrollMemory {
  readonly remember: (entry: string, top: number) => void;
  /** Px from the top; null where the entry was never left. */
  readonly recall: (entry: string) => number | null;
  /** Keeps what is remembered over a reload of the page. */
  readonly persist: () => void;
}

export function createScrollMemory(storage: Pick<Storage, 'getItem' | 'setItem'>): ScrollMemory {
  // Read when it is first wanted: the browser answers slowly, and a first page wants nothing.
  let held: Map<string, number> | null = null;
  const tops = () => (held ??= new Map(restore(storage)));
  return {
    remember: (entry, top) => {
      tops().delete(entry);
      tops().set(entry, top);
    },
    recall: (entry) => tops().get(entry) ?? null,
    persist: () => {
      try {
        storage.setItem(storageKey, JSON.stringify([...tops()].slice(-kept)));
      } catch {
        // Without storage a reload starts at the top: only the scroll position is lost.
      }
    },
  };
}

function restore(storage: Pick<Storage, 'getItem'>): [string, number][] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

const isEntry = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);
