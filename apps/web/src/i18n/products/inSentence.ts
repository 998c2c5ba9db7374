/** A name inside a sentence: small, unless it is an acronym, a symbol or a brand with what is in it. */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}[^)]*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
