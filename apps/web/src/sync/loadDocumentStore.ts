/** The store of this device's documents; loaded when first used, never before a screen is drawn. */
export const loadDocumentStore = async () =>
  (await import('./device/documentStore.ts')).documentStore;
