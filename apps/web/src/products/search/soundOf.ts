/**
 * How a word sounds, so that its spelling matters less: "glifosate" and "glyphosate" are both "glifosate",
 * "clorotalonil" and "chlorothalonil" both "klorotalonil".
 */
export const soundOf = (word: string): string =>
  word
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/[cq]h?|kh/g, 'k')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('y', 'i')
    .replaceAll('h', '')
    .replace(/(\p{L})\1+/gu, '$1');
