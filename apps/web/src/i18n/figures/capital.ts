/** A word of the middle of a sentence, as it begins one or stands on a button. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
