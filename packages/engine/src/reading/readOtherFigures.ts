import { namesOf } from '../mix/DraftField.ts';
import { draftFields, READ_APART, type DraftTable } from '../mix/draftFields.ts';
import type { OtherFigures } from '../mix/MixInputs.ts';
import { figureOf, type PartFields } from './readPart.ts';

const isOther = (key: keyof DraftTable): key is keyof OtherFigures =>
  draftFields[key].kind === 'number' && !READ_APART.some((apart) => apart === key);

const OTHER_FIGURES = namesOf(draftFields).filter(isOther);

/** Every figure of a draft that is not read with what it belongs to, such as the tank's. */
export function readOtherFigures(fields: PartFields<DraftTable>): OtherFigures {
  const figures: Partial<Record<keyof OtherFigures, number | null>> = {};
  for (const key of OTHER_FIGURES) figures[key] = figureOf(fields, key);
  // Each is in the unit of its row, which its type is taken from.
  return figures as OtherFigures;
}
