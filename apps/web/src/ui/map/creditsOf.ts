/** What of a map is asked for whom it is from. */
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

/** A credit as plain words: services write them as markup, and no text of theirs becomes any here. */
const plain = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z]+;/g, (sign) => SIGNS[sign] ?? '')
    .trim();

/** Whom a map is from, each once: its licences ask that this is shown with it. */
export function creditsOf(map: CreditedMap): readonly string[] {
  const credits = Object.keys(map.getStyle().sources).flatMap((id) => {
    const source = map.getSource(id);
    return source !== undefined && 'attribution' in source && typeof source.attribution === 'string'
      ? [plain(source.attribution)]
      : [];
  });
  return [...new Set(credits)].filter((credit) => credit !== '');
}
