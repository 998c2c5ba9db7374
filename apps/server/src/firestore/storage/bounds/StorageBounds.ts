/** What one account, and one farm, may keep. */
export interface StorageBounds {
  /** Of paths and fields as they are stored; what documents were before takes as much again for a day. */
  readonly bytes: number;
  readonly documents: number;
  /** That one account may have founded: each is a bound of its own. */
  readonly farms: number;
}

export const UNBOUNDED: StorageBounds = { bytes: Infinity, documents: Infinity, farms: Infinity };
