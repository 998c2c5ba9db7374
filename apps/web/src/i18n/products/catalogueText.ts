let spoken: Readonly<Record<string, string>> = {};

/** A text of the catalogue's products, in the reader's language; any other text unchanged. */
export const catalogueText = (text: string): string =>
  Object.hasOwn(spoken, text) ? (spoken[text] ?? text) : text;

export function speakCatalogueTexts(texts: Readonly<Record<string, string>>): void {
  spoken = texts;
}
