/** The files that a device keeps to open every screen without a network; the build lists them. */
export interface OfflineFiles {
  readonly entries: readonly OfflineEntry[];
  /** Stands in every page of this build and in no other: `/assets/main-1a2b3c4d.js`. */
  readonly startScript: string;
}

export interface OfflineEntry {
  /** Path on the site. */
  readonly url: string;
  /** Changes with the content; null where the address itself does. */
  readonly revision: string | null;
  /** `sha256-...` of the bytes; pages have none, because the server still writes into them. */
  readonly integrity?: string;
}
