/** The document's title: what the browser's tab, the history and a shared link say. */
export const pageTitle = (title: string | null, productName: string): string =>
  title === null ? `${productName} Mix Calculator` : `${title} · ${productName} Mix Calculator`;

/** The document's description, the same on every page. */
export const pageDescription = "Companion app for the world's most versatile sprayer";
