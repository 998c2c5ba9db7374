import type { DraftTable } from '../mix/draftFields.ts';
import { mixProblem } from '../mix/MixProblem.ts';
import { treatedShare } from '../mix/treatedShare.ts';
import { missing } from './readFields.ts';
import { figureOf, type PartFields } from './readPart.ts';

/** Part of the ground that gets spray, 1 without a band; null where the band does not stand up. */
export function readBand(fields: PartFields<DraftTable>): number | null {
  const bandWidthM = figureOf(fields, 'bandWidthM');
  const rowSpacingM = figureOf(fields, 'rowSpacingM');
  const share = treatedShare({ bandWidthM, rowSpacingM });
  if (share !== null) return share;
  if (bandWidthM === null || rowSpacingM === null) {
    missing(fields, bandWidthM === null ? 'bandWidthM' : 'rowSpacingM');
    return null;
  }
  const values = { bandWidthM, rowSpacingM };
  fields.problems.push(mixProblem('bandWiderThanRow', 'bandWidthM', values));
  return null;
}
