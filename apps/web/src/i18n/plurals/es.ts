import { pluralIn } from '@mix/messages';

export const plural = pluralIn('es');
