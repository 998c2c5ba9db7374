import type { AppWords } from '../../AppWords.ts';

export const exampleWords: AppWords['example'] = {
  title: 'Exemple',
  why: 'Rien ici n’est à vous',
  note: 'La parcelle et ses chiffres sont inventés ; le plan est calculé comme le sera le vôtre. Il n’est gardé nulle part et ne peut pas être rempli.',
  mine: 'Préparer ma bouillie',
  place: 'Bord de rivière',
};
