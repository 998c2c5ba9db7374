/**
 * A name in a sentence: in small letters, except an acronym, a symbol or a brand with its content.
 */
export const inSentence = (name: string): string =>
  /^\p{Lu}\p{Ll}[^)]*$/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
