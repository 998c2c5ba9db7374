import type { AppWords } from '../../AppWords.ts';

export const accountChipWords: AppWords['accountChip'] = {
  signIn: 'Se connecter',
  account: 'Compte',
};
