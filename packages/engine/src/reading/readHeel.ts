import { litres, type Litres } from '../units/quantity.ts';
import type { Heel, MixInputs } from '../mix/MixInputs.ts';
import { mixProblem, type MixProblem } from '../mix/MixProblem.ts';
import type { DraftTable } from '../mix/draftFields.ts';
import { missing, quoted, typeName, valueOf } from './readFields.ts';
import { figureOf, openInner, type PartFields } from './readPart.ts';

/** What is in the tank already. It cannot be more than the tank holds. */
export function readHeel(
  fields: PartFields<Pick<DraftTable, 'heel'>>,
  tankCapacityL: Litres | null,
): Heel | null {
  const { problems } = fields;
  const own = openInner(fields, 'heel');
  if (own === null) return null;
  const { choices } = own.rows.contents;
  const volumeL = figureOf(own, 'volumeL');
  if (volumeL === null) missing(own, 'volumeL');
  const contents = valueOf(own, 'contents');
  const known = choices.find((choice) => choice === contents);
  if (known === undefined) {
    const value = typeof contents === 'string' ? quoted(contents) : typeName(contents);
    const values = { value, choices };
    problems.push(mixProblem('heelContentsUnknown', 'heel.contents', values));
    return null;
  }
  if (volumeL === null) return null;
  if (tankCapacityL !== null && volumeL > tankCapacityL) {
    problems.push(mixProblem('heelAboveTank', 'heel.volumeL', { heelL: volumeL, tankCapacityL }));
  } else if (tankCapacityL !== null && known === 'water' && volumeL > tankCapacityL / 2) {
    // Half a tank of the same mix is a job that is planned again; of water it is rare.
    const values = { value: volumeL, usualMaximum: tankCapacityL / 2, unit: 'L' };
    problems.push(mixProblem('unusuallyHigh', 'heel.volumeL', values));
  }
  return { volumeL: litres(volumeL), contents: known };
}

/** What cannot be sprayed, in the machine and in the tank, must leave room for a load. */
export function residualProblem(
  { deadVolumeL, tankResidualL }: Pick<MixInputs, 'deadVolumeL' | 'tankResidualL'>,
  tankL: Litres | null,
  problems: MixProblem[],
): void {
  if (tankL === null) return;
  const tooMuch = (path: 'deadVolumeL' | 'tankResidualL', value: number, maximum: number): void => {
    const least = { minimum: 0, minimumAllowed: 'yes' };
    const range = { value, ...least, maximum, maximumAllowed: 'no', unit: 'L' };
    problems.push(mixProblem('aboveMaximum', path, range));
  };
  const deadL = deadVolumeL ?? 0;
  if (deadL >= tankL) tooMuch('deadVolumeL', deadL, tankL);
  else if (tankResidualL !== null && tankResidualL >= tankL - deadL)
    tooMuch('tankResidualL', tankResidualL, tankL - deadL);
}
