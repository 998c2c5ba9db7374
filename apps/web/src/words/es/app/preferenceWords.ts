import type { WordsOf } from '../../localized.ts';
import type { preferenceWords as english } from '../../en/app/preferenceWords.ts';

export const preferenceWords: WordsOf<typeof english> = {
  title: 'Unidades e idioma',
  units: 'Unidades',
  systems: {
    metric: 'Métricas: L, kg, ha',
    us: 'EE. UU.: gal, lb, ac',
    imperial: 'Imperiales: galón imperial, lb, ac',
  },
  language: 'Idioma',
  device: 'Como este dispositivo',
  note: 'Lo guardado no cambia. La página se carga de nuevo y conserva lo que escribió.',
  apply: 'Usar estas',
  close: 'Cerrar',
  warning: 'Aviso',
  refused: 'Este dispositivo no deja guardar la elección.',
};
