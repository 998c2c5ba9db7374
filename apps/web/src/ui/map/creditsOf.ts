/** The part of a map that is read for its credits. */
export interface CreditedMap {
  readonly getStyle: () => { readonly sources: Readonly<Record<string, unknown>> };
  readonly getSource: (id: string) => object | undefined;
}

const SIGNS: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
};

/** A credit as plain words: services write markup, and none of their text becomes markup here. */
const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z]+;/g, (sign) => SIGNS[sign] ?? '')
    .trim();

/** Whom the map credits, each once: the licences require that they are shown with the map. */
export function creditsOf(map: CreditedMap): readonly string[] {
  const credits = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id);
    return source !== undefined && 'attribution' in source && typeof source.attribution === 'string'
      ? [plain(source.attribution)]
      : [];
  });
  return [...new Set(credits)].filter((credit) => credit !== '');
}
