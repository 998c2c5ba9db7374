/** A word from within a sentence, with a capital to begin one or to stand on a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
