/** Words of any language in the shape of the English ones: a missing key does not compile. */
export type WordsOf<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof English]: WordsOf<English[Key]> };

const areas = new Map<string, object>();
let spoken: Readonly<Record<string, object>> = {};

/**
 * The words of one part of the app. They are English until a language is set, and change in place:
 * read a word where it is shown, never keep it in a constant.
 */
export function localized<const English extends object>(
  area: string,
  english: English,
): WordsOf<English> {
  const words: object = { ...english, ...spoken[area] };
  areas.set(area, words);
  // Each language pack was checked against this very type when it was compiled.
  return words as WordsOf<English>;
}

/** Puts every area into a language, areas that load later too. */
export function speak(language: Readonly<Record<string, object>>): void {
  spoken = language;
  for (const [area, words] of areas) Object.assign(words, language[area]);
}
