import { DROPLET_CLASSES, type DropletClass, type ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const DROPLETS: Readonly<Record<DropletClass, string>> = {
  XF: 'gota extremadamente fina',
  VF: 'gota muy fina',
  F: 'gota fina',
  M: 'gota media',
  C: 'gota gruesa',
  VC: 'gota muy gruesa',
  XC: 'gota extremadamente gruesa',
  UC: 'gota ultragruesa',
};

/** A class of droplets in words. */
const droplets = (v: ProblemValues, key: string): string =>
  DROPLET_CLASSES.filter((name) => v.is(key, name))
    .map((name) => DROPLETS[name])
    .join('');

export const labelProblems = {
  applicationsAboveLabel: (v) =>
    message(
      `${v.product()}: una vez más de lo que permite su etiqueta`,
      v.has('before')
        ? `Este terreno lo recibió ${v.count('before')} veces en doce meses. La etiqueta permite ${v.count('most')} al año.`
        : `La etiqueta permite ${v.count('most')} al año.`,
      'Revise la etiqueta y sus registros.',
    ),
  yearAboveLabel: (v) =>
    message(
      `${v.product()}: más al año de lo que permite su etiqueta`,
      `Este terreno recibió ${v.rate('beforePerHa')} en doce meses y recibe ${v.rate('perHa')}. La etiqueta permite ${v.rate('mostPerHa', 'floor')}.`,
      v.some('leftPerHa')
        ? `Quedan como máximo ${v.rate('leftPerHa', 'floor')}.`
        : 'Este año no queda nada.',
    ),
  labelYearNotKnown: (v) =>
    message(
      `Ya usado este año, desconocido: ${v.products()}`,
      'Su etiqueta limita el año. No se sabe cuánto recibió antes este terreno.',
      'Elija el potrero, o anótelo en el producto.',
    ),
  activeAboveLabel: (v) =>
    message(
      `${v.product()}: más ingrediente activo al año de lo que permite su etiqueta`,
      `Este terreno recibió ${v.quantity('beforeGPerHa', 'g/ha')} de ${v.text('active')} y recibe ${v.quantity('gPerHa', 'g/ha')}, sumando los productos. La etiqueta permite ${v.most('mostGPerHa', 'g/ha')}.`,
      'Baje la dosis, o quite uno de ellos.',
    ),
  activeYearNotKnown: (v) =>
    message(
      `Ingrediente activo este año, desconocido: ${v.products()}`,
      'Su etiqueta limita el ingrediente activo al año, lo traiga el producto que sea. No se sabe lo que contiene uno de ellos, o lo que recibió este terreno.',
      'Anote el ingrediente activo y su contenido en cada producto.',
    ),
  stageAfterLabel: (v) =>
    message(
      `${v.product()}: demasiado tarde según su etiqueta`,
      `El cultivo está en el estado BBCH ${v.count('stage')}. La etiqueta lo permite hasta BBCH ${v.count('latest')}.`,
      'Quítelo, o revise la etiqueta para este cultivo.',
    ),
  stageBeforeLabel: (v) =>
    message(
      `${v.product()}: demasiado pronto según su etiqueta`,
      `El cultivo está en el estado BBCH ${v.count('stage')}. La etiqueta lo permite desde BBCH ${v.count('earliest')}.`,
      'Espere, o revise la etiqueta para este cultivo.',
    ),
  stageNotKnown: (v) =>
    message(
      `Estado de desarrollo sin comprobar: ${v.products()}`,
      'Su etiqueta dice desde o hasta qué estado del cultivo. El estado no se anotó.',
      'Anote el estado de desarrollo del cultivo.',
    ),
  harvestTooSoon: (v) =>
    message(
      `${v.product()}: demasiado cerca de la cosecha`,
      `Días de la aplicación a la cosecha: ${v.count('days')}. La etiqueta pide al menos ${v.count('leastDays')}.`,
      'Quítelo, o coseche más tarde.',
    ),
  tooSoonAgain: (v) =>
    message(
      `${v.product()}: demasiado pronto tras la última vez`,
      `Días desde la última en este terreno: ${v.count('days')}. La etiqueta pide al menos ${v.count('leastDays')}.`,
      `Días que faltan: ${v.count('waitDays')}.`,
    ),
  sinceLastNotKnown: (v) =>
    message(
      `Días desde la última vez, desconocidos: ${v.products()}`,
      'Su etiqueta pide días entre dos aplicaciones. No se sabe cuándo lo recibió este terreno por última vez.',
      'Elija el potrero, o anótelo en el producto.',
    ),
  sameActionInMix: (v) =>
    message(
      `${v.text('group')}: un solo modo de acción`,
      `${v.products()} actúan igual: juntos cuentan como uno contra la resistencia.`,
    ),
  sameActionAgain: (v) =>
    message(
      `${v.product()} actúa como antes`,
      `Este terreno recibió ${v.text('group')} ${v.count('times')} veces en doce meses.`,
      'Cambie el modo de acción antes de que malezas o plagas lo resistan.',
    ),
  dropletsFinerThanLabel: (v) =>
    message(
      `Gotas más finas de lo que permite la etiqueta de ${v.product()}`,
      `La boquilla da ${droplets(v, 'dropletClass')} a la presión calculada; la etiqueta pide ${droplets(v, 'finest')} o más gruesa.`,
      'Baje la presión, o cambie la boquilla.',
    ),
  dropletsNotChecked: (v) =>
    message(
      'Tamaño de gota sin revisar',
      `La etiqueta de ${v.product()} pide ${droplets(v, 'finest')} o más gruesa. Aquí no se conoce la clase de la boquilla.`,
      'Búsquela en la tabla del fabricante.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
