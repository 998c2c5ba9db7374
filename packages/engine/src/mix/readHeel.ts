import { PARAMETERS } from '../parameters.ts';
import { litres, type Litres } from '../units/quantity.ts';
import type { Heel } from './MixInputs.ts';
import { mixProblem, type MixProblem } from './MixProblem.ts';
import {
  missing,
  numberField,
  openFields,
  quoted,
  typeName,
  valueOf,
  type Fields,
} from './readFields.ts';

export const HEEL_CONTENTS = ['water', 'sameMix'] as const;
const HEEL_KEYS: ReadonlySet<string> = new Set(['volumeL', 'contents']);

/** What is in the tank already. It cannot be more than the tank holds. */
export function readHeel(fields: Fields, tankCapacityL: Litres | null): Heel | null {
  const { problems } = fields;
  const own = openFields(valueOf(fields, 'heel'), 'heel.', HEEL_KEYS, problems);
  if (own === null) return null;
  const volumeL = numberField(own, 'volumeL', PARAMETERS['heel.volumeL']);
  if (volumeL === null) missing(own, 'volumeL');
  const contents = valueOf(own, 'contents');
  const known = HEEL_CONTENTS.find((choice) => choice === contents);
  if (known === undefined) {
    const value = typeof contents === 'string' ? quoted(contents) : typeName(contents);
    const values = { value, choices: HEEL_CONTENTS };
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

/** What never leaves the tank must leave room for a load. */
export function deadVolumeProblem(
  deadL: Litres | null,
  tankL: Litres | null,
  problems: MixProblem[],
): void {
  if (deadL === null || tankL === null || deadL < tankL) return;
  const range = { value: deadL, minimum: 0, minimumAllowed: 'yes', maximum: tankL, unit: 'L' };
  problems.push(mixProblem('aboveMaximum', 'deadVolumeL', range));
}
