import { localized } from '../../localized.ts';

/** Words of what a search finds: guesses, and what products are sold as. */
export const productSearchWords = localized('productSearch', {
  near: (text: string) => `Nothing is called “${text}”. Near it:`,
  otherStrength: (own: string) => `Another strength: this is ${own}.`,
  strengthNotRead: (own: string) => `Strength not read: this is ${own}.`,
  otherForm: (own: string) => `Another form: this is ${own}.`,
  assumed: 'assumed',
  elsewhere: (name: string, country: string, actives: string) =>
    `${name} (${country}) is ${actives}: not in the catalogue.`,
});
