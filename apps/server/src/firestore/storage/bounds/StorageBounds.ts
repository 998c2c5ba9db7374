/** What one account, and one farm, may keep. */
export interface StorageBounds {
  /**
   * Bytes of paths and fields as they are stored; earlier versions may take as much again for a
   * day.
   */
  readonly bytes: number;
  readonly documents: number;
  /** Farms that one account may have founded: each farm has bounds of its own. */
  readonly farms: number;
}

export const UNBOUNDED: StorageBounds = { bytes: Infinity, documents: Infinity, farms: Infinity };
