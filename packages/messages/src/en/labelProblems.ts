import { DROPLET_CLASSES, type DropletClass, type ProblemCode } from '@mix/engine';
import type { ProblemValues } from '../ProblemValues.ts';
import { message, type Words } from '../Words.ts';

const DROPLETS: Readonly<Record<DropletClass, string>> = {
  XF: 'extremely fine',
  VF: 'very fine',
  F: 'fine',
  M: 'medium',
  C: 'coarse',
  VC: 'very coarse',
  XC: 'extremely coarse',
  UC: 'ultra coarse',
};

/** A class of droplets in words. */
const droplets = (v: ProblemValues, key: string): string =>
  DROPLET_CLASSES.filter((name) => v.is(key, name))
    .map((name) => DROPLETS[name])
    .join('');

/** What labels allow and ask for. */
export const labelProblems = {
  applicationsAboveLabel: (v) =>
    message(
      `${v.product()}: once more than its label allows`,
      v.has('before')
        ? `It was put on this ground ${v.count('before')} times in twelve months. The label allows ${v.count('most')} a year.`
        : `The label allows ${v.count('most')} a year.`,
      'Check the label and your records.',
    ),
  yearAboveLabel: (v) =>
    message(
      `${v.product()}: more in a year than its label allows`,
      `This ground had ${v.rate('beforePerHa')} in twelve months and gets ${v.rate('perHa')}. The label allows ${v.rate('mostPerHa', 'floor')}.`,
      v.some('leftPerHa')
        ? `At most ${v.rate('leftPerHa', 'floor')} is left.`
        : 'Nothing is left this year.',
    ),
  labelYearNotKnown: (v) =>
    message(
      `Used up this year, not known: ${v.products()}`,
      'Its label limits a year. What this ground had of it before is not known.',
      'Choose the paddock, or enter it with the product.',
    ),
  activeAboveLabel: (v) =>
    message(
      `${v.product()}: more of its active ingredient in a year than its label allows`,
      `This ground had ${v.quantity('beforeGPerHa', 'g/ha')} of ${v.text('active')} and gets ${v.quantity('gPerHa', 'g/ha')}, all products together. The label allows ${v.most('mostGPerHa', 'g/ha')}.`,
      'Lower the rate, or leave one of them out.',
    ),
  activeYearNotKnown: (v) =>
    message(
      `Active ingredient this year, not known: ${v.products()}`,
      'Its label limits the active ingredient in a year, whichever products bring it. What one of them holds, or what this ground had, is not known.',
      'Enter the active ingredient and its content with each product.',
    ),
  stageAfterLabel: (v) =>
    message(
      `${v.product()}: too late for its label`,
      `The crop is at growth stage BBCH ${v.count('stage')}. The label allows it up to BBCH ${v.count('latest')}.`,
      'Leave it out, or check the label for this crop.',
    ),
  stageBeforeLabel: (v) =>
    message(
      `${v.product()}: too early for its label`,
      `The crop is at growth stage BBCH ${v.count('stage')}. The label allows it from BBCH ${v.count('earliest')}.`,
      'Wait, or check the label for this crop.',
    ),
  stageNotKnown: (v) =>
    message(
      `Growth stage not checked: ${v.products()}`,
      'Its label says from or up to which stage of the crop. The stage was not entered.',
      'Enter the growth stage of the crop.',
    ),
  harvestTooSoon: (v) =>
    message(
      `${v.product()}: too close to harvest`,
      `Days from the spraying to the harvest: ${v.count('days')}. The label asks for at least ${v.count('leastDays')}.`,
      'Leave it out, or harvest later.',
    ),
  tooSoonAgain: (v) =>
    message(
      `${v.product()}: too soon after the last time`,
      `Days since the last on this ground: ${v.count('days')}. The label asks for at least ${v.count('leastDays')}.`,
      `Days still to wait: ${v.count('waitDays')}.`,
    ),
  sinceLastNotKnown: (v) =>
    message(
      `Days since the last time, not known: ${v.products()}`,
      'Its label asks for days between two applications. When this ground last had it is not known.',
      'Choose the paddock, or enter it with the product.',
    ),
  sameActionInMix: (v) =>
    message(
      `${v.text('group')}: one way of acting`,
      `${v.products()} act the same way: together they count as one against resistance.`,
    ),
  sameActionAgain: (v) =>
    message(
      `${v.product()} acts as before`,
      `This ground had ${v.text('group')} ${v.count('times')} times in twelve months.`,
      'Change the way of acting before weeds or pests stand it.',
    ),
  dropletsFinerThanLabel: (v) =>
    message(
      `Droplets finer than the label of ${v.product()} allows`,
      `The nozzle gives ${droplets(v, 'dropletClass')} at the pressure worked out; the label asks for ${droplets(v, 'finest')} or coarser.`,
      'Lower the pressure, or change the nozzle.',
    ),
  dropletsNotChecked: (v) =>
    message(
      'Droplet size not checked',
      `The label of ${v.product()} asks for ${droplets(v, 'finest')} or coarser. The class of the nozzle is not known here.`,
      'Look it up in the maker’s table.',
    ),
} as const satisfies Partial<Record<ProblemCode, Words>>;
