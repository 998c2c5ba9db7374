import { DROPLET_CLASSES, type DropletClass, type ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const DROPLETS: Readonly<Record<DropletClass, string>> = {
  XF: 'des gouttes extrêmement fines',
  VF: 'des gouttes très fines',
  F: 'des gouttes fines',
  M: 'des gouttes moyennes',
  C: 'des gouttes grossières',
  VC: 'des gouttes très grossières',
  XC: 'des gouttes extrêmement grossières',
  UC: 'des gouttes ultra-grossières',
};

/** A class of droplets in words. */
const droplets = (v: ProblemValues, key: string): string =>
  DROPLET_CLASSES.filter((name) => v.is(key, name))
    .map((name) => DROPLETS[name])
    .join('');

/** What a label says of the year, of resistance and of droplets. */
export const labelProblems = {
  applicationsAboveLabel: (v) =>
    message(
      `${v.product()} : une fois de plus que son étiquette ne permet`,
      v.has('before')
        ? `Ce sol l’a reçu ${v.count('before')} fois en douze mois. L’étiquette permet ${v.count('most')} par an.`
        : `L’étiquette permet ${v.count('most')} par an.`,
      'Vérifiez l’étiquette et vos fiches.',
    ),
  yearAboveLabel: (v) =>
    message(
      `${v.product()} : plus par an que son étiquette ne permet`,
      `Ce sol a reçu ${v.rate('beforePerHa')} en douze mois et reçoit ${v.rate('perHa')}. L’étiquette permet ${v.rate('mostPerHa', 'floor')}.`,
      v.some('leftPerHa')
        ? `Il reste au plus ${v.rate('leftPerHa', 'floor')}.`
        : 'Il ne reste rien cette année.',
    ),
  labelYearNotKnown: (v) =>
    message(
      `Déjà utilisé cette année, inconnu : ${v.products()}`,
      'Son étiquette limite l’année. On ne sait pas ce que ce sol a reçu avant.',
      'Choisissez la parcelle, ou saisissez-le avec le produit.',
    ),
  activeAboveLabel: (v) =>
    message(
      `${v.product()} : plus de substance active par an que son étiquette ne permet`,
      `Ce sol a reçu ${v.quantity('beforeGPerHa', 'g/ha')} de ${v.text('active')} et reçoit ${v.quantity('gPerHa', 'g/ha')}, tous produits ensemble. L’étiquette permet ${v.most('mostGPerHa', 'g/ha')}.`,
      'Baissez la dose, ou retirez l’un d’eux.',
    ),
  activeYearNotKnown: (v) =>
    message(
      `Substance active cette année, inconnue : ${v.products()}`,
      'Son étiquette limite la substance active par an, quel que soit le produit. On ne sait pas ce que l’un d’eux contient, ou ce que ce sol a reçu.',
      'Saisissez la substance active et sa teneur avec chaque produit.',
    ),
  stageAfterLabel: (v) =>
    message(
      `${v.product()} : trop tard selon son étiquette`,
      `La culture est au stade BBCH ${v.count('stage')}. L’étiquette le permet jusqu’à BBCH ${v.count('latest')}.`,
      'Retirez-le, ou vérifiez l’étiquette pour cette culture.',
    ),
  stageBeforeLabel: (v) =>
    message(
      `${v.product()} : trop tôt selon son étiquette`,
      `La culture est au stade BBCH ${v.count('stage')}. L’étiquette le permet à partir de BBCH ${v.count('earliest')}.`,
      'Attendez, ou vérifiez l’étiquette pour cette culture.',
    ),
  stageNotKnown: (v) =>
    message(
      `Stade non vérifié : ${v.products()}`,
      'Son étiquette dit à partir de ou jusqu’à quel stade de la culture. Le stade n’est pas saisi.',
      'Saisissez le stade de la culture.',
    ),
  harvestTooSoon: (v) =>
    message(
      `${v.product()} : trop près de la récolte`,
      `Jours de l’application à la récolte : ${v.count('days')}. L’étiquette en demande au moins ${v.count('leastDays')}.`,
      'Retirez-le, ou récoltez plus tard.',
    ),
  tooSoonAgain: (v) =>
    message(
      `${v.product()} : trop tôt après la dernière fois`,
      `Jours depuis la dernière sur ce sol : ${v.count('days')}. L’étiquette en demande au moins ${v.count('leastDays')}.`,
      `Jours encore à attendre : ${v.count('waitDays')}.`,
    ),
  sinceLastNotKnown: (v) =>
    message(
      `Jours depuis la dernière fois, inconnus : ${v.products()}`,
      'Son étiquette demande des jours entre deux applications. On ne sait pas quand ce sol l’a reçu.',
      'Choisissez la parcelle, ou saisissez-le avec le produit.',
    ),
  sameActionInMix: (v) =>
    message(
      `${v.text('group')} : un seul mode d’action`,
      `${v.products()} agissent pareil : contre la résistance, ensemble ils comptent pour un.`,
    ),
  sameActionAgain: (v) =>
    message(
      `${v.product()} agit comme avant`,
      `Ce sol a reçu ${v.text('group')} ${v.count('times')} fois en douze mois.`,
      'Changez le mode d’action avant que des adventices ou ravageurs y résistent.',
    ),
  dropletsFinerThanLabel: (v) =>
    message(
      `Gouttes plus fines que l’étiquette de ${v.product()} ne permet`,
      `La buse donne ${droplets(v, 'dropletClass')} à la pression calculée ; l’étiquette demande ${droplets(v, 'finest')} ou plus grosses.`,
      'Baissez la pression, ou changez la buse.',
    ),
  dropletsNotChecked: (v) =>
    message(
      'Taille des gouttes non vérifiée',
      `L’étiquette de ${v.product()} demande ${droplets(v, 'finest')} ou plus grosses. La classe de la buse est inconnue ici.`,
      'Cherchez-la dans le tableau du fabricant.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
