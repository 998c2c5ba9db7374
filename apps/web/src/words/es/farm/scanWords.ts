import type { AppWords } from '../../AppWords.ts';

export const scanWords: AppWords['scan'] = {
  scan: 'Escanear',
  title: 'Escanear un envase',
  starting: 'La cámara se está iniciando',
  hold: 'Ponga las barras o los cuadros del envase dentro de la imagen.',
  picture: 'Lo que ve la cámara',
  light: 'Luz',
  again: 'Escanear otra vez',
  refused: 'No se permite usar la cámara aquí',
  refusedWhy:
    'Permítala en los ajustes del navegador para esta página, o escriba las cifras bajo las barras.',
  missing: 'No hay cámara para escanear',
  missingWhy: 'Escriba las cifras bajo las barras.',
  typeIt: 'Cifras bajo las barras',
  lookUp: 'Buscar',
  information: 'Escáner',
  faults: {
    empty: 'Escriba las cifras o lo que dice el código.',
    checkDigit:
      'Estas cifras se contradicen: una está mal leída o mal escrita. Inténtelo otra vez.',
    tooLong: 'Es demasiado largo para el código de un envase.',
  },
  known: 'Conocido',
  onePack: (amount) => `${amount} en cada uno`,
  nothingMore: 'Este código no dice lote ni caducidad.',
  batch: (batch) => `Lote ${batch}`,
  expires: (day) => `se conserva hasta ${day}`,
  unknown: 'No se sabe nada de este código',
  unknownWhy: 'Diga una vez qué es. Desde entonces lo conocen todos sus dispositivos.',
  gone: 'El producto de este código ya no está. Diga otra vez qué es.',
  itIs: 'Es',
  inOnePack: 'En cada envase',
  learn: 'Recordar este código',
  notLearned: 'No guardado',
  chooseFirst: 'Elija primero el producto.',
  relearn: 'Es otra cosa',
};
