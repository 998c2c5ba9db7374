let spoken: Readonly<Record<string, string>> = {};

/** Words that come with the products of the catalogue, in the reader's language; all others stay. */
export const catalogueText = (text: string): string =>
  Object.hasOwn(spoken, text) ? (spoken[text] ?? text) : text;

export function speakCatalogueTexts(texts: Readonly<Record<string, string>>): void {
  spoken = texts;
}
