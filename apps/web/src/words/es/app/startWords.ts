import type { accountChipWords as englishChip } from '../../en/account/accountChipWords.ts';
import type { firstHomeWords as englishHome } from '../../en/home/firstHomeWords.ts';
import type { keptHereWords as englishKept } from '../../en/home/keptHereWords.ts';
import type { WordsOf } from '../../localized.ts';
import type { stripWords as englishStrip } from '../../en/app/stripWords.ts';
import { plural } from '../plural.ts';

/* The small parts of the start page, one object each. */

export const accountChipWords: WordsOf<typeof englishChip> = {
  signIn: 'Entrar',
  account: 'Cuenta',
};

export const firstHomeWords: WordsOf<typeof englishHome> = {
  planMix: 'Planear una mezcla',
  planMixWhy: 'Qué va en el tanque, en qué orden, hasta qué línea. Cinco respuestas hacen un plan.',
  newMix: 'Mezcla nueva',
  openExample: 'Ver un ejemplo',
  fiveAnswers: 'Cinco respuestas',
  machine: 'Máquina',
  machineNote: 'su tanque, y sus boquillas cuando las sepa',
  area: 'Superficie',
  areaNote: 'una cifra o un potrero',
  applicationRate: 'Volumen de aplicación',
  applicationRateNote: 'caldo por hectárea, agua y productos juntos',
  waterTemperature: 'Temperatura del agua',
  waterTemperatureNote: 'si todo se disuelve, y cuánto se enfría',
  productsNote: 'qué va en la mezcla, y cuánto por hectárea',
  works: 'Con señal o sin ella',
  worksNote:
    'No hace falta una cuenta. Con una, su trabajo está también en sus otros dispositivos.',
};

export const keptHereWords: WordsOf<typeof englishKept> = {
  deviceOnly: 'Guardado solo en este dispositivo',
  why: 'Por qué',
  deviceOnlyWhy:
    'Lo que planea y guarda queda en este navegador, y funciona sin señal. Entre en su cuenta, y queda también en ella y se ve en sus otros dispositivos. Borrar los datos del navegador borra lo que está solo aquí.',
};

export const stripWords: WordsOf<typeof englishStrip> = {
  title: 'Dónde está su trabajo',
  close: 'Cerrar',
  show: 'Ver',
  waiting: (count) => `${count} en espera`,
  offline: 'Sin conexión',
  offlineWaiting: (count) => `Sin conexión · ${count} en espera`,
  offlineSynced: (time) => `Sin conexión · todo enviado ${time}`,
  synced: (time) => `Sincronizado ${time}`,
  arriving: 'Todavía no está todo aquí',
  connecting: 'Guardado en este dispositivo',
  refused: (count) => `${count} sin guardar en el servidor`,
  full: (count) => `Almacenamiento lleno · ${count} sin guardar`,
  storageUsed: (percent) => `Almacenamiento usado al ${percent} %`,
  conflicts: (count) =>
    `${count} ${plural(count, { one: 'cambiado', other: 'cambiados' })} en dos dispositivos`,
  keptNowhere: 'No guardado en este dispositivo',
  broken: 'Se cortó el enlace con su cuenta',
};
