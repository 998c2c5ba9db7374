import type { WordsOf } from '../../localized.ts';
import type { pwaWords as english } from '../../en/app/pwaWords.ts';

export const pwaWords: WordsOf<typeof english> = {
  thisApp: 'Esta aplicación',
  newVersion: 'Hay una versión nueva. Lo que escribió se conserva.',
  loadNewVersion: 'Cargarla',
  loadingNewVersion: 'Cargando la versión nueva …',
  installOffer: 'Tenga esta aplicación en la pantalla de inicio. Se abre sin señal.',
  install: 'Instalar',
  notNow: 'Ahora no',
  shareSteps:
    'Para tener esta aplicación en la pantalla de inicio: toque Compartir y luego Añadir a pantalla de inicio.',
  close: 'Cerrar',
};
