import type { AppWords } from '../../AppWords.ts';

export const productSearchWords: AppWords['productSearch'] = {
  near: (text) => `Rien ne s’appelle « ${text} ». Proches :`,
  otherStrength: (own) => `Autre concentration : celui-ci est à ${own}.`,
  strengthNotRead: (own) => `Concentration non lue : celui-ci est à ${own}.`,
  otherForm: (own) => `Autre forme : celui-ci est ${own}.`,
  assumed: 'supposé',
  elsewhere: (name, country, actives) =>
    `${name} (${country}), c’est ${actives} : absent du catalogue.`,
};
