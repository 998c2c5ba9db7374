import type { appWords as english } from '../../en/app/appWords.ts';
import type { WordsOf } from '../../localized.ts';

export const appWords: WordsOf<typeof english> = {
  skip: 'Ir al contenido',
  main: 'Principal',
  home: 'Inicio',
  mix: 'Mezcla',
  products: 'Productos',
  reporting: 'Informes',
  result: 'Resultado',
  accountLink: 'Enlace de la cuenta',
  privacyPolicy: 'Política de privacidad',
  terms: 'Condiciones de servicio',
  notFoundTitle: 'Página no encontrada',
  kind: 'Mix Calculator',
  sunView: 'Vista de sol',
  wholeAnswer: 'Todo el plan',
  favourite: 'Favorito',
  favouriteOf: (name) => `Favorito: ${name}`,
  unitsAndLanguage: 'Unidades e idioma · Language',

  loadAgain: 'Cargarla de nuevo',
  loadFailed: 'Esta pantalla no se cargó',
  loadFailedWhy:
    'Una parte de la aplicación no se pudo traer. Sin señal, pruebe de nuevo cuando la haya. Lo que escribió se conserva en este dispositivo.',
  stopped: 'Esta pantalla dejó de funcionar',
  stoppedWhy:
    'El fallo está en la aplicación, no en lo que escribió. Cargue la pantalla de nuevo; si vuelve a parar, empiece una mezcla nueva desde Inicio.',
  notFound: 'No hay ninguna página en esta dirección',
  notFoundWhy: 'El enlace puede ser viejo, o faltar una letra. No se perdió nada suyo.',
  goHome: 'Ir a Inicio',
  warning: 'Aviso',
};
