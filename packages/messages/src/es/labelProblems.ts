import type { ProblemCode } from '@mix/engine';
import { message, type Words } from '../Words.ts';

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
      `Una hectárea recibió ${v.amount('beforePerHa')} en doce meses y recibe ${v.amount('perHa')}. La etiqueta permite ${v.amount('mostPerHa')}.`,
      v.some('leftPerHa')
        ? `Quedan como máximo ${v.amount('leftPerHa')} por hectárea.`
        : 'Este año no queda nada.',
    ),
  labelYearNotKnown: (v) =>
    message(
      `Ya usado este año, desconocido: ${v.products()}`,
      'Su etiqueta limita el año. No se sabe cuánto recibió antes este terreno.',
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
} as const satisfies Partial<Record<ProblemCode, Words>>;
