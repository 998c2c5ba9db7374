import type { WordsOf } from '../../localized.ts';
import type { workingWords as english } from '../../en/result/workingWords.ts';

export const workingWords: WordsOf<typeof english> = {
  ofLoads: (from, to) =>
    from === to ? `carga ${from}` : `cargas ${from} ${to === from + 1 ? 'y' : 'a'} ${to}`,
  ofFullTank: 'tanque lleno',
  ofJob: 'todo el trabajo',
  roundedUp: (sum) => `${sum}, redondeado hacia arriba,`,
  notCounted: (terms) => `No se conoce ni se cuenta: ${terms}`,
  assumed: (terms) => `Supuesto: ${terms}`,
  source: (titles) => `Fuente: ${titles}`,
  yours: (terms) => `Suyo: ${terms}`,
  catalogue: 'el catálogo',
  show: 'Mostrar el cálculo',
  figures: (count) => `${count} cifras`,
  loads: 'Qué carga',
  copy: 'Copiar el cálculo',
  copied: 'Copiado',
  notCopied: 'Este navegador no permitió copiarlo.',
};
