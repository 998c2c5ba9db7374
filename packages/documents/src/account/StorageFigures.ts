/** What an account or a farm keeps, and may keep, as the server's `accounts:storage` answers. */
export interface StorageFigures {
  readonly bytes: number;
  readonly mostBytes: number;
  readonly documents: number;
  readonly mostDocuments: number;
}
