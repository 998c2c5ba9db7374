import type { arrivalWords as english } from '../../en/sync/arrivalWords.ts';
import type { WordsOf } from '../../localized.ts';

export const arrivalWords: WordsOf<typeof english> = {
  notHereYet: 'Todavía no está aquí',
  arriving: 'Su cuenta aún no envió todo esto a este dispositivo. Hasta entonces no se suma nada.',
  notRead: 'No se puede leer',
  notReadWhy:
    'Este dispositivo no entrega lo que guarda. Cierre las otras pestañas de esta aplicación y cargue de nuevo esta página.',
  asOf: (moment) =>
    `Al ${moment}: sin conexión desde entonces. Lo que otros dispositivos hicieron después no está incluido.`,
};
