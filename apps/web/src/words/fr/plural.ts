import { pluralIn } from '../pluralIn.ts';

export const plural = pluralIn('fr');
