/** The store of this device's documents; it is fetched when first used, never before a screen stands. */
export const loadDocumentStore = async () =>
  (await import('./device/documentStore.ts')).documentStore;
