import { localized } from '../../localized.ts';

/** What is wrong with a fact of a product; limits come with their unit. */
export const productFaultWords = localized('productFaults', {
  missing: 'Needed.',
  notANumber: (typed: string) => `${typed} is not a number this can hold.`,
  notAChoice: (typed: string) => `${typed} is not one of the choices.`,
  notText: 'This is not text, or holds signs that cannot be shown.',
  tooLong: 'This is too long.',
  tooMany: 'There are too many of these.',
  duplicate: (name: string) => `The file has ${name} more than once. Leave only one in it.`,
  outOfRange: (value: string, min: string, max: string) =>
    `${value} cannot be: it must be from ${min} to ${max}.`,
  unusual: (value: string, min: string, max: string) =>
    `${value} is unusual: mostly ${min} to ${max}. Compare it with the label.`,
  notAscending: (value: string) => `${value} is out of order: each must be above the one before.`,
  lowestAboveHighest: (value: string) => `${value} is above the highest rate.`,
  sumAbove100: (sum: string) => `The nutrients come to ${sum} of the weight, more than all of it.`,
  doesNotFit: 'This does not fit what the product is.',
  bulkAboveSolid: (value: string) =>
    `${value} cannot be: loose in the bag it is lighter than the solid itself.`,
  roomDisagrees: (value: string) =>
    `${value} does not agree with the density of the solid: 1 divided by it is the room.`,
  needsDensity: 'Enter the density first: g/L becomes % by weight through it.',
});
