import type { AppWords } from '../../AppWords.ts';
import { plural } from '../plural.ts';

export const workingWords: AppWords['working'] = {
  ofLoads: (from, to) =>
    from === to ? `plein ${from}` : `pleins ${from} ${to === from + 1 ? 'et' : 'à'} ${to}`,
  ofFullTank: 'cuve pleine',
  ofJob: 'tout le chantier',
  roundedUp: (sum) => `${sum}, arrondi au-dessus,`,
  notCounted: (terms) => `Inconnu, pas compté : ${terms}`,
  assumed: (terms) => `Supposé : ${terms}`,
  source: (titles) => `Source : ${titles}`,
  yours: (terms) => `De vous : ${terms}`,
  catalogue: 'le catalogue',
  show: 'Voir le calcul',
  figures: (count) => plural(count, { one: `${count} chiffre`, other: `${count} chiffres` }),
  loads: 'Quel plein',
  copy: 'Copier le calcul',
  copied: 'Copié',
  notCopied: 'Ce navigateur n’a pas permis de le copier.',
};
