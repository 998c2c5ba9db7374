import type { jarWords as english } from '../../en/jar/jarWords.ts';
import type { WordsOf } from '../../localized.ts';

export const jarWords: WordsOf<typeof english> = {
  test: 'Prueba en frasco',
  verdict: { mixes: 'Se mezcló', doesNotMix: 'No se mezcló', notSure: 'Dudoso' },
  title: 'Prueba en un frasco de 500 mL',
  intro:
    'Un frasco limpio con tapa, la misma agua, las mismas marcas. Lleve lo que piden las etiquetas.',
  of: (number) => `A escala de la carga ${number}`,
  water: 'Agua',
  wait: (time) => `Espere ${time}, agite de vez en cuando`,
  topUp: 'Agua hasta la marca de arriba',
  stand: (from, to) => `Ciérrelo, agítelo y déjelo reposar de ${from} a ${to}.`,
  start: 'Empezar a contar',
  timer: 'En reposo',
  look: 'Busque grumos, gel, capas, cristales, espuma que no baja o un frasco que se calienta.',
  judge: '¿Qué vio?',
  notes: 'Notas',
  save: 'Guardar lo visto',
  bad: 'No mezcle esto en el tanque. Pregunte a los fabricantes de los productos.',
  kept: (verdict, time) => `${verdict}, ${time}`,
  notDone: 'sin hacer',
  brands: 'Vale para las mismas marcas y la misma agua.',
};
