import type { WordsOf } from '../../localized.ts';
import type { productWords as english } from '../../en/products/productWords.ts';

export const productWords: WordsOf<typeof english> = {
  title: 'Productos',
  backToAll: 'Volver a todos los productos',
  catalogueMissing: 'El catálogo aún no está aquí',
  catalogueMissingWhy: 'No se pudo traer. Una vez traído, se abre también sin señal.',
  tryAgain: 'Probar de nuevo',
  unknown: 'Ningún producto se guarda con ese nombre',
  unknownWhy: 'El enlace puede ser más viejo que este catálogo. Busque el producto en la lista.',

  search: (count) => `Buscar en ${count} productos`,
  searchSome: 'Buscar productos',
  ownNotHere: 'Productos propios: todavía no están aquí',
  kinds: 'Tipo de producto',
  all: 'Todos',
  own: 'Propios',
  ownTag: 'propio',
  allOf: (count) => `Los ${count}`,
  someOf: (found, count) => `${found} de ${count}`,
  noFavourites:
    'Aún no hay favoritos. La estrella de un producto lo pone aquí, y primero en cada lista.',
  showAll: 'Ver todos los productos',
  noneFound: 'Ningún producto aquí se llama así. Pruebe con menos letras.',
  noneFoundOfKind:
    'Ningún producto aquí se llama así. Pruebe con menos letras, o busque en todos los tipos.',
  suspends: 'en suspensión',
  addOwn: 'Añadir uno propio',
  files: 'Importar o exportar',

  choose: 'Elija un producto',
  chooseWhy:
    'Sus datos están aquí, cada uno con dónde se leyó, o marcado como supuesto donde nadie responde por él.',
  productCount: 'Productos',
  sourcedCount: 'Datos leídos en una fuente',
  assumedCount: 'Supuestos, en todo o en parte',
  ruleCount: 'Reglas para dos juntos',
  catalogueVersion: (version) => `Catálogo ${version}`,

  opening: 'Abriendo',
  notKnown: 'no se sabe',
  fromLabel: 'según la etiqueta',
  deleted: (name) => `${name}: borrado`,
  undo: 'Deshacer',
};
