import type { WordsOf } from '../../localized.ts';
import type { productSearchWords as english } from '../../en/products/productSearchWords.ts';

export const productSearchWords: WordsOf<typeof english> = {
  near: (text) => `Nada se llama «${text}». Parecidos:`,
  otherStrength: (own) => `Otra concentración: este es de ${own}.`,
  strengthNotRead: (own) => `Concentración no leída: este es de ${own}.`,
  otherForm: (own) => `Otra forma: este es ${own}.`,
  assumed: 'supuesto',
  elsewhere: (name, country, actives) =>
    `${name} (${country}) es ${actives}: no está en el catálogo.`,
};
